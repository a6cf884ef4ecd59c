public import Receipt

/// The upright picture of a receipt that was read before, from which single lines are cut to be looked at.
///
/// A page is turned by what is read on it, and that is not kept; the boxes tell it again, since under the right turn
/// the lines of the page begin where they did. That takes the time of cleaning a page, not of reading it.
public struct UprightPicture: ~Copyable {
    private enum Content: ~Copyable {
        /// A picture that was cleaned, turned and levelled to be read.
        case page(Page)
        /// A page of a PDF with words in it, as it is.
        case picture(Plane)
    }

    private let content: Content

    /// Sets page `page` of a document upright, on which lines were found in `boxes`.
    ///
    /// - Throws: what ``Document/picture(ofPage:)`` throws, and `.engine` for want of memory.
    public init(_ document: borrowing Document, page: Int = 1, boxes: [Box]) throws(RecognitionError) {
        let hasWords = try document.words(onPage: page) != nil
        let picture = try document.picture(ofPage: page)
        guard hasWords else {
            content = .page(Self.upright(try Page(picture), boxes))
            return
        }
        guard let grey = picture.grey() else { throw .engine(message: "not enough memory for a grey picture") }
        content = .picture(grey)
    }

    /// The page under the turn that fits the boxes best, the first of those that fit alike.
    private static func upright(_ page: consuming Page, _ boxes: [Box]) -> Page {
        var best: (count: Int, turn: Turn) = (page.count(of: boxes), .none)
        for turn in [Turn.right, .left, .around] where best.count < boxes.count {
            let count = page.turned(turn).count(of: boxes)
            if count > best.count { best = (count, turn) }
        }
        return best.turn == .none ? page : page.turned(best.turn)
    }

    private var edges: Box {
        switch content {
        case .page(let page): Box(x: 0, y: 0, width: page.width, height: page.height)
        case .picture(let plane): Box(x: 0, y: 0, width: plane.width, height: plane.height)
        }
    }

    /// The part of the picture in `box`, with a margin of a quarter of its height, its print dark and its paper white,
    /// and with no wider gap between name and price than the line is high; nil where nothing of the box is in the
    /// picture.
    func line(in box: Box) -> Plane? {
        guard let inside = box.clipped(to: edges),
            let part = inside.grown(by: max(2, inside.height / 4)).clipped(to: edges)
        else { return nil }
        let line = cut(part)
        line.level()
        let top = inside.y - part.y
        return line.withoutGaps(longerThan: inside.height, inRows: top..<(top + inside.height))
    }

    private func cut(_ part: Box) -> Plane {
        switch content {
        case .page(let page): page.upright(part)
        case .picture(let plane):
            plane.resampled(
                width: part.width, height: part.height, through: Affine(x0: Double(part.x), y0: Double(part.y)))
        }
    }
}

extension Plane {
    /// The picture without the columns that have no print in these rows, where more than `length` of them stand side by
    /// side: `length` of them are left.
    fileprivate func withoutGaps(longerThan length: Int, inRows rows: Range<Int>) -> Plane {
        var kept: [Int] = []
        var run = 0
        for x in 0..<width {
            run = rows.contains { row($0)[x] < 128 } ? 0 : run + 1
            if run <= length { kept.append(x) }
        }
        let result = Plane(width: kept.count, height: height)
        for y in 0..<height {
            let (source, target) = (row(y), result.row(y))
            for (index, x) in kept.enumerated() { target[index] = source[x] }
        }
        return result
    }
}

extension Page {
    /// How many of the boxes begin where segments do, at the left and at the top.
    fileprivate func count(of boxes: [Box]) -> Int {
        let lefts = Set(self.boxes.map(\.x)), tops = Set(self.boxes.map(\.y))
        return boxes.count { lefts.contains($0.x) && tops.contains($0.y) }
    }
}
