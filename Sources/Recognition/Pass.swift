/// One way to read a segment: how much around it is shown, by which model, and which characters may come out.
struct Pass: Hashable, Sendable {
    /// The white shown above and below the band, as a share of its height.
    var margin = LineCrop.margin
    /// The characters which may come out; empty for all that the model knows.
    var alphabet = ""
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
    /// A little less: for bands which reach into the lines above and below.
    static let closer = Pass(margin: LineCrop.margin - 0.08)
    /// Amounts only: letters that look like digits become digits.
    static let digits = Pass(alphabet: "0123456789.,-+$%()")
    /// The other model.
    static let secondOpinion = Pass(asksSecond: true, offersChoices: true)

    /// What is tried for a doubtful segment.
    static let again: [Pass] = [.choices, .wider, .closer, .secondOpinion, .digits]
}
