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

    /// How many rows it shares with another segment at a column; negative where there is room between them.
    func sharedRows(_ other: Segment, at x: Double) -> Double {
        min(bottom(at: x), other.bottom(at: x)) - max(top(at: x), other.top(at: x))
    }

    /// Takes in another segment, which ends further to the right.
    mutating func extend(over other: Segment) {
        let run = (other.left + other.right - left - right) / 2
        let rise = other.middle(at: (other.left + other.right) / 2) - middle(at: (left + right) / 2)
        let joint = run > 0 ? rise / run : slope
        let upper = min(top(at: left), other.top(at: other.right) - joint * (other.right - left))
        let lower = max(bottom(at: left), other.bottom(at: other.right) - joint * (other.right - left))
        right = other.right
        slope = joint
        top = upper
        height = lower - upper
    }

    /// The four corners, clockwise from the upper left.
    var corners: [(x: Double, y: Double)] {
        [
            (left, top(at: left)), (right, top(at: right)), (right, bottom(at: right)), (left, bottom(at: left)),
        ]
    }
}
