import Receipt
import TestSupport
import Testing

@testable import Recognition

@Suite struct TerminalGraphicsTests {
    private static let row = Box(x: 40, y: 112, width: 430, height: 18)

    private static func drawn(
        _ environment: [String: String], isColoured: Bool = true, columns: Int = 80
    ) throws -> String {
        let scratch = try Scratch()
        let path = try scratch.path("page.png")
        try ImageForge.receipt().write(to: path)
        let picture = try UprightPicture(try Document(path: path), boxes: [])
        let graphics = TerminalGraphics(environment, isColoured: isColoured)
        let bytes = graphics.bytes(of: row, in: picture, TerminalGraphics.Size(columns: columns))
        return String(decoding: try #require(bytes), as: UTF8.self)
    }

    /// The control sequence that each terminal draws pictures by.
    @Test(arguments: [
        (["TERM": "xterm-kitty"], "\u{1B}_Ga=T,"),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File=inline=1;"),
        (["TERM": "mlterm"], "\u{1B}P0;1;0q"),
    ])
    func speaksTheLanguageOfTheTerminal(environment: [String: String], opening: String) throws {
        let text = try Self.drawn(environment)
        #expect(text.hasPrefix(opening))
        #expect(text.hasSuffix("\n"))
    }

    @Test(arguments: [
        (["TERM": "xterm", "COLORTERM": "truecolor"], "8;2;"), (["TERM": "xterm"], "8;5;"),
        (["TERM": "linux"], ";107m"),
    ])
    func drawsBlocksInTheColoursOfTheTerminal(environment: [String: String], sequence: String) throws {
        let text = try Self.drawn(environment)
        #expect(text.firstRange(of: sequence) != nil, "\(environment)")
        #expect(text.unicodeScalars.contains { ("\u{2580}"..."\u{259F}").contains($0) })
    }

    /// Without colours there are no sequences at all, and print is drawn by blocks on what is left blank.
    @Test func drawsBlocksWithoutColours() throws {
        let text = try Self.drawn(["TERM": "xterm-256color"], isColoured: false)
        let blocks = text.unicodeScalars.count { ("\u{2580}"..."\u{259F}").contains($0) }
        let blanks = text.unicodeScalars.count { $0 == " " }
        #expect(text.unicodeScalars.allSatisfy { $0 == " " || $0 == "\n" || ("\u{2580}"..."\u{259F}").contains($0) })
        #expect(blocks > 40 && blanks > 40)
    }

    @Test func fillsTheColumnsAndFewRows() throws {
        for columns in [1, 20, 80, 300] {
            let text = try Self.drawn(["TERM": "xterm"], isColoured: false, columns: columns)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect((1...TerminalGraphics.mostRows).contains(lines.count))
            #expect(lines.allSatisfy { $0.count <= columns })
        }
    }

    @Test func keepsTheShapeOfALine() {
        forEvery("line", 500, seed: 71) { generator in
            (
                width: Int.random(in: 1...3000, using: &generator), height: Int.random(in: 1...400, using: &generator),
                columns: Int.random(in: 1...300, using: &generator)
            )
        } law: { line in
            let size = TerminalGraphics.Size(columns: line.columns)
            let (columns, rows) = TerminalGraphics.cells(for: line.width, line.height, size)
            guard (1...size.columns).contains(columns), (1...TerminalGraphics.mostRows).contains(rows) else {
                return "\(columns) columns and \(rows) rows"
            }
            // A cell is twice as high as wide; less than a whole cell may be lost or gained in either direction.
            let least = Double((columns - 1) * line.height) / Double(2 * line.width)
            let most = Double((columns + 1) * line.height) / Double(2 * line.width) + 1
            return (least...most).contains(Double(rows)) ? nil : "\(rows) rows for \(columns) columns"
        }
    }
}
