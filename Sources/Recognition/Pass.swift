/// One way to read a segment: how much around it is shown, and which characters may come out.
struct Pass: Hashable, Sendable {
    /// The white shown above and below the band, as a share of its height.
    var margin = LineCrop.margin
    /// The characters which may come out; empty for all that the model knows.
    var alphabet = ""

    /// The usual one.
    static let first = Pass()
    /// A little more around the band: for letters which stand out of it.
    static let wider = Pass(margin: 0.22)
    /// A little less: for bands which reach into the lines above and below.
    static let closer = Pass(margin: 0.04)
    /// Amounts only: letters that look like digits become digits.
    static let digits = Pass(alphabet: "0123456789.,-+$%()")
}
