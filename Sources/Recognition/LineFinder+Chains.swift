extension LineFinder {
    /// Letters joined, nearest first, to chains in which each has one neighbour at either side.
    func chained(_ letters: [Component]) -> [[Component]] {
        let sorted = letters.sorted { $0.left < $1.left }
        var links: [(cost: Double, from: Int, to: Int)] = []
        for (i, letter) in sorted.enumerated() {
            let reach = letter.right + Int(widestGap * 1.5 * Double(max(letter.height, Int(letterHeight))))
            var j = i + 1
            while j < sorted.count, sorted[j].left < reach {
                defer { j += 1 }
                if let cost = cost(of: letter, beside: sorted[j]) { links.append((cost, i, j)) }
            }
        }
        links.sort { ($0.cost, $0.from, $0.to) < ($1.cost, $1.from, $1.to) }
        var next = [Int](repeating: -1, count: sorted.count)
        var previous = next
        for link in links where next[link.from] < 0 && previous[link.to] < 0 {
            next[link.from] = link.to
            previous[link.to] = link.from
        }
        var chains: [[Component]] = []
        for start in sorted.indices where previous[start] < 0 {
            var chain: [Component] = []
            var index = start
            while index >= 0 {
                chain.append(sorted[index])
                index = next[index]
            }
            chains.append(chain)
        }
        return chains
    }

    /// How ill two letters fit as neighbours, left and right; nil where they can't be.
    private func cost(of a: Component, beside b: Component) -> Double? {
        let tall = Double(max(a.height, b.height)), short = Double(min(a.height, b.height))
        let shared = Double(a.sharedRows(b))
        guard shared >= 0.5 * short, tall <= 2.2 * short else { return nil }
        let gap = Double(b.left - a.right)
        // Letters printed twice as wide stand twice as far apart.
        let wide = min(1.6 * tall, Double(min(a.width, b.width)))
        let size = max(min(tall, 1.3 * short), wide)
        guard gap <= widestGap * max(size, 0.8 * min(tall, letterHeight)), gap >= -0.5 * Double(min(a.width, b.width))
        else { return nil }
        // Letters of a line share the baseline or, for small ones beside tall ones, at least part of the band.
        let foot = abs(Double(a.bottom - b.bottom)), head = abs(Double(a.top - b.top))
        let offset = min(foot, head)
        guard offset <= 0.45 * tall else { return nil }
        return max(0, gap) + 1.5 * offset + 0.5 * (tall - short)
    }

    /// Lets each chain, the longest first, take the letters of shorter chains which stand in its band: parts of
    /// broken letters, and small ones which the chaining passed by.
    func grown(_ chains: [[Component]]) -> [[Component]] {
        let order = chains.indices.sorted {
            let a = chains[$0], b = chains[$1]
            return (-a.count, a[0].left, a[0].top) < (-b.count, b[0].left, b[0].top)
        }
        // All letters, by their left edges, with the rank of their chain; -1 once taken.
        var letters = order.enumerated().flatMap { rank, index in chains[index].map { (piece: $0, rank: rank) } }
        letters.sort { ($0.piece.left, $0.piece.top) < ($1.piece.left, $1.piece.top) }
        let lefts = letters.map(\.piece.left)
        let widest = letters.map(\.piece.width).max() ?? 0
        var result: [[Component]] = []
        var members = [[Int]](repeating: [], count: order.count)
        for index in letters.indices { members[letters[index].rank].append(index) }
        for rank in order.indices {
            let own = members[rank].filter { letters[$0].rank == rank }
            guard !own.isEmpty else { continue }
            var chain = own.map { letters[$0].piece }
            for index in own { letters[index].rank = -1 }
            var grew = chain.count >= 2
            while grew {
                grew = false
                let band = fitted(chain)
                let gap = widestGap * min(band.height, 1.5 * letterHeight)
                let first = lefts.partitioningIndex { Double($0) >= band.left - gap - Double(widest) }
                var index = first
                while index < letters.count, Double(lefts[index]) <= band.right + gap {
                    defer { index += 1 }
                    guard letters[index].rank > rank else { continue }
                    let piece = letters[index].piece
                    guard Double(piece.right) >= band.left - gap, holds(band, piece) else { continue }
                    chain.append(piece)
                    letters[index].rank = -1
                    grew = true
                }
            }
            result.append(chain.sorted { ($0.left, $0.top) < ($1.left, $1.top) })
        }
        return result
    }

    /// Whether a component stands in a band, and is no part of a line above or below.
    private func holds(_ band: Segment, _ piece: Component) -> Bool {
        let x = Double(piece.left + piece.right) / 2
        let shared = min(band.bottom(at: x), Double(piece.bottom)) - max(band.top(at: x), Double(piece.top))
        let height = Double(piece.height)
        return shared >= 0.7 * min(height, band.height) && height <= 1.5 * band.height
    }

    /// Joins chains which follow each other in one line, or lie over one another.
    func merged(_ chains: [[Component]], points specks: [Component]) -> [[Component]] {
        let points = specks.sorted { $0.left < $1.left }
        var result: [(chain: [Component], band: Segment)] = []
        for chain in chains.sorted(by: { $0[0].left < $1[0].left }) {
            let band = fitted(chain)
            var best: (gap: Double, index: Int)?
            for index in result.indices {
                let other = result[index].band
                let gap = band.left - other.right
                let height = min(band.height, other.height), taller = max(band.height, other.height)
                let reach = max(
                    widestGap * min(height * 1.2, taller), room(between: result[index].chain, and: chain, points))
                guard gap <= reach, taller <= 1.9 * height,
                    gap > -max(1.5 * height, min(band.width, other.width) + 1)
                else { continue }
                let x = gap < 0 ? band.left : (band.left + other.right) / 2
                let shared = band.sharedRows(other, at: x)
                guard shared >= 0.6 * height else { continue }
                if best == nil || abs(gap) < abs(best!.gap) { best = (gap, index) }
            }
            if let best {
                let joined = (result[best.index].chain + chain).sorted { $0.left < $1.left }
                result[best.index] = (joined, fitted(joined))
            } else {
                result.append((chain, band))
            }
        }
        return result.map(\.chain)
    }

    /// The widest gap between two chains of type twice as wide, as totals are printed in: where a point stands, or stood,
    /// between two letters. 0 where either is no such type.
    private func room(between first: [Component], and second: [Component], _ points: [Component]) -> Double {
        let heights = [usualHeight(first), usualHeight(second)]
        guard let height = heights.max(), let least = heights.min(), height <= 1.3 * least else { return 0 }
        guard let one = pitch(of: first), let other = pitch(of: second) else { return 0 }
        let pitch = min(one, other)
        guard pitch >= height, max(one, other) <= 2.2 * pitch else { return 0 }
        // Ordinary type may be as wide as high; a blank between two numbers looks like a lost point then.
        guard pitch < 1.15 * height else { return 1.6 * pitch }
        let right = first.map(\.right).max() ?? 0, left = second[0].left, foot = second[0].bottom
        let hasPoint = points[points.partitioningIndex { $0.left >= right }...].prefix { $0.left < left }.contains {
            $0.right <= left && abs(Double($0.bottom - foot)) <= 0.25 * height
        }
        return hasPoint ? 1.6 * pitch : 0
    }

    /// How far apart the middles of most of a chain's letters are at least, as points between them widen some steps; nil
    /// for a single letter.
    private func pitch(of chain: [Component]) -> Double? {
        let steps = zip(chain, chain.dropFirst()).map { Double($1.left + $1.right - $0.left - $0.right) / 2 }.sorted()
        return steps.isEmpty ? nil : steps[steps.count / 4]
    }
}
