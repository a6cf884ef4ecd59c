/// One way to read a segment: how much around it is shown, by which model, and whether it tells other choices.
struct Pass: Hashable, Sendable {
    /// The white shown above and below the band, as a share of its height.
    var margin = LineCrop.margin
    /// Whether the model of the second opinion reads.
    var asksSecond = false
    /// Whether the engine tells what else each character may be; it costs a tenth of the time.
    var offersChoices = false

    /// The usual one.
    static let first = Pass()
    /// The usual one, with the engine's other choices.
    static let choices = Pass(offersChoices: true)
    /// A little more around the band: for letters which stand out of it.
    static let wider = Pass(margin: LineCrop.margin + 0.1)
    /// The other model.
    static let secondOpinion = Pass(asksSecond: true, offersChoices: true)
}
