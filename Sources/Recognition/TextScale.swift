/// How large the letters of a picture are and how they lie, seen from pairs of neighbouring letters.
///
/// Ink which belongs to letters has a neighbour of the same height close by, on the same line; grain, folds and
/// drawings rarely do. So only pairs are counted, and a picture without pairs has no text.
struct TextScale {
    /// The height of a letter, in pixels (between that of small letters and that of capitals).
    var letterHeight: Double
    /// How far lines fall to the right: the tangent of the angle.
    var slope: Double
    /// The rectangle around everything that is as high as a letter, in pixels.
    var extent: Component
    /// Whether letters stand closer above each other than beside each other: the page lies on its side.
    var liesOnItsSide: Bool

    /// How much speaks for it: the sum over all letters in rows of the length of their row.
    var votes: Int

    /// Measures the ink of a picture; nil where too few marks stand in rows.
    ///
    /// It is measured in three ways, since blurred letters touch in grey and broken ones fall apart in black; the one
    /// counts in which most letters stand in long rows.
    init?(ink: borrowing Plane) {
        var best: TextScale?
        for (level, bridge) in [(PageCleaner.coreLevel, 0), (PageCleaner.coreLevel + 1, 0), (1, 1)] {
            var labelling = Labelling(ink, level: level, bridge: bridge)
            guard let scale = TextScale(labelling.components().components) else { continue }
            if best.map({ scale.votes > $0.votes }) ?? true { best = scale }
        }
        guard let best else { return nil }
        self = best
    }

    private init?(_ components: [Component]) {
        let letters = components.filter { $0.height >= 5 && $0.width >= 2 && $0.width <= 6 * $0.height && $0.area >= 8 }
        let across = Self.pairs(letters)
        let down = Self.pairs(
            components.filter { $0.width >= 5 && $0.height >= 2 && $0.height <= 6 * $0.width && $0.area >= 8 }
                .map { Component(left: $0.top, top: $0.left, right: $0.bottom, bottom: $0.right, area: $0.area) })
        let votesAcross = across.reduce(0) { $0 + $1.votes }, votesDown = down.reduce(0) { $0 + $1.votes }
        liesOnItsSide = down.count > 20 && Double(votesDown) > 1.4 * Double(votesAcross)
        let chosen = (liesOnItsSide ? down : across).sorted { $0.height < $1.height }
        // In grain rows come about by chance: short ones, as many down as across, and of few of the marks.
        let longest = chosen.map(\.votes).max() ?? 0
        let isDirected = 2 * max(votesAcross, votesDown) > 3 * min(votesAcross, votesDown)
        guard chosen.count >= 6, longest >= 8 || isDirected || 8 * chosen.count >= letters.count else { return nil }
        votes = max(votesAcross, votesDown)
        var left = (liesOnItsSide ? votesDown : votesAcross) / 2
        let usual =
            chosen.first {
                left -= $0.votes; return left < 0
            }?.height ?? chosen[chosen.count / 2].height
        letterHeight = Double(usual)
        // Prices and quantities may be no more than a letter or two; headings are larger, and bars are one piece.
        let alike = components.filter {
            2 * $0.height >= usual && $0.height <= 8 * usual && $0.width <= 60 * usual && 8 * $0.area >= usual * usual
        }
        extent = alike.reduce(chosen[0].place) { $0.union($1) }
        slope = Self.slope(chosen.filter { 5 * $0.height >= 3 * usual && 5 * $0.height <= 9 * usual })
    }

    /// The common slope: the middle one first, then the mean of those near it, which is finer than the whole pixels
    /// that a single pair is measured in.
    private static func slope(_ pairs: [Pair]) -> Double {
        guard !pairs.isEmpty else { return 0 }
        let middle = pairs.map { $0.rise / $0.run }.sorted()[pairs.count / 2]
        let near = pairs.filter { abs($0.rise / $0.run - middle) < 0.12 }
        return near.reduce(0) { $0 + $1.rise * Double($1.votes) }
            / max(1, near.reduce(0) { $0 + $1.run * Double($1.votes) })
    }

    /// Two letters side by side.
    private struct Pair {
        var height: Int
        var run: Double
        var rise: Double
        /// How many letters stand in the same row: long rows are surely text.
        var votes = 0
        /// Where both stand.
        var place: Component
    }

    /// For each letter its nearest neighbour to the right, where that is of the same height and stands close; only
    /// rows of three letters and more count.
    private static func pairs(_ letters: [Component]) -> [Pair] {
        let sorted = letters.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
        var next = [Int](repeating: -1, count: sorted.count)
        var previous = next
        for (index, letter) in sorted.enumerated() {
            let limit = letter.right + letter.height
            var best: (gap: Int, other: Int)?
            var candidate = index + 1
            while candidate < sorted.count, sorted[candidate].left < limit {
                defer { candidate += 1 }
                let other = sorted[candidate]
                let gap = other.left - letter.right
                let tall = max(letter.height, other.height)
                guard previous[candidate] < 0, gap > -letter.height / 3, other.left > letter.left + letter.width / 2,
                    2 * letter.sharedRows(other) > min(letter.height, other.height),
                    10 * tall < 14 * min(letter.height, other.height),
                    4 * min(abs(letter.top - other.top), abs(letter.bottom - other.bottom)) <= tall
                else { continue }
                if best.map({ gap < $0.gap }) ?? true { best = (gap, candidate) }
            }
            if let best {
                next[index] = best.other
                previous[best.other] = index
            }
        }
        var result: [Pair] = []
        for start in sorted.indices where previous[start] < 0 {
            var row = [start]
            while next[row[row.count - 1]] >= 0 { row.append(next[row[row.count - 1]]) }
            guard row.count >= 3 else { continue }
            for (first, second) in zip(row, row.dropFirst()) {
                let a = sorted[first], b = sorted[second]
                let run = Double(b.left + b.right - a.left - a.right) / 2
                // Capitals beside small letters share the baseline, not the middle.
                let pair = Pair(
                    height: max(a.height, b.height), run: max(1, run), rise: Double(b.bottom - a.bottom),
                    votes: min(row.count, 12), place: a.union(b))
                result.append(pair)
            }
        }
        return result
    }
}
