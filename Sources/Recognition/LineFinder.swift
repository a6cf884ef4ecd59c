/// Finds the pieces of lines in a flattened page whose letters are about `letterHeight` pixels high.
///
/// Ink becomes components, components become letters, and letters are chained to the nearest fitting neighbour
/// beside them; so skew and curved paper need no straight rows. A gap much wider than a letter ends a piece: name
/// and price of an item become two segments.
struct LineFinder {
    /// The height of a letter, in pixels.
    var letterHeight: Double
    /// The widest gap inside a segment, in heights of its letters.
    var widestGap = 1.3
    /// How many more small marks than letters explain may stand in a square of nine letters' side, where each of its
    /// nine parts counts up to `crumbsInSquare`.
    var mostCrumbs = 36
    /// See `mostCrumbs`.
    var crumbsInSquare = 7
    /// The palest print, as a share of the contrast that most of the page's print has.
    var palest = 0.3

    /// The segments, from top to bottom.
    ///
    /// Rules are taken out of the ink, and bars of white print on black are turned black on white.
    func segments(_ page: inout Cleaned) -> [Segment] {
        removeRules(&page.ink)
        var components = components(of: page.ink)
        if invertBars(components, flat: &page.flat, mask: &page.ink) { components = self.components(of: page.ink) }
        let pieces = sorted(quiet(components, in: page.ink), mask: page.ink)
        var chains = chained(pieces.letters)
        chains = merged(grown(chains))
        chains = merged(grown(chains))
        var segments = chains.map { fitted($0) }
        absorb(pieces.specks, into: &segments)
        return apart(believable(segments, chains: chains, flat: page.flat)).sorted {
            ($0.top, $0.left) < ($1.top, $1.left)
        }
    }
}

// MARK: - Rules and bars

extension LineFinder {
    private func components(of mask: borrowing Plane) -> [Component] {
        var labelling = Labelling(mask, bridge: 1)
        return labelling.components(
            of: mask, height: Int(1.5 * letterHeight), levels: PageCleaner.inkShares.count, bridge: 1)
    }

    /// Takes printed rules away: long thin runs of ink, across and down.
    private func removeRules(_ mask: inout Plane) {
        let long = Int(5 * letterHeight)
        let thick = max(3, Int(letterHeight / 4))
        let rule: UInt8 = 255
        func isInk(_ x: Int, _ y: Int) -> Bool { mask.row(y)[x] != 0 }
        for y in 0..<mask.height {
            let row = mask.row(y)
            var x = 0
            while x < mask.width {
                if row[x] == 0 { x += 1; continue }
                let start = x
                while x < mask.width, row[x] != 0 { x += 1 }
                guard x - start >= long else { continue }
                // A bar is long too, but thick; where letters touch a rule it is thick as well, but not for long.
                var thin = 0
                for column in start..<x {
                    var above = y, below = y
                    while above >= 0, y - above <= thick, isInk(column, above) { above -= 1 }
                    while below < mask.height, below - y <= thick, isInk(column, below) { below += 1 }
                    if below - above - 1 <= thick { thin += 1 }
                }
                if 10 * thin > 7 * (x - start) {
                    for column in start..<x { row[column] = rule }
                }
            }
        }
        for index in 0..<(mask.width * mask.height) where mask.bytes[index] == rule { mask.bytes[index] = 0 }
    }

    /// Whether a component is black along its edges and for the most part inside: a bar, and no row of letters which
    /// touch.
    private func isSolid(_ bar: Component, mask: borrowing Plane) -> Bool {
        func ink(_ rows: Range<Int>, _ columns: Range<Int>) -> Double {
            var count = 0
            for y in rows { for x in columns where mask.row(y)[x] >= PageCleaner.coreLevel { count += 1 } }
            return Double(count) / Double(max(1, rows.count * columns.count))
        }
        let edge = max(1, bar.height / 12), inset = max(1, bar.height / 16)
        guard bar.height > 4 * (edge + inset), bar.width > 4 * (edge + inset) else { return false }
        let rows = bar.top + inset..<bar.bottom - inset, columns = bar.left + inset..<bar.right - inset
        return ink(rows, columns) > 0.5
            && ink(rows.lowerBound..<rows.lowerBound + edge, columns) > 0.75
            && ink(rows.upperBound - edge..<rows.upperBound, columns) > 0.75
            && ink(rows, columns.lowerBound..<columns.lowerBound + edge) > 0.75
            && ink(rows, columns.upperBound - edge..<columns.upperBound) > 0.75
    }

    /// Turns white print on black bars into black on white; says whether there was any.
    private func invertBars(_ components: [Component], flat: inout Plane, mask: inout Plane) -> Bool {
        var found = false
        for bar in components {
            let height = Double(bar.height), width = Double(bar.width)
            guard height >= 0.8 * letterHeight, height <= 8 * letterHeight, width >= 2.2 * letterHeight,
                width >= 1.2 * height, Double(bar.area) > 0.5 * height * width,
                isSolid(bar, mask: mask)
            else { continue }
            found = true
            var counts = [Int](repeating: 0, count: 256)
            for y in bar.top..<bar.bottom { for x in bar.left..<bar.right { counts[Int(flat.row(y)[x])] += 1 } }
            let total = bar.height * bar.width
            func level(_ share: Double) -> Int {
                var left = Int(Double(total) * share)
                for value in 0..<256 { left -= counts[value]; if left < 0 { return value } }
                return 255
            }
            let dark = level(0.35), light = max(dark + 40, level(0.97))
            for y in bar.top..<bar.bottom {
                let row = flat.row(y), inkRow = mask.row(y)
                // Outside of the bar's own ends the paper is white already.
                var first = bar.left, last = bar.right - 1
                while first < bar.right, inkRow[first] == 0 { first += 1 }
                while last > first, inkRow[last] == 0 { last -= 1 }
                for x in bar.left..<bar.right {
                    guard x >= first, x <= last else { row[x] = 255; inkRow[x] = 0; continue }
                    let value = 255 - min(255, max(0, (Int(row[x]) - dark) * 255 / (light - dark)))
                    row[x] = UInt8(value)
                    inkRow[x] = value < 140 ? UInt8(PageCleaner.inkShares.count) : 0
                }
            }
        }
        return found
    }
}

// MARK: - Letters

extension LineFinder {
    /// Components told apart by size: what can carry a line, and what can only belong to one.
    private func sorted(_ components: [Component], mask: borrowing Plane) -> (
        letters: [Component], specks: [Component]
    ) {
        let h = letterHeight
        var letters: [Component] = []
        var specks: [Component] = []
        for piece in assembled(components) {
            let height = Double(piece.height), width = Double(piece.width)
            if height > 6 * h || width > 30 * h || piece.area < 4 { continue }
            if height > 4 * h && width < 0.5 * h { continue }
            if height < 0.45 * h {
                if width > 2.5 * h || height < 0.1 * h { continue }
                specks.append(piece)
            } else if width < 0.06 * h || Double(piece.area) < 0.05 * h * h {
                specks.append(piece)
            } else {
                letters.append(piece)
            }
        }
        return (split(letters, mask: mask), specks)
    }

    /// Leaves out what stands among many small marks: the grain of wood, cloth and stone around the paper.
    private func quiet(_ components: [Component], in mask: borrowing Plane) -> [Component] {
        let side = max(1, Int(3 * letterHeight))
        let columns = mask.width / side + 3, rows = mask.height / side + 3
        var surplus = [Int](repeating: 0, count: columns * rows)
        func cell(_ piece: Component) -> Int {
            ((piece.top + piece.bottom) / 2 / side + 1) * columns + (piece.left + piece.right) / 2 / side + 1
        }
        for piece in components {
            let small = Double(max(piece.height, piece.width)) < 0.45 * letterHeight
            // A letter may have a dot or a crumb or two about it.
            surplus[cell(piece)] += small ? 1 : -2
        }
        return components.filter { piece in
            let middle = cell(piece)
            var sum = 0
            // One full square is a dotted rule; grain fills most of them.
            for row in [-columns, 0, columns] {
                for column in -1...1 { sum += min(crumbsInSquare, surplus[middle + row + column]) }
            }
            return sum < mostCrumbs
        }
    }

    /// Parts of one letter above each other become one: broken print, the dots of i and :, accents.
    private func assembled(_ components: [Component]) -> [Component] {
        let h = letterHeight
        var pieces = components.filter { $0.area >= 3 }.sorted { $0.left < $1.left }
        var gone = [Bool](repeating: false, count: pieces.count)
        for i in pieces.indices where !gone[i] {
            guard Double(pieces[i].height) < 1.2 * h, Double(pieces[i].width) < 2 * h else { continue }
            var j = i + 1
            while j < pieces.count, pieces[j].left < pieces[i].right {
                defer { j += 1 }
                if gone[j] { continue }
                let a = pieces[i], b = pieces[j]
                guard Double(b.height) < 1.2 * h, Double(b.width) < 2 * h else { continue }
                let shared = min(a.right, b.right) - max(a.left, b.left)
                guard 2 * shared >= min(a.width, b.width) else { continue }
                let union = max(a.bottom, b.bottom) - min(a.top, b.top)
                let gap = max(a.top, b.top) - min(a.bottom, b.bottom)
                guard Double(union) <= 1.25 * h, Double(gap) <= 0.45 * h else { continue }
                pieces[i].absorb(b)
                gone[j] = true
            }
        }
        return pieces.indices.filter { !gone[$0] }.map { pieces[$0] }
    }

    /// Cuts components in which letters of two lines touch, at the row with the least ink.
    private func split(_ letters: [Component], mask: borrowing Plane) -> [Component] {
        let h = letterHeight
        let ordinary = letters.filter { Double($0.height) < 1.5 * h }.sorted { $0.left < $1.left }
        var result: [Component] = []
        for piece in letters {
            let height = Double(piece.height)
            guard height > 1.6 * h, height < 4 * h else { result.append(piece); continue }
            // Lines beside its upper and its lower part tell two lines from one line of large letters.
            var upper = 0, lower = 0
            for other in neighbours(of: piece, in: ordinary, within: Int(4 * h)) {
                let middle = other.doubleMiddle
                if middle < piece.doubleMiddle - Int(0.5 * h), middle > 2 * piece.top { upper += 1 }
                if middle > piece.doubleMiddle + Int(0.5 * h), middle < 2 * piece.bottom { lower += 1 }
            }
            guard upper >= 1, lower >= 1 else { result.append(piece); continue }
            let first = piece.top + Int(0.5 * h), last = piece.bottom - Int(0.5 * h)
            guard first < last else { result.append(piece); continue }
            var best = (ink: Int.max, row: first)
            for y in first..<last {
                let row = mask.row(y)
                var ink = 0
                for x in piece.left..<piece.right { ink += Int(row[x]) }
                if ink < best.ink { best = (ink, y) }
            }
            var top = piece, bottom = piece
            top.bottom = best.row
            bottom.top = best.row + 1
            top.area = piece.area / 2
            bottom.area = piece.area / 2
            result += [top, bottom]
        }
        return result
    }

    /// Those of `sorted` (by their left edges) which stand within `distance` pixels beside `piece`.
    private func neighbours(of piece: Component, in sorted: [Component], within distance: Int) -> ArraySlice<Component>
    {
        let first = sorted.partitioningIndex { $0.left >= piece.left - distance }
        let end = sorted.partitioningIndex { $0.left >= piece.right + distance }
        return sorted[first..<max(first, end)]
    }
}

extension Array {
    /// The first index whose element is `true` for `predicate`, where all behind it are too; the count if none is.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

// MARK: - Chains

extension LineFinder {
    /// Letters joined, nearest first, to chains in which each has one neighbour at either side.
    private func chained(_ letters: [Component]) -> [[Component]] {
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
    private func grown(_ chains: [[Component]]) -> [[Component]] {
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
    private func merged(_ chains: [[Component]]) -> [[Component]] {
        var result: [(chain: [Component], band: Segment)] = []
        for chain in chains.sorted(by: { $0[0].left < $1[0].left }) {
            let band = fitted(chain)
            var best: (gap: Double, index: Int)?
            for index in result.indices {
                let other = result[index].band
                let gap = band.left - other.right
                let height = min(band.height, other.height), taller = max(band.height, other.height)
                guard gap <= widestGap * min(height * 1.2, taller), taller <= 1.9 * height,
                    gap > -max(1.5 * height, min(band.width, other.width) + 1)
                else { continue }
                let x = gap < 0 ? band.left : (band.left + other.right) / 2
                let shared = min(band.bottom(at: x), other.bottom(at: x)) - max(band.top(at: x), other.top(at: x))
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
}

// MARK: - Bands

extension LineFinder {
    /// The band of a chain: its slope by the feet of its letters, its height by their tops and bottoms.
    private func fitted(_ chain: [Component]) -> Segment {
        let left = Double(chain.map(\.left).min() ?? 0), right = Double(chain.map(\.right).max() ?? 0)
        let heights = chain.map { Double($0.height) }.sorted()
        let usual = heights[(heights.count * 2) / 3]
        let steady = chain.filter { Double($0.height) >= 0.55 * usual && Double($0.height) <= 1.5 * usual }
        let slope = slope(steady, height: usual)
        func offset(_ value: Int, _ piece: Component) -> Double {
            Double(value) - slope * (Double(piece.left + piece.right) / 2 - left)
        }
        let kept = steady.isEmpty ? chain : steady
        let top = kept.map { offset($0.top, $0) }.min() ?? 0
        let bottom = kept.map { offset($0.bottom, $0) }.max() ?? 0
        return Segment(left: left, right: right, top: top, height: max(1, bottom - top), slope: slope)
    }

    /// The slope of a line through the feet of letters, drawn towards level where they are few.
    private func slope(_ letters: [Component], height: Double) -> Double {
        guard letters.count >= 3 else { return 0 }
        var used = letters.map { (x: Double($0.left + $0.right) / 2, y: Double($0.bottom)) }
        var slope = 0.0
        for _ in 0..<2 {
            let n = Double(used.count)
            let mx = used.reduce(0) { $0 + $1.x } / n, my = used.reduce(0) { $0 + $1.y } / n
            let sxx = used.reduce(0) { $0 + ($1.x - mx) * ($1.x - mx) }
            let sxy = used.reduce(0) { $0 + ($1.x - mx) * ($1.y - my) }
            slope = sxy / (sxx + 20 * height * height)
            // Tails of letters hang below the line; without them it is fitted once more.
            let kept = used.filter { abs($0.y - my - slope * ($0.x - mx)) < 0.18 * height }
            guard kept.count >= 3, kept.count < used.count else { break }
            used = kept
        }
        return slope
    }

    /// Lets points, commas and dashes at the ends of a segment widen it; dotted leaders don't.
    private func absorb(_ specks: [Component], into segments: inout [Segment]) {
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

    /// Drops segments which lie for the most part within a larger one: parts of broken letters.
    private func apart(_ segments: [Segment]) -> [Segment] {
        let ordered = segments.sorted { $0.width * $0.height > $1.width * $1.height }
        var kept: [Segment] = []
        for segment in ordered {
            let x = (segment.left + segment.right) / 2
            let inside = kept.contains { other in
                let columns = min(segment.right, other.right) - max(segment.left, other.left)
                guard columns > 0.7 * segment.width else { return false }
                let rows = min(segment.bottom(at: x), other.bottom(at: x)) - max(segment.top(at: x), other.top(at: x))
                return rows > 0.6 * segment.height
            }
            if !inside { kept.append(segment) }
        }
        return kept
    }

    /// Drops what is no print: what is far paler than the print of the page, and single marks without a line beside
    /// them.
    private func believable(_ segments: [Segment], chains: [[Component]], flat: borrowing Plane) -> [Segment] {
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
    private func contrast(of segment: Segment, in flat: borrowing Plane) -> Int {
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
