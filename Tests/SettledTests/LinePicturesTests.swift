import Foundation
import TestSupport
import Testing

/// The picture of a doubtful line stands above the question about it, on a terminal and nowhere else. The receipt's
/// document names its picture, so that nothing has to be read here.
struct LinePicturesTests {
    private static let command = ["review", "bills/marktkauf.json", "--no-save"]
    private static let question = "LEERGUT EW MINUS"

    private static func environment(_ own: [String: String] = [:]) -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        return ["SETTLED_HOME": folder.path, "TERM": "xterm-256color", "LC_ALL": "C"].merging(own) { $1 }
    }

    /// What a terminal shows above the first question.
    private static func above(_ shown: String) throws -> Substring {
        let place = try #require(shown.firstRange(of: question))
        return shown[..<place.lowerBound]
    }

    private static func hasBlocks(_ text: Substring) -> Bool {
        text.unicodeScalars.contains { ("\u{2580}"..."\u{259F}").contains($0) }
    }

    /// ^D ends the review at its first question.
    private static func shows(_ arguments: [String] = [], _ own: [String: String] = [:]) throws -> Substring {
        try above(
            try PseudoTerminal().shows(command + arguments, typing: "\u{4}", environment: environment(own)))
    }

    @Test func drawsTheLineAboveItsQuestion() throws {
        let shown = try Self.shows()
        #expect(Self.hasBlocks(shown))
        #expect(shown.contains("\u{1B}["))
        #expect((2...7).contains(shown.split(whereSeparator: \.isNewline).count))
    }

    /// A bill that was kept without a look at its doubtful lines asks about them when it is opened again.
    @Test func drawsTheLineOfAKeptBill() throws {
        let environment = Self.environment()
        let kept = try Transcript.run(
            "settled split bills/marktkauf.json -p ala -a rest=ala --save --text",
            scratch: FileManager.default.temporaryDirectory, environment: environment)
        #expect(kept.code == 0)
        let shown = try PseudoTerminal().shows(["edit", "1"], typing: "\u{4}", environment: environment)
        #expect(Self.hasBlocks(try Self.above(shown)))
    }

    @Test func drawsWithoutColours() throws {
        let shown = try Self.shows([], ["NO_COLOR": "1"])
        #expect(Self.hasBlocks(shown))
        #expect(!shown.contains("\u{1B}"))
    }

    @Test(arguments: [(["--no-pictures"], [:]), ([], ["TERM": "dumb"])])
    func drawsNothingWhereItIsNotWanted(arguments: [String], own: [String: String]) throws {
        #expect(!Self.hasBlocks(try Self.shows(arguments, own)))
    }

    @Test(arguments: ["2>&1 < /dev/null | cat", "--answers bills/marktkauf.json 2>&1 | cat"])
    func drawsNothingInAPipe(redirection: String) throws {
        let outcome = try Transcript.run(
            "settled \(Self.command.joined(separator: " ")) \(redirection)",
            scratch: FileManager.default.temporaryDirectory, environment: Self.environment())
        #expect(!Self.hasBlocks(try Self.above(outcome.output)))
    }
}
