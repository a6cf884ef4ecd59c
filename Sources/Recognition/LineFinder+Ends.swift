extension LineFinder {
    /// Widens segments over the ink beside their ends which became no letter: faint or broken ones, and those which a
    /// pen's stroke or the paper's edge touches.
    func reaching(_ segments: [Segment], over flat: borrowing Plane) -> [Segment] {
        segments.indices.map { index in
            let segment = segments[index]
            let least = UInt8(max(0, 255 - max(faintest, Int(0.35 * Double(contrast(of: segment, in: flat))))))
            var wider = segment
            for step in [-1, 1] {
                let start = step < 0 ? Int(segment.left) - 1 : Int(segment.right)
                let room = room(beside: index, of: segments, step: step)
                guard let end = end(of: segment, from: start, step: step, room: room, darkerThan: least, in: flat)
                else {
                    continue
                }
                if step < 0 {
                    wider.top = segment.top(at: Double(end))
                    wider.left = Double(end)
                } else {
                    wider.right = Double(end + 1)
                }
            }
            return wider
        }
    }

    /// A chain without marks at its ends that are far paler than most of it: print that shines through, shadows, grain.
    func trimmed(_ chain: [Component], on flat: borrowing Plane) -> [Component] {
        let contrasts = chain.map { piece in
            var darkest: UInt8 = 255
            for y in piece.top..<piece.bottom {
                let row = flat.row(y)
                for x in piece.left..<piece.right { darkest = min(darkest, row[x]) }
            }
            return 255 - Int(darkest)
        }
        let least = palest * Double(contrasts.sorted()[chain.count * 3 / 5])
        guard let first = contrasts.firstIndex(where: { Double($0) >= least }),
            let last = contrasts.lastIndex(where: { Double($0) >= least })
        else { return chain }
        return Array(chain[first...last])
    }

    /// How many pixels beside a segment belong to no other one, at most three heights.
    private func room(beside index: Int, of segments: [Segment], step: Int) -> Int {
        let segment = segments[index]
        let x = step < 0 ? segment.left : segment.right
        var room = 3 * segment.height
        for (number, other) in segments.enumerated() where number != index {
            let away = step < 0 ? x - other.right : other.left - x
            guard away < room, away > -segment.height, step < 0 ? other.left < x : other.right > x else { continue }
            let shared = segment.sharedRows(other, at: x)
            if shared > 0.25 * min(segment.height, other.height) { room = away - 0.2 * segment.height }
        }
        return max(0, Int(room))
    }

    /// The last column of ink beside a segment, nil where there is none like a letter's.
    ///
    /// Columns that are dark above and below the band too are rules and edges: the search ends there. A blot has no end.
    private func end(
        of segment: Segment, from start: Int, step: Int, room: Int, darkerThan least: UInt8, in flat: borrowing Plane
    ) -> Int? {
        let height = Int(segment.height)
        let rim = max(2, height / 4)
        var last: Int?
        var gap = 0, columns = 0, ink = 0, full = 0
        var highest = Int.max, lowest = Int.min
        for distance in 0..<room {
            let x = start + step * distance
            guard x >= 0, x < flat.width else { break }
            let top = Int(segment.top(at: Double(x)))
            guard top - rim >= 0, top + height + rim <= flat.height else { break }
            var dark = 0, above = 0, below = 0
            for y in (top - rim)..<(top + height + rim) where flat.row(y)[x] < least {
                if y < top {
                    above += 1
                } else if y >= top + height {
                    below += 1
                } else {
                    dark += 1
                    highest = min(highest, y - top)
                    lowest = max(lowest, y - top)
                }
            }
            if above >= rim - 1, below >= rim - 1 { break }
            full = dark * 8 >= height * 7 ? full + 1 : 0
            // No letter is black all through.
            if full * 5 > 2 * height { return nil }
            if dark >= max(1, height / 12) {
                last = x
                gap = 0
                columns += 1
                ink += dark
            } else {
                gap += 1
                if Double(gap) > 0.5 * segment.height { break }
            }
        }
        guard let last, columns * 5 >= height, lowest - highest >= height / 2, ink * 12 >= height * height else {
            return nil
        }
        return last
    }
}
