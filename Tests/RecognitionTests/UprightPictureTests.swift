import Receipt
import Testing

@testable import Recognition

@Suite struct UprightPictureTests {
    private static func document(_ forge: borrowing ImageForge) throws -> Document {
        let scratch = try Scratch()
        let path = try scratch.path("page.png")
        try forge.write(to: path)
        return try Document(path: path)
    }

    /// The place of each row of the drawn receipt, as a page that is turned rightly gives them.
    private static func boxes(_ document: borrowing Document, _ turn: Turn) throws -> [Box] {
        try Page(try document.picture(ofPage: 1), turn: turn).boxes
    }

    /// The size of a line's picture and the share of its pixels that are print; nil where there is none.
    private static func line(
        in box: Box, of picture: borrowing UprightPicture
    ) -> (width: Int, height: Int, ink: Double)? {
        guard let plane = picture.line(in: box) else { return nil }
        let pixels = UnsafeBufferPointer(start: plane.bytes, count: plane.width * plane.height)
        return (plane.width, plane.height, Double(pixels.count { $0 < 128 }) / Double(pixels.count))
    }

    @Test(arguments: Turn.allCases)
    func findsTheTurnThatThePageWasReadUnder(turn: Turn) throws {
        var forge = ImageForge.receipt()
        // What was turned one way is read by turning it the other way.
        forge.turn(quarters: (4 - turn.rawValue / 90) % 4)
        let document = try Self.document(forge)
        let boxes = try Self.boxes(document, turn)
        let picture = try UprightPicture(document, boxes: boxes)
        for box in boxes {
            let line = Self.line(in: box, of: picture)
            #expect(line?.height == box.height + 2 * max(2, box.height / 4))
            #expect((0.05...0.5).contains(line?.ink ?? 0), "\(turn): \(box)")
        }
    }

    @Test func cutsTheGapBetweenNameAndPrice() throws {
        let document = try Self.document(ImageForge.receipt())
        let boxes = try Self.boxes(document, .none).filter { abs($0.middle - 121) < 9 }
        try #require(boxes.count == 2)
        let row = boxes[0].union(boxes[1])
        let line = Self.line(in: row, of: try UprightPicture(document, boxes: boxes))
        // Name, gap and price, and a margin of a quarter of the height on both sides.
        let wanted = boxes[0].width + row.height + boxes[1].width + row.height / 2
        #expect(abs((line?.width ?? 0) - wanted) < row.height / 2)
        #expect(wanted < row.width - 100)
    }

    @Test(arguments: [
        Box(x: 600, y: 10, width: 20, height: 10), Box(x: 10, y: 10, width: 0, height: 10),
        Box(x: -50, y: -50, width: 20, height: 20),
    ])
    func hasNothingOfABoxOutside(box: Box) throws {
        let picture = try UprightPicture(try Self.document(ImageForge.receipt()), boxes: [])
        let line = Self.line(in: box, of: picture)
        #expect(line == nil)
    }

    @Test func cutsAHugeBoxAtTheEdges() throws {
        let picture = try UprightPicture(try Self.document(ImageForge.receipt()), boxes: [])
        let huge = Box(x: 0, y: 0, width: .max, height: .max)
        let line = Self.line(in: huge, of: picture)
        #expect((500...540).contains(line?.height ?? 0))
    }
}
