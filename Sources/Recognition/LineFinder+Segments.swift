extension LineFinder {
    /// Lets points, commas and dashes at the ends of a segment widen it; dotted leaders don't.
    func absorb(_ specks: [Component], into segments: inout [Segment]) {
        let sorted = specks.sorted { $0.left < $1.left }
        let h = letterHeight
        var loose = sorted
        loose.removeAll { speck in
            // Three in a row are a leader.
            let beside = neighbours(of: speck, in: sorted, within: Int(1.2 * h)).filter {
                abs($0.doubleMiddle - speck.doubleMiddle) <= Int(0.4 * h)
            }
            return beside.count >= 3
        }
        for index in segments.indices {
            for speck in neighbours(
                of: Component(
                    left: Int(segments[index].left), top: 0, right: Int(segments[index].right), bottom: 0, area: 0),
                in: loose, within: Int(1.2 * h))
            {
                let segment = segments[index]
                let x = Double(speck.left + speck.right) / 2, y = Double(speck.doubleMiddle) / 2
                guard y > segment.top(at: x) - 0.1 * h, y < segment.bottom(at: x) + 0.15 * h else { continue }
                let reach = 0.8 * segment.height
                if Double(speck.left) < segment.left, segment.left - Double(speck.right) < reach {
                    segments[index].top = segment.top(at: Double(speck.left))
                    segments[index].left = Double(speck.left)
                } else if Double(speck.right) > segment.right, Double(speck.left) - segment.right < reach {
                    segments[index].right = Double(speck.right)
                }
            }
        }
    }

    /// Joins segments which took the same point between them: wide type leaves more room about a decimal mark than
    /// names leave before prices.
    func joined(_ segments: [Segment]) -> [Segment] {
        var result: [Segment] = []
        for segment in segments.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
            let before = result.firstIndex { other in
                let x = segment.left
                let shared = segment.sharedRows(other, at: x)
                return other.right >= x && other.right < segment.right
                    && shared >= 0.75 * max(segment.height, other.height)
            }
            guard let before else { result.append(segment); continue }
            result[before].extend(over: segment)
        }
        return result
    }

    /// Drops segments which lie for the most part within a larger one: parts of broken letters.
    func apart(_ segments: [Segment]) -> [Segment] {
        let ordered = segments.sorted { $0.width * $0.height > $1.width * $1.height }
        var kept: [Segment] = []
        for segment in ordered {
            let x = (segment.left + segment.right) / 2
            let inside = kept.contains { other in
                let columns = min(segment.right, other.right) - max(segment.left, other.left)
                guard columns > 0.7 * segment.width else { return false }
                let rows = segment.sharedRows(other, at: x)
                return rows > 0.6 * segment.height
            }
            if !inside { kept.append(segment) }
        }
        return kept
    }

    /// Drops what is no print: what is far paler than the print of the page, and single marks without a line beside
    /// them.
    func believable(_ segments: [Segment], chains: [[Component]], flat: borrowing Plane) -> [Segment] {
        let h = letterHeight
        let contrasts = segments.map { contrast(of: $0, in: flat) }
        let usual = zip(contrasts, chains).filter { $1.count >= 4 }.map(\.0).sorted()
        let least = usual.isEmpty ? 0 : palest * Double(usual[usual.count * 3 / 4])
        let lines = zip(segments, chains).filter { $1.count >= 3 }.map(\.0)
        var result: [Segment] = []
        for (index, segment) in segments.enumerated() {
            let chain = chains[index]
            guard segment.height >= 0.5 * h, segment.height <= 6 * h, Double(contrasts[index]) >= least else {
                continue
            }
            if chain.count >= 3 { result.append(segment); continue }
            let ink = chain.reduce(0) { $0 + $1.area }
            guard Double(ink) >= 0.08 * h * h else { continue }
            let beside = lines.contains { line in
                let x = segment.left < line.left ? line.left : line.right
                let middle = segment.middle(at: segment.left)
                return middle > line.top(at: x) - 0.2 * h && middle < line.bottom(at: x) + 0.2 * h
                    && line.height < 2.5 * segment.height && segment.height < 2.5 * line.height
            }
            if beside || (chain.count == 2 && segment.height < 2 * h) { result.append(segment) }
        }
        return result
    }

    /// How much darker than the paper the ink of a segment is, of 255: that of its darkest twentieth.
    func contrast(of segment: Segment, in flat: borrowing Plane) -> Int {
        var counts = [Int](repeating: 0, count: 256)
        var total = 0
        for x in stride(from: max(0, Int(segment.left)), to: min(flat.width, Int(segment.right)), by: 2) {
            let top = Int(segment.top(at: Double(x)))
            for y in stride(from: max(0, top), to: min(flat.height, top + Int(segment.height)), by: 2) {
                counts[Int(flat.row(y)[x])] += 1
                total += 1
            }
        }
        var left = total / 20
        for value in 0..<256 {
            left -= counts[value]
            if left < 0 { return 255 - value }
        }
        return 0
    }
}
