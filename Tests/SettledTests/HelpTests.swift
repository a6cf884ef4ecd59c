import Arguments
import TestSupport
import Testing

@testable import settled

/// What every command says of itself.
struct HelpTests {
    /// Nothing is left in English, and nothing is said twice in two languages that is the same in both.
    @Test func everythingIsThereInPolish() {
        let all = Self.commands(from: Program.root).flatMap(Self.wordings)
        #expect(all.count > 300)
        for wording in all { #expect(wording.polish != wording.english) }
    }

    /// A help text is no wider than the window, but for words and examples, which are not broken.
    @Test(arguments: Language.allCases)
    func helpFitsTheWindow(language: Language) {
        for path in Self.paths(from: [Program.root]) {
            let examples = Set(path.last?.examples.map { "  " + $0.line } ?? [])
            let lines = HelpText(path, width: 80, in: language.wording).text.split(separator: "\n").map(String.init)
            for line in lines where !examples.contains(line) { #expect(line.columns <= 80, "\(line)") }
        }
    }

    private static func commands(from command: Command) -> [Command] {
        [command] + command.subcommands.flatMap(commands)
    }

    private static func paths(from path: [Command]) -> [[Command]] {
        [path] + (path.last?.subcommands ?? []).flatMap { paths(from: path + [$0]) }
    }

    private static func wordings(of command: Command) -> [Wording] {
        [command.abstract, command.heading] + command.discussion + command.parameters.map(\.help)
            + command.examples.map(\.meaning)
            + command.chapters.flatMap { [$0.title] + $0.entries.map(\.meaning) }
    }
}
