extension LineFinder {
    /// The band of a chain: its slope by the feet of its letters, its height by their tops and bottoms.
    func fitted(_ chain: [Component]) -> Segment {
        let left = Double(chain.map(\.left).min() ?? 0), right = Double(chain.map(\.right).max() ?? 0)
        let usual = usualHeight(chain)
        let steady = chain.filter { Double($0.height) >= 0.55 * usual && Double($0.height) <= 1.5 * usual }
        let kept = steady.isEmpty ? chain : steady
        let slope = slope(kept, height: usual)
        func offset(_ value: Int, _ piece: Component) -> Double {
            Double(value) - slope * (Double(piece.left + piece.right) / 2 - left)
        }
        // The feet of most letters stand on one line; what hangs far from it is no letter of this line.
        let feet = kept.map { offset($0.bottom, $0) }.sorted()
        let foot = feet[feet.count / 2]
        let sound = kept.filter {
            offset($0.top, $0) >= foot - 1.6 * usual && offset($0.bottom, $0) <= foot + 0.5 * usual
        }
        let bounding = sound.isEmpty ? kept : sound
        let top = bounding.map { offset($0.top, $0) }.min() ?? 0
        let bottom = bounding.map { offset($0.bottom, $0) }.max() ?? 0
        return Segment(left: left, right: right, top: top, height: max(1, bottom - top), slope: slope)
    }

    /// The height that a third of a chain's letters have or surpass.
    func usualHeight(_ chain: [Component]) -> Double {
        let heights = chain.map(\.height).sorted()
        return Double(heights[(heights.count * 2) / 3])
    }

    /// The slope of a line through the feet of letters, drawn towards that of the lines around where they are few.
    private func slope(_ letters: [Component], height: Double) -> Double {
        let middle = letters[letters.count / 2]
        let around = slopes.slope(
            x: Double(middle.left + middle.right) / 2, y: Double(middle.doubleMiddle) / 2)
        guard letters.count >= 3 else { return around }
        var used = letters.map { (x: Double($0.left + $0.right) / 2, y: Double($0.bottom)) }
        var slope = around
        for _ in 0..<2 {
            let n = Double(used.count)
            let mx = used.reduce(0) { $0 + $1.x } / n, my = used.reduce(0) { $0 + $1.y } / n
            let sxx = used.reduce(0) { $0 + ($1.x - mx) * ($1.x - mx) }
            let sxy = used.reduce(0) { $0 + ($1.x - mx) * ($1.y - my) }
            // Letters whose feet stand on one line that clearly runs another way than the lines around know it better.
            let own = sxx > 0 ? sxy / sxx : around
            let variance = used.map { $0.y - my - own * ($0.x - mx) }.reduce(0) { $0 + $1 * $1 } / max(1, n - 2)
            let isClear = (own - around) * (own - around) * sxx > 9 * variance && abs(own - around) > 0.03
            let weight = (isClear ? 2 : 20) * height * height
            slope = (sxy + around * weight) / (sxx + weight)
            // Tails of letters hang below the line; without them it is fitted once more.
            let kept = used.filter { abs($0.y - my - slope * ($0.x - mx)) < 0.18 * height }
            guard kept.count >= 3, kept.count < used.count else { break }
            used = kept
        }
        return slope
    }

    /// A chain in parts of which each is one line: letters of the rows above and below, blots, and print of another
    /// size come apart.
    func parted(_ chain: [Component]) -> [[Component]] {
        guard chain.count >= 2 else { return [chain] }
        let usual = usualHeight(chain)
        let band = fitted(chain)
        func foot(_ piece: Component) -> (x: Double, y: Double) {
            (Double(piece.left + piece.right) / 2, Double(piece.bottom))
        }
        // The line on which most letters stand.
        var best: (count: Int, x: Double, y: Double, slope: Double) = (0, 0, 0, 0)
        let middle = (band.left + band.right) / 2
        let around = slopes.slope(x: middle, y: band.middle(at: middle))
        for piece in chain where Double(piece.height) >= 0.55 * usual && Double(piece.height) <= 1.5 * usual {
            let (x, y) = foot(piece)
            for slope in [band.slope, around] {
                let count = chain.count { abs(foot($0).y - y - slope * (foot($0).x - x)) <= 0.2 * usual }
                if count > best.count { best = (count, x, y, slope) }
            }
        }
        func stands(_ piece: Component) -> Bool {
            let base = best.y + best.slope * (foot(piece).x - best.x)
            return foot(piece).y <= base + 0.5 * usual && foot(piece).y >= base - 1.3 * usual
                && Double(piece.top) >= base - 1.6 * usual
        }
        guard best.count > 0 else { return [chain] }
        var inside = chain.filter { stands($0) }
        guard inside.count < chain.count, !inside.isEmpty else { return [chain] }
        var outside = chain.filter { !stands($0) }
        // Letters of two lines which touch stay between those of this line.
        let left = inside[0].left, right = inside.map(\.right).max() ?? 0
        inside += outside.filter { Double($0.height) > 1.5 * usual && $0.left > left && $0.right < right }
        outside.removeAll { Double($0.height) > 1.5 * usual && $0.left > left && $0.right < right }
        // What is outside is less than the chain, so this comes to an end.
        return runs(inside.sorted { ($0.left, $0.top) < ($1.left, $1.top) }) + runs(outside).flatMap { parted($0) }
    }

    /// Letters, sorted by their left edges, in chains without gaps too wide for a segment.
    func runs(_ letters: [Component]) -> [[Component]] {
        var result: [[Component]] = []
        var right = Int.min
        for letter in letters {
            let tall = Double(max(letter.height, result.last?.last?.height ?? 0))
            if result.isEmpty || Double(letter.left - right) > widestGap * tall {
                result.append([letter])
                right = letter.right
            } else {
                result[result.count - 1].append(letter)
                right = max(right, letter.right)
            }
        }
        return result
    }
}
