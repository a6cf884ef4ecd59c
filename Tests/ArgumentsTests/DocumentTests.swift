import Arguments
import Foundation
import TestSupport
import Testing

/// Help, manual page and completions of the invented program.
struct DocumentTests {
    @Test(arguments: [("kitchen", [Kitchen.root]), ("cook", [Kitchen.root, Kitchen.cook])])
    func showsHelp(name: String, commands: [Command]) {
        expectGolden(HelpText(commands, width: 80, in: \.english).text, "arguments/\(name).help")
        expectGolden(HelpText(commands, width: 80, in: \.polish).text, "arguments/pl/\(name).help")
    }

    @Test func listsCommandsUnderTheirHeadings() {
        let root = Command(
            "kitchen", abstract: Wording("Cook and serve.", polish: "Gotuje i podaje."),
            subcommands: [
                Kitchen.cook.under(Wording("At the stove", polish: "Przy kuchni")),
                Kitchen.clean.under(Wording("Never", polish: "Nigdy")), Kitchen.serve,
            ])
        let text = HelpText([root], width: 80, in: \.english).text
        #expect(
            text.contains(
                """
                At the stove:
                  cook   Cook dishes from recipes.

                Commands:
                  serve  Serve what is ready.

                """))
        #expect(!text.contains("Never"))
    }

    @Test func fitsHelpIntoANarrowWindow() {
        let text = HelpText([Kitchen.root, Kitchen.cook], width: 44, in: \.english).text
        expectGolden(text, "arguments/cook-narrow.help")
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 44 })
    }

    @Test func writesTheManualPage() throws {
        let page = ManualPage(Kitchen.root, date: "November 30, 2026", in: \.english).text
        expectGolden(page, "arguments/kitchen.1")
        #expect(try output(of: ["mandoc", "-T", "lint"], input: page) == "")
        let polish = ManualPage(Kitchen.root, date: "November 30, 2026", in: \.polish).text
        expectGolden(polish, "arguments/pl/kitchen.1")
        #expect(try output(of: ["mandoc", "-T", "lint", "-W", "warning"], input: polish) == "")
    }

    @Test func writesCompletions() {
        expectGolden(BashCompletion(Kitchen.root).text, "arguments/kitchen.bash")
        expectGolden(ZshCompletion(Kitchen.root, in: \.english).text, "arguments/_kitchen")
        expectGolden(FishCompletion(Kitchen.root, in: \.english).text, "arguments/kitchen.fish")
    }

    @Test(arguments: [
        ("", "cook serve"), ("co", "cook"), ("-", "--quiet --color --help --version"),
        ("--color ", "auto always never"),
        ("--color a", "auto always"), ("--color = n", "never"), ("cook --t", "--times"), ("-q cook --d", "--dry"),
        ("serve x", ""),
    ])
    func completesInBash(line: String, offered: String) throws {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        let script =
            BashCompletion(Kitchen.root).text + """
                COMP_WORDS=(kitchen \(words.joined(separator: " "))); COMP_CWORD=\(words.count)
                _kitchen
                echo "${COMPREPLY[*]}"
                """
        #expect(try output(of: ["bash"], input: script) == offered + "\n")
    }

    /// What a program prints, standard error included.
    private func output(of command: [String], input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let (input_, output) = (Pipe(), Pipe())
        process.standardInput = input_
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try input_.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try input_.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
