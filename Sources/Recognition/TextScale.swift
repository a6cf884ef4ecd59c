/// How large the letters of a picture are and how they lie, seen from pairs of neighbouring letters.
///
/// Ink which belongs to letters has a neighbour of the same height close by, on the same line; grain, folds and
/// drawings rarely do. So only pairs are counted, and a picture without pairs has no text.
struct TextScale {
    /// The height of a letter, in pixels (between that of small letters and that of capitals).
    var letterHeight: Double
    /// How far lines fall to the right: the tangent of the angle.
    var slope: Double
    /// How many pairs were seen.
    var pairs: Int
    /// Whether letters stand closer above each other than beside each other: the page lies on its side.
    var liesOnItsSide: Bool

    /// Measures components; nil where too few of them pair up.
    init?(_ components: [Component]) {
        let letters = components.filter { $0.height >= 5 && $0.width >= 2 && $0.width <= 6 * $0.height && $0.area >= 8 }
        let across = Self.pairs(letters)
        let down = Self.pairs(
            components.filter { $0.width >= 5 && $0.height >= 2 && $0.height <= 6 * $0.width && $0.area >= 8 }
                .map { Component(left: $0.top, top: $0.left, right: $0.bottom, bottom: $0.right, area: $0.area) })
        liesOnItsSide = down.count > 20 && Double(down.count) > 1.4 * Double(across.count)
        let chosen = liesOnItsSide ? down : across
        guard chosen.count >= 6 else { return nil }
        pairs = chosen.count
        let usual = chosen.map(\.height).sorted()[chosen.count / 2]
        letterHeight = Double(usual)
        slope = Self.slope(chosen.filter { 5 * $0.height >= 3 * usual })
    }

    /// The common slope: the middle one first, then the mean of those near it, which is finer than the whole pixels
    /// that a single pair is measured in.
    private static func slope(_ pairs: [Pair]) -> Double {
        guard !pairs.isEmpty else { return 0 }
        let middle = pairs.map { $0.rise / $0.run }.sorted()[pairs.count / 2]
        let near = pairs.filter { abs($0.rise / $0.run - middle) < 0.12 }
        return near.reduce(0) { $0 + $1.rise } / max(1, near.reduce(0) { $0 + $1.run })
    }

    /// Two letters side by side.
    private struct Pair {
        var height: Int
        var run: Double
        var rise: Double
    }

    /// For each letter its nearest neighbour to the right, where that is of the same height and stands close.
    private static func pairs(_ letters: [Component]) -> [Pair] {
        let sorted = letters.sorted { $0.left < $1.left }
        var result: [Pair] = []
        for (index, letter) in sorted.enumerated() {
            let limit = letter.right + letter.height
            var best: (gap: Int, other: Component)?
            var next = index + 1
            while next < sorted.count, sorted[next].left < limit {
                let other = sorted[next]
                next += 1
                let gap = other.left - letter.right
                guard gap > -letter.height / 3, other.left > letter.left + letter.width / 2,
                    2 * letter.sharedRows(other) > min(letter.height, other.height),
                    10 * other.height < 14 * letter.height, 10 * letter.height < 14 * other.height
                else { continue }
                if best == nil || gap < best!.gap { best = (gap, other) }
            }
            if let (_, other) = best {
                let run = Double(other.left + other.right - letter.left - letter.right) / 2
                // Capitals beside small letters share the baseline, not the middle.
                let rise = Double(other.bottom - letter.bottom)
                result.append(Pair(height: max(letter.height, other.height), run: max(1, run), rise: rise))
            }
        }
        return result
    }
}
