/// One way to read a segment: how much around it is shown, and whether the engine tells its other choices.
struct Pass: Hashable, Sendable {
    /// The white shown above and below the band, as a share of its height.
    var margin = LineCrop.margin
    /// Whether the engine tells what else each character may be; it costs a tenth of the time.
    var offersChoices = false

    /// The usual one.
    static let first = Pass()
    /// A second look: a little more around the band, for letters which stand out of it, with the engine's other choices.
    static let second = Pass(margin: LineCrop.margin + 0.1, offersChoices: true)
}
