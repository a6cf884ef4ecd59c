/// The manual page of a program and all its commands, in mdoc(7).
public struct ManualPage: Sendable {
    private let root: Command
    private let date: String
    private let say: Wording.Language

    /// Makes the page of `root`; `date` is the date of the page as mdoc writes it: "November 30, 2026".
    public init(_ root: Command, date: String, in language: @escaping Wording.Language) {
        self.root = root
        self.date = date
        say = language
    }

    /// The page's source, with a line break at its end. The chapters by whose names mdoc knows what to do with them (a usage
    /// a line, what apropos finds) keep those names in every language.
    public var text: String {
        var lines = [".Dd \(date)", ".Dt \(root.name.uppercased()) 1", ".Os"]
        lines += [".Sh NAME", ".Nm \(escape(root.name))", ".Nd \(words(phrase(say(root.abstract))))"]
        lines.append(".Sh SYNOPSIS")
        lines += root.subcommands.isEmpty ? usage([root]) : synopsis([root])
        lines.append(".Sh DESCRIPTION")
        lines += paragraphs(root.discussion.isEmpty ? [root.abstract] : root.discussion)
        if !root.switches.isEmpty { lines += options(of: root, title: say(.forEveryCommand)) }
        if !root.listedSubcommands.isEmpty {
            lines.append(title(.commandsTitle))
            for command in root.listedSubcommands { lines += section([root, command]) }
        }
        for chapter in root.chapters { lines += self.chapter(chapter) }
        let examples = root.examples + root.listedSubcommands.flatMap(\.examples)
        if !examples.isEmpty {
            lines.append(title(.examplesTitle))
            for (index, example) in examples.enumerated() {
                if index > 0 { lines.append(".Pp") }
                lines += prose(say(example.meaning)) + [".Pp", ".Dl \(words(example.line))"]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The usage lines of all commands below `path`, one each.
    private func synopsis(_ path: [Command]) -> [String] {
        guard let command = path.last, !command.subcommands.isEmpty else { return usage(path) }
        return command.listedSubcommands.flatMap { synopsis(path + [$0]) }
    }

    private func usage(_ path: [Command]) -> [String] {
        guard let command = path.last else { return [] }
        var lines = [".Nm"]
        if path.count > 1 { lines.append(".Cm \(path.dropFirst().map(\.name).joined(separator: " "))") }
        if command.switches.contains(where: { !$0.isHidden }) {
            lines.append(".Op Ar \(say(.anOption).lowercased()) ...")
        }
        for operand in command.operands {
            let placeholder = words(operand.name) + (operand.repeats ? " ..." : "")
            lines.append(operand.isRequired ? ".Ar \(placeholder)" : ".Op Ar \(placeholder)")
        }
        return lines
    }

    private func section(_ path: [Command]) -> [String] {
        guard let command = path.last else { return [] }
        let name = path.dropFirst().map(\.name).joined(separator: " ")
        var lines = [".Ss \(words(name))"]
        lines += paragraphs([command.abstract] + command.discussion)
        let operands = command.operands.map {
            (item: ".It Ar \(words($0.name))\($0.repeats ? " ..." : "")", help: say($0.help))
        }
        let switches = command.switches.filter { !$0.isHidden }.map { (item: Self.item($0), help: say($0.help)) }
        if !(operands + switches).isEmpty {
            lines += [".Bl -tag -width Ds"]
            for entry in operands + switches { lines += [entry.item] + prose(entry.help) }
            lines.append(".El")
        }
        return lines + command.listedSubcommands.flatMap { section(path + [$0]) }
    }

    private func options(of command: Command, title: String) -> [String] {
        let listed = command.switches.filter { !$0.isHidden }
        return [".Pp", title, ".Bl -tag -width Ds"]
            + listed.flatMap { [Self.item($0)] + prose(say($0.help)) } + [".El"]
    }

    private func chapter(_ chapter: Command.Chapter) -> [String] {
        [title(chapter.title), ".Bl -tag -width Ds"]
            + chapter.entries.flatMap { [".It \(words($0.term))"] + prose(say($0.meaning)) } + [".El"]
    }

    private func title(_ title: Wording) -> String { ".Sh " + words(say(title)) }

    private func paragraphs(_ texts: [Wording]) -> [String] {
        texts.enumerated().flatMap { ($0 == 0 ? [] : [".Pp"]) + prose(say($1)) }
    }

    private static func item(_ parameter: Parameter) -> String {
        let value = parameter.placeholder.map { " Ar \(words($0))" } ?? ""
        let long = "Fl \(escape("-" + parameter.name))\(value)"
        return ".It " + (parameter.short.map { "Fl \($0)\(value) , " } ?? "") + long
    }
}

/// "Read receipts." as the phrase "read receipts" of a NAME line.
private func phrase(_ sentence: String) -> String {
    let body = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return body.prefix(1).lowercased() + body.dropFirst()
}

/// Sentences as text lines, each beginning on a line of its own and none too long, as mdoc wants it, made safe for roff.
private func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while let end = rest.firstSentenceEnd {
        lines.append(String(rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
    }
    if !rest.isEmpty { lines.append(String(rest)) }
    return lines.flatMap { wrap($0, 72) }.map { line in
        let safe = escape(line)
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
    }
}

extension Substring {
    /// The place behind the first full stop that is followed by a blank and a capital.
    fileprivate var firstSentenceEnd: Index? {
        indices.first { index in
            let tail = self[index...].prefix(3)
            return tail.count == 3 && ".!?".contains(self[index]) && tail.dropFirst().first == " "
                && tail.last?.isUppercase == true
        }.map { self.index(after: $0) }
    }
}

/// The words of a macro line made safe: mdoc looks for macros among them, so a word that could be one (two or three
/// letters, a capital first) is disarmed.
private func words(_ text: String) -> String {
    escape(text).split(separator: " ", omittingEmptySubsequences: false).map { word in
        let looksLikeMacro =
            (2...3).contains(word.count) && word.first?.isUppercase == true
            && word.dropFirst().allSatisfy { $0.isLowercase }
        return looksLikeMacro ? "\\&" + word : String(word)
    }.joined(separator: " ")
}

/// Text with the characters spelled out that roff would take for something else or print as another sign.
private func escape(_ text: String) -> String {
    text.reduce(into: "") { out, character in
        switch character {
        case "\\": out += "\\e"
        case "-": out += "\\-"
        case "\"": out += "\\(dq"
        case "~": out += "\\(ti"
        case "^": out += "\\(ha"
        case "`": out += "\\(ga"
        default: out.append(character)
        }
    }
}
