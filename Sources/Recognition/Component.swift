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

    var width: Int { right - left }
    var height: Int { bottom - top }
    /// Twice the height of its centre, to stay whole.
    var doubleMiddle: Int { top + bottom }

    /// The rows which both stand in.
    func sharedRows(_ other: Component) -> Int { min(bottom, other.bottom) - max(top, other.top) }

    /// Takes the other's ink in.
    mutating func absorb(_ other: Component) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
        area += other.area
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
    }

    /// All runs, row by row, left to right.
    private(set) var runs: [Run] = []

    /// Labels the ink (pixels other than zero) of `mask`; blanks up to `bridge` pixels wide count as ink, so that
    /// the broken letters of dot-matrix printers hold together.
    init(_ mask: borrowing Plane, bridge: Int = 0) {
        var previous = 0..<0
        let slack = Int32(1 + bridge)
        for y in 0..<mask.height {
            let first = runs.count
            appendRuns(mask.row(y), count: mask.width, row: Int32(y), bridge: bridge)
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
            previous = first..<runs.count
        }
    }

    private mutating func appendRuns(_ row: UnsafeMutablePointer<UInt8>, count: Int, row y: Int32, bridge: Int) {
        var x = 0
        let rowStart = runs.count
        while x < count {
            if row[x] == 0 { x += 1; continue }
            let start = x
            while x < count, row[x] != 0 { x += 1 }
            if runs.count > rowStart, start - Int(runs[runs.count - 1].end) <= bridge {
                runs[runs.count - 1].end = Int32(x)
            } else {
                runs.append(Run(row: y, start: Int32(start), end: Int32(x), parent: Int32(runs.count)))
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

    /// The components, in the order of their first rows, and for each run the index of its component.
    mutating func components() -> (components: [Component], ofRun: [Int32]) {
        var found: [Component] = []
        var ofRun = [Int32](repeating: -1, count: runs.count)
        for index in 0..<runs.count {
            let run = runs[index]
            let piece = Component(
                left: Int(run.start), top: Int(run.row), right: Int(run.end), bottom: Int(run.row) + 1,
                area: Int(run.end - run.start))
            let parent = Int(root(Int32(index)))
            if parent == index {
                ofRun[index] = Int32(found.count)
                found.append(piece)
            } else {
                ofRun[index] = ofRun[parent]
                found[Int(ofRun[parent])].absorb(piece)
            }
        }
        return (found, ofRun)
    }
}
