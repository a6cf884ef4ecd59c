extension LineFinder {
    /// Components told apart by size: what can carry a line, and what can only belong to one.
    func sorted(_ components: [Component], mask: borrowing Plane) -> (
        letters: [Component], specks: [Component]
    ) {
        let h = letterHeight
        var letters: [Component] = []
        var specks: [Component] = []
        for piece in assembled(components) {
            let height = Double(piece.height), width = Double(piece.width)
            if height > 6 * h || width > 30 * h || piece.area < 4 { continue }
            if height > 4 * h && width < 0.5 * h { continue }
            // A rule which slopes, or the edge of a shadow.
            if width > 5 * h && Double(piece.area) > h * Double(piece.runs) { continue }
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
    func quiet(_ components: [Component], in mask: borrowing Plane) -> [Component] {
        let side = max(1, Int(3 * letterHeight))
        let columns = mask.width / side + 3, rows = mask.height / side + 3
        var surplus = [Int](repeating: 0, count: columns * rows)
        func cell(_ piece: Component) -> Int {
            ((piece.top + piece.bottom) / 2 / side + 1) * columns + (piece.left + piece.right) / 2 / side + 1
        }
        let dots = dotted(components)
        for (index, piece) in components.enumerated() where !dots.contains(index) {
            // A letter may have a dot or a crumb or two about it.
            surplus[cell(piece)] += isSmall(piece) ? 1 : -2
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

    private func isSmall(_ piece: Component) -> Bool {
        Double(max(piece.height, piece.width)) < 0.45 * letterHeight
    }

    /// The indices of small marks in rows of six and more, across or down: dotted rules and leaders.
    private func dotted(_ components: [Component]) -> Set<Int> {
        let small = components.indices.filter { isSmall(components[$0]) }
        var result: Set<Int> = []
        let gap = Int(0.5 * letterHeight), offset = Int(0.3 * letterHeight), even = Int(0.1 * letterHeight)
        func collect(_ along: (Component) -> (start: Int, end: Int, doubleMiddle: Int)) {
            let places = small.map { (index: $0, place: along(components[$0])) }.sorted {
                ($0.place.start, $0.index) < ($1.place.start, $1.index)
            }
            var row = [Int](repeating: 0, count: places.count)
            var step = row
            var before = [Int](repeating: -1, count: places.count)
            for (position, (_, place)) in places.enumerated() {
                var other = position - 1
                while other >= 0, place.start - places[other].place.start <= 2 * gap {
                    defer { other -= 1 }
                    let last = places[other].place
                    if place.start >= last.end, place.start - last.end <= gap,
                        abs(place.doubleMiddle - last.doubleMiddle) <= offset, row[other] + 1 > row[position],
                        row[other] == 0 || abs(place.start - last.start - step[other]) <= even
                    {
                        row[position] = row[other] + 1
                        step[position] = place.start - last.start
                        before[position] = other
                    }
                }
            }
            for end in places.indices where row[end] >= 5 {
                var position = end
                while position >= 0, result.insert(places[position].index).inserted { position = before[position] }
            }
        }
        collect { ($0.left, $0.right, $0.doubleMiddle) }
        let across = result
        result = []
        collect { ($0.top, $0.bottom, $0.left + $0.right) }
        return result.union(across)
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
        let large = letters.filter { Double($0.height) > 1.4 * h }.sorted { $0.left < $1.left }
        var result: [Component] = []
        for piece in letters {
            let height = Double(piece.height)
            guard height > 1.6 * h, height < 4 * h else { result.append(piece); continue }
            // Lines beside its upper and its lower part tell two lines from one line of large letters, of which there
            // is another one beside it.
            let tall = neighbours(of: piece, in: large, within: Int(2 * h)).contains { other in
                other.left != piece.left && abs(other.top - piece.top) <= Int(0.3 * h)
                    && abs(other.bottom - piece.bottom) <= Int(0.3 * h)
            }
            guard !tall else { result.append(piece); continue }
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
            var whole = 0
            for y in piece.top..<piece.bottom {
                let row = mask.row(y)
                var ink = 0
                for x in piece.left..<piece.right { ink += Int(row[x]) }
                whole += ink
                if y >= first, y < last, ink < best.ink { best = (ink, y) }
            }
            // Lines touch in few places; the strokes of large letters go through.
            guard Double(best.ink * piece.height) <= 0.6 * Double(whole) else { result.append(piece); continue }
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
    func neighbours(of piece: Component, in sorted: [Component], within distance: Int) -> ArraySlice<Component> {
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
