/// The completion script for fish.
public struct FishCompletion: Sendable {
    private let root: Command
    private let say: Wording.Language

    /// Makes the script of `root`, whose descriptions are in `language`.
    public init(_ root: Command, in language: @escaping Wording.Language) {
        self.root = root
        say = language
    }

    /// The script, with a line break at its end.
    public var text: String {
        (["# fish completion for \(root.name)", "complete -c \(root.name) -f"] + lines([root])).joined(separator: "\n")
            + "\n"
    }

    private func lines(_ path: [Command]) -> [String] {
        guard let command = path.last else { return [] }
        let start = "complete -c \(root.name) -n \(quoted(condition(path)))"
        let switches = command.switches.filter { !$0.isHidden }.map { parameter in
            let short = parameter.short.map { " -s \($0)" } ?? ""
            // The switches of the root are understood everywhere, so they need no condition.
            let head = path.count == 1 ? "complete -c \(root.name)" : start
            return "\(head) -l \(parameter.name)\(short)\(value(parameter)) -d \(described(parameter.help))"
        }
        let standard =
            path.count == 1
            ? [
                "complete -c \(root.name) -l help -s h -d \(described(.printHelp))",
                start + " -l version -d \(described(.printVersion))",
            ] : []
        let operands = command.operands.prefix(1).compactMap { operandLine(start, $0.completion) }
        let listed = command.listedSubcommands
        return switches + standard + operands
            + listed.map { start + " -a \($0.name) -d \(described($0.abstract))" }
            + listed.flatMap { lines(path + [$0]) }
    }

    /// True where the command of `path` is the one being typed.
    private func condition(_ path: [Command]) -> String {
        let seen = path.dropFirst().map { "__fish_seen_subcommand_from \($0.name)" }
        let below = path.last?.listedSubcommands.map(\.name) ?? []
        let unseen = below.isEmpty ? [] : ["not __fish_seen_subcommand_from " + below.joined(separator: " ")]
        return (seen + unseen).joined(separator: "; and ")
    }

    private func value(_ parameter: Parameter) -> String {
        guard parameter.form == .option else { return "" }
        return switch parameter.completion {
        case .nothing: " -x"
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .words(let words): " -x -a \(fishQuoted(words.joined(separator: " ")))"
        }
    }

    private func operandLine(_ start: String, _ completion: Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .files: start + " -F"
        case .folders: start + " -a '(__fish_complete_directories)'"
        case .words(let words): start + " -a \(fishQuoted(words.joined(separator: " ")))"
        }
    }

    private func described(_ wording: Wording) -> String {
        let text = say(wording)
        return fishQuoted(text.hasSuffix(".") ? String(text.dropLast()) : text)
    }

    /// A word in single quotes; unlike other shells, fish reads `\'` and `\\` inside of them.
    private func fishQuoted(_ text: String) -> String {
        "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
    }
}
