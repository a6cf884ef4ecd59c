/// A connected patch of ink: a letter, a part of one, or several which touch.
struct Component {
    /// The first column with ink.
    var left: Int
    /// The first row with ink.
    var top: Int
    /// The first column right of it.
    var right: Int
    /// The first row below it.
    var bottom: Int
    /// How many pixels of ink it has.
    var area: Int
    /// How many runs of ink its rows have together: the strokes of letters are short, rules and blots long.
    var runs = 1

    var width: Int { right - left }
    var height: Int { bottom - top }
    /// Twice the height of its centre, to stay whole.
    var doubleMiddle: Int { top + bottom }

    /// The rows which both stand in.
    func sharedRows(_ other: Component) -> Int { min(bottom, other.bottom) - max(top, other.top) }

    /// Both as one.
    func union(_ other: Component) -> Component {
        var both = self
        both.absorb(other)
        return both
    }

    /// Takes the other's ink in.
    mutating func absorb(_ other: Component) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
        area += other.area
        runs += other.runs
    }
}

/// Finds connected ink by runs: each row is cut in runs, and runs which touch in neighbouring rows are joined by
/// union–find (Rosenfeld and Pfaltz, 1966), so that the cost follows the ink and not the picture.
struct Labelling {
    /// One run of ink in a row.
    struct Run {
        var row: Int32
        var start: Int32
        var end: Int32
        var parent: Int32
        /// Whether a pixel of it is ink beyond doubt.
        var isCore: Bool
    }

    /// All runs, row by row, left to right.
    private(set) var runs: [Run] = []

    /// Labels the pixels of `mask` whose value is at least `level`; blanks up to `bridge` pixels wide count as ink,
    /// so that the broken letters of dot-matrix printers hold together.
    init(_ mask: borrowing Plane, level: UInt8 = 1, bridge: Int = 0) {
        var previous = 0..<0, before = 0..<0
        for y in 0..<mask.height {
            let first = runs.count
            appendRuns(mask.row(y), in: 0..<mask.width, row: Int32(y), level: level, bridge: bridge)
            joinRuns(from: first, with: previous, slack: Int32(1 + bridge))
            if bridge > 0 { joinRuns(from: first, with: before, slack: 1) }
            before = previous
            previous = first..<runs.count
        }
    }

    /// Labels anew, at a higher level, the pixels of some runs; these come row by row, left to right.
    init(refining old: [Run], of mask: borrowing Plane, level: UInt8, bridge: Int) {
        var previous = 0..<0
        var index = 0
        var lastRow = Int32(-2)
        while index < old.count {
            let row = old[index].row
            let first = runs.count
            while index < old.count, old[index].row == row {
                let run = old[index]
                appendRuns(
                    mask.row(Int(row)), in: Int(run.start)..<Int(run.end), row: row, level: level, bridge: bridge)
                index += 1
            }
            if row == lastRow + 1 { joinRuns(from: first, with: previous, slack: Int32(1 + bridge)) }
            previous = first..<runs.count
            lastRow = row
        }
    }

    private mutating func joinRuns(from first: Int, with previous: Range<Int>, slack: Int32) {
        var above = previous.lowerBound
        for index in first..<runs.count {
            let run = runs[index]
            while above < previous.upperBound, runs[above].end + slack <= run.start { above += 1 }
            var other = above
            while other < previous.upperBound, runs[other].start < run.end + slack {
                join(Int32(other), Int32(index))
                other += 1
            }
        }
    }

    private mutating func appendRuns(
        _ row: UnsafeMutablePointer<UInt8>, in columns: Range<Int>, row y: Int32, level: UInt8, bridge: Int
    ) {
        var x = columns.lowerBound
        let end = columns.upperBound
        while x < end {
            if row[x] < level { x += 1; continue }
            let start = x
            var most = row[x]
            while x < end, row[x] >= level { most = max(most, row[x]); x += 1 }
            let isCore = most >= PageCleaner.coreLevel
            if let last = runs.last, last.row == y, start - Int(last.end) <= bridge {
                runs[runs.count - 1].end = Int32(x)
                if isCore { runs[runs.count - 1].isCore = true }
            } else {
                runs.append(
                    Run(row: y, start: Int32(start), end: Int32(x), parent: Int32(runs.count), isCore: isCore))
            }
        }
    }

    private mutating func root(_ index: Int32) -> Int32 {
        var node = index
        while runs[Int(node)].parent != node {
            runs[Int(node)].parent = runs[Int(runs[Int(node)].parent)].parent
            node = runs[Int(node)].parent
        }
        return node
    }

    private mutating func join(_ a: Int32, _ b: Int32) {
        let first = root(a), second = root(b)
        if first < second { runs[Int(second)].parent = first } else { runs[Int(first)].parent = second }
    }

    /// The components at the lowest level at which they are no taller than `height`, or, where no level makes them
    /// lower, as they are: letters of two lines which touch in grey come apart in black, large letters don't.
    mutating func components(of mask: borrowing Plane, height: Int, levels: Int, bridge: Int) -> [Component] {
        let (found, ofRun) = components()
        let tall = found.map { $0.height > height }
        guard levels > 1, tall.contains(true) else { return found.filter { $0.height > 0 } }
        var pieces = zip(found, tall).filter { !$0.1 && $0.0.height > 0 }.map(\.0)
        var tallRuns: [Int32: [Run]] = [:]
        for (index, run) in runs.enumerated() where tall[Int(ofRun[index])] {
            tallRuns[ofRun[index], default: []].append(run)
        }
        for index in found.indices where tall[index] {
            let parent = found[index]
            var finer = Labelling(
                refining: tallRuns[Int32(index)] ?? [], of: mask,
                level: UInt8(PageCleaner.inkShares.count + 2 - levels), bridge: bridge)
            let children = finer.components(of: mask, height: height, levels: levels - 1, bridge: bridge)
            if Self.areRows(children, of: parent, height: height) { pieces += children } else { pieces.append(parent) }
        }
        return pieces
    }

    /// Whether the pieces which a tall component falls into are letters of different lines, and not the broken strokes
    /// of one large letter.
    private static func areRows(_ pieces: [Component], of parent: Component, height: Int) -> Bool {
        guard let tallest = pieces.max(by: { $0.height < $1.height }), 4 * tallest.height <= 3 * parent.height else {
            return false
        }
        // What is far taller than a large letter is several lines, or something that they touch.
        return 2 * parent.height > 3 * height
            || pieces.contains {
                5 * $0.height >= 2 * height && ($0.top >= tallest.bottom || $0.bottom <= tallest.top)
            }
    }

    /// The components, in the order of their first rows, and for each run the index of its component.
    ///
    /// Top and bottom are the first and last row with ink beyond doubt: the blur around letters is as wide as the
    /// picture is coarse, and a band drawn around it would make the letters in it smaller. A component without such
    /// ink is empty; it has no height.
    mutating func components() -> (components: [Component], ofRun: [Int32]) {
        var found: [Component] = []
        var ofRun = [Int32](repeating: -1, count: runs.count)
        for index in 0..<runs.count {
            let run = runs[index]
            let parent = Int(root(Int32(index)))
            if parent == index {
                ofRun[index] = Int32(found.count)
                found.append(
                    Component(left: Int(run.start), top: .max, right: Int(run.end), bottom: .min, area: 0, runs: 0))
            } else {
                ofRun[index] = ofRun[parent]
            }
            let number = Int(ofRun[index])
            found[number].left = min(found[number].left, Int(run.start))
            found[number].right = max(found[number].right, Int(run.end))
            found[number].area += Int(run.end - run.start)
            found[number].runs += 1
            if run.isCore {
                found[number].top = min(found[number].top, Int(run.row))
                found[number].bottom = Int(run.row) + 1
            }
        }
        for index in found.indices where found[index].bottom < found[index].top {
            found[index].top = 0
            found[index].bottom = 0
        }
        return (found, ofRun)
    }
}
