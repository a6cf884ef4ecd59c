/// The completion script for bash (4 or later).
public struct BashCompletion: Sendable {
    private let root: Command

    /// Makes the script of `root`.
    public init(_ root: Command) {
        self.root = root
    }

    /// The script, with a line break at its end.
    public var text: String {
        let function = "_" + root.name.asIdentifier
        return """
            # bash completion for \(root.name)
            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} path=\(root.name) i
                # "--option=value" arrives as three words.
                if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "$path ${COMP_WORDS[i]}" in
            \(descents([root]).joined(separator: "\n"))
                    esac
                done
                COMPREPLY=()
                case "$path $previous" in
            \(values([root]).joined(separator: "\n"))
                esac
                case $path in
            \(contents([root]).joined(separator: "\n"))
                esac
            }
            complete -o filenames -F \(function) \(root.name)

            """
    }

    private func descents(_ path: [Command]) -> [String] {
        let name = path.spelled
        return listed(path).flatMap { command in
            [
                "            \"\(name) \(command.name)\") path=\"\(name) \(command.name)\" ;;"
            ] + descents(path + [command])
        }
    }

    /// What to offer behind an option that takes a value.
    private func values(_ path: [Command]) -> [String] {
        let own = path.flatMap(\.switches).filter { $0.form == .option && !$0.isHidden }.map { option in
            let patterns = option.spellings.map { "\"\(path.spelled) \($0)\"" }.joined(separator: "|")
            return "        \(patterns)) \(offer(option.completion)); return ;;"
        }
        return own + listed(path).flatMap { values(path + [$0]) }
    }

    /// What to offer elsewhere: switches behind a dash, else commands or the operands' values.
    private func contents(_ path: [Command]) -> [String] {
        guard let command = path.last else { return [] }
        let switches =
            path.flatMap(\.switches).filter { !$0.isHidden }.map(\.spelling) + ["--help"]
            + (path.count == 1 ? ["--version"] : [])
        let operand: String
        if command.subcommands.isEmpty {
            operand = offer(command.operands.first?.completion ?? .nothing)
        } else {
            operand = offer(.words(command.listedSubcommands.map(\.name)))
        }
        return [
            "        \"\(path.spelled)\")",
            "            if [[ $current == -* ]]; then \(offer(.words(switches)))",
            "            else \(operand); fi ;;",
        ] + listed(path).flatMap { contents(path + [$0]) }
    }

    private func offer(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .files: "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
        case .folders: "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
        case .words(let words):
            "mapfile -t COMPREPLY < <(compgen -W \(quoted(words.joined(separator: " "))) -- \"$current\")"
        }
    }

    private func listed(_ path: [Command]) -> [Command] { path.last?.listedSubcommands ?? [] }
}

extension [Command] {
    /// The names from the root down, with blanks between.
    var spelled: String { map(\.name).joined(separator: " ") }
}

extension Parameter {
    /// Every way a switch is typed: `--jobs`, `-j`.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}

extension String {
    /// The name as a shell function may be called.
    var asIdentifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

/// A word in single quotes, as every shell reads it.
func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
