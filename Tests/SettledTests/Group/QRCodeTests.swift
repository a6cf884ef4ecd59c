import Foundation
import TestSupport
import Testing

@testable import settled

/// QR codes as they stand in a terminal, read by a program that knows nothing of this project.
struct QRCodeTests {
    /// A group that another home takes in from what was seen on the screen is the same group, in the colours of a dark
    /// and of a light terminal, and where the program says the colours itself.
    @Test(arguments: [Screen(ink: 220, paper: 20, color: "never"), Screen(ink: 20, paper: 235, color: "always")])
    func anotherDeviceTakesItFromTheScreen(screen: Screen) throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let shown = try Transcript.run(
            """
            set -e
            exec 2>> $T/log
            settled group new trip --currency EUR --members ann,ben,cy --me ann
            for n in 1 2 3; do settled add 1$n.50 "żurek $n" --paid ben --category food --date 2026-07-1$n; done
            settled edit $(settled pay ben ann 20) --note cash
            settled delete $(settled add 5 tea --paid ann)
            settled group qr --color \(screen.color)
            """, scratch: folder, environment: ["COLUMNS": "200"])
        #expect(shown.code == 0)
        let lines = shown.output.split(separator: "\n").map(String.init).filter { $0.count > 60 }
        try Data(screen.picture(lines)).write(to: folder.appending(path: "screen.png"))
        let taken = try Transcript.run(
            """
            zbarimg --raw -q $T/screen.png > $T/text || exit 9
            SETTLED_HOME=$T/two settled merge - < $T/text > $T/log
            for home in $T/.local/share/settled $T/two; do SETTLED_HOME=$home settled status --json | grep words; done
            """, scratch: folder)
        #expect(taken.code == 0, "\(taken.errors)")
        let words = taken.output.split(separator: "\n")
        #expect(words.count == 4)
        #expect(words.prefix(2) == words.suffix(2))
    }

    /// What a phone adds or changes on the way does no harm, and what is cut off is refused.
    @Test func aTextMayBeBrokenIntoLinesButNotBeCut() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let shown = try Transcript.run(
            """
            settled group new trip --currency EUR --members ann,ben 2> $T/log
            settled group qr
            """, scratch: folder, environment: ["COLUMNS": "200"])
        let lines = shown.output.split(separator: "\n").map(String.init)
        try Data(Screen(ink: 255, paper: 0, color: "never").picture(lines))
            .write(to: folder.appending(path: "screen.png"))
        let merged = try Transcript.run(
            """
            zbarimg --raw -q $T/screen.png > $T/text
            export SETTLED_HOME=$T/two
            head -c 200 $T/text | settled merge -; echo $?
            ls $T/two 2>&1 | wc -l
            (echo; tr A-Z a-z < $T/text | fold -w 50) | settled merge - --lang en
            """, scratch: folder)
        #expect(merged.errors.contains("the text of the QR code is not whole"))
        #expect(merged.output.hasPrefix("3\n"))
        #expect(merged.output.contains("trip: 2 new members."))
    }

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// A terminal whose characters are four pixels wide and eight high.
struct Screen: CustomTestStringConvertible, Sendable {
    /// The grey of its letters and of what is behind them, 0 for black.
    let ink: UInt8
    let paper: UInt8
    /// What is said to the program by `--color`.
    let color: String

    var testDescription: String { "\(ink) on \(paper), --color \(color)" }

    /// The picture of some lines of half blocks; colours that the lines say are black and white.
    func picture(_ lines: [String]) throws -> [UInt8] {
        var rows: [[UInt8]] = []
        for line in lines {
            let isSaid = line.hasPrefix("\u{1B}[38;5;231;48;5;16m")
            let (block, gap): (UInt8, UInt8) = isSaid ? (255, 0) : (ink, paper)
            let blocks = line.filter { "█▀▄ ".contains($0) }
            for top in [true, false] {
                let row = blocks.flatMap { character in
                    let isBlock = character == "█" || character == (top ? "▀" : "▄")
                    return [UInt8](repeating: isBlock ? block : gap, count: 4)
                }
                rows += [[UInt8]](repeating: row, count: 4)
            }
        }
        let width = rows.map(\.count).max() ?? 0
        return pngBytes(width: width, height: rows.count, grey: rows.flatMap { $0 })
    }
}
