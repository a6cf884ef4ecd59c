/// The text which `--help` prints for a command.
public struct HelpText: Sendable {
    private let commands: [Command]
    private let width: Int
    private let say: Wording.Language

    /// Makes the help of the last of `commands`, which lead to it from the root, for lines of at most `width` columns
    /// (a width below 40 is taken as 40).
    public init(_ commands: [Command], width: Int, in language: @escaping Wording.Language) {
        self.commands = commands
        self.width = max(40, width)
        say = language
    }

    /// The text, with a line break at its end.
    public var text: String {
        guard let command = commands.last else { return "" }
        var parts = [wrap(say(command.abstract), width).joined(separator: "\n"), usage(command)]
        parts += command.discussion.map { wrap(say($0), width).joined(separator: "\n") }
        parts += subcommands(of: command)
        parts.append(list(.operands, command.operands.map { ($0.label, $0.help) }))
        parts.append(list(.options, switches(of: command)))
        parts.append(examples(command))
        for chapter in command.chapters {
            parts.append(list(chapter.title, chapter.entries.map { ($0.term, $0.meaning) }))
        }
        if !command.subcommands.isEmpty {
            let name = commands.map(\.name).joined(separator: " ")
            parts.append("\(name) \(say(.aCommand)) --help \(say(.tellsMore))")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func usage(_ command: Command) -> String {
        let words = commands.map(\.name) + synopsis(of: command)
        let title = say(.usage) + ": "
        let margin = String(repeating: " ", count: title.count + 4)
        let lines = wrap(words.joined(separator: " "), width - margin.count)
        return lines.enumerated().map { ($0 == 0 ? title : margin) + $1 }.joined(separator: "\n")
    }

    /// The words of a usage line behind the command's name.
    private func synopsis(of command: Command) -> [String] {
        let hasSwitches = command.switches.contains { !$0.isHidden }
        let operands = command.operands.map { $0.isRequired ? $0.label : "[\($0.label)]" }
        return (hasSwitches ? ["[\(say(.anOption))]..."] : [])
            + (command.subcommands.isEmpty ? [] : [say(.aCommand)]) + operands
    }

    /// One list for each heading, all in the same columns.
    private func subcommands(of command: Command) -> [String] {
        let listed = command.listedSubcommands
        let headings = listed.indices.filter { $0 == 0 || listed[$0 - 1].heading != listed[$0].heading }
        let longest = listed.map(\.name.count).max() ?? 0
        return headings.map { first in
            let same = listed[first...].prefix { $0.heading == listed[first].heading }
            return list(listed[first].heading, same.map { ($0.name, $0.abstract) }, longest: longest)
        }
    }

    private func switches(of command: Command) -> [(String, Wording)] {
        let inherited = commands.dropLast().flatMap(\.switches)
        let listed = (command.switches + inherited).filter { !$0.isHidden }.map { ($0.label, $0.help) }
        let version = commands.count == 1 ? [("    --version", Wording.printVersion)] : []
        return listed + [("-h, --help", .printThisText)] + version
    }

    private func examples(_ command: Command) -> String {
        guard !command.examples.isEmpty else { return "" }
        let lines = command.examples.flatMap { example in
            ["  " + example.line] + wrap(say(example.meaning), width - 6).map { "      " + $0 }
        }
        return ([say(.examples) + ":"] + lines).joined(separator: "\n")
    }

    /// A titled list of labels with their texts beside them, or below them where the window is narrow.
    private func list(_ title: Wording, _ entries: [(label: String, text: Wording)], longest: Int? = nil) -> String {
        guard !entries.isEmpty else { return "" }
        let longest = longest ?? entries.map(\.label.count).max() ?? 0
        let column = width < 60 ? 8 : min(longest + 4, 28)
        var lines = [say(title).capitalisedTitle + ":"]
        for (label, text) in entries {
            var start = "  " + label
            var paragraph = wrap(say(text), width - column)[...]
            if start.count + 2 <= column, let first = paragraph.popFirst() {
                start += String(repeating: " ", count: column - start.count) + first
            }
            lines.append(start)
            lines += paragraph.map { String(repeating: " ", count: column) + $0 }
        }
        return lines.joined(separator: "\n")
    }
}

extension Parameter {
    /// How it is listed: `-j, --jobs N`, or `FILE...` for an operand that repeats.
    var label: String {
        if form == .operand { return name + (repeats ? "..." : "") }
        let letter = short.map { "-\($0), " } ?? "    "
        return letter + "--" + name + (placeholder.map { " " + $0 } ?? "")
    }
}

extension String {
    /// "EXIT STATUS" as "Exit status".
    fileprivate var capitalisedTitle: String { prefix(1) + dropFirst().lowercased() }
}

/// Breaks `text` at blanks into lines of at most `width` characters; a longer word stands alone.
func wrap(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
            lines.append(line)
            line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
    }
    return lines + (line.isEmpty ? [] : [line])
}
