/// One way to read a segment: how much around it is shown, and whether the engine tells its other choices.
struct Pass: Hashable, Sendable {
    /// The white shown above and below the band, as a share of its height.
    var margin = LineCrop.margin
    /// Whether the engine tells what else each character may be; it costs a tenth of the time.
    var offersChoices = false

    /// The usual one.
    static let first = Pass()
    /// The usual one, with the engine's other choices.
    static let choices = Pass(offersChoices: true)
    /// A little more around the band: for letters which stand out of it.
    static let wider = Pass(margin: LineCrop.margin + 0.1)
}
