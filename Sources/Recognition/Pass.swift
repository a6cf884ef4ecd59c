/// One way to read a segment: how much around it is shown, how wide, and whether the engine tells its other choices.
struct Pass: Hashable, Sendable {
    /// The white shown above and below the band, as a share of its height.
    var margin = LineCrop.margin
    /// How much wider than it stands on the page it is shown.
    var stretch = 1.0
    /// Whether the engine tells what else each character may be; it costs a tenth of the time.
    var offersChoices = false

    /// The usual one.
    static let first = Pass()
    /// Further looks at a doubtful place: a little more around the band, for letters which stand out of it, with the
    /// engine's other choices; and wider and narrower type.
    static let further = [
        Pass(margin: LineCrop.margin + 0.1, offersChoices: true), Pass(stretch: 1.12), Pass(stretch: 0.9),
    ]
    /// The looks of a second model.
    static let second = [Pass.first, Pass(stretch: 1.12)]
}
