/// A piece of one line of text in the cleaned page: a band which may fall or rise to the right.
struct Segment: Hashable, Sendable {
    /// The first column, in pixels of the cleaned page.
    var left: Double
    /// The first column right of it.
    var right: Double
    /// The upper edge at `left`.
    var top: Double
    /// The height of the band, straight down.
    var height: Double
    /// How far the band falls for each pixel to the right.
    var slope: Double

    var width: Double { right - left }

    /// The upper edge at a column.
    func top(at x: Double) -> Double { top + slope * (x - left) }

    /// The lower edge at a column.
    func bottom(at x: Double) -> Double { top(at: x) + height }

    /// The middle of the band at a column.
    func middle(at x: Double) -> Double { top(at: x) + height / 2 }

    /// The four corners, clockwise from the upper left.
    var corners: [(x: Double, y: Double)] {
        [
            (left, top(at: left)), (right, top(at: right)), (right, bottom(at: right)), (left, bottom(at: left)),
        ]
    }
}
