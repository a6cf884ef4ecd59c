/// The completion script for zsh, to be put on its function path as `_name`.
public struct ZshCompletion: Sendable {
    private let root: Command
    private let say: Wording.Language

    /// Makes the script of `root`, whose descriptions are in `language`.
    public init(_ root: Command, in language: @escaping Wording.Language) {
        self.root = root
        say = language
    }

    /// The script, with a line break at its end.
    public var text: String {
        let functions = self.functions([root]).joined(separator: "\n\n")
        let name = functionName([root])
        return """
            #compdef \(root.name)

            \(functions)

            if [[ $funcstack[1] == \(name) ]]; then \(name) "$@"; else compdef \(name) \(root.name); fi

            """
    }

    private func functions(_ path: [Command]) -> [String] {
        guard let command = path.last else { return [] }
        var specs = path.flatMap(\.switches).filter { !$0.isHidden }.flatMap(switchSpecs)
        specs += ["'(- *)'{-h,--help}'[\(clean(say(.printHelp)))]'"]
        if path.count == 1 { specs.append("'(- *)--version[\(clean(say(.printVersion)))]'") }
        let listed = command.listedSubcommands
        var body: [String]
        if listed.isEmpty {
            specs += command.operands.map(operandSpec)
            body = ["    _arguments -s -S : \\"] + continued(specs)
        } else {
            specs += ["'1:command:->command'", "'*::argument:->argument'"]
            body = ["    local state line", "    local -A opt_args", "    _arguments -s -C : \\"] + continued(specs)
            body += ["    case $state in", "    command)", "        local -a commands=("]
            body += listed.map { "            " + quoted($0.name + ":" + clean(say($0.abstract))) }
            body += ["        )", "        _describe command commands ;;", "    argument)", "        case $line[1] in"]
            body += listed.map { "        \($0.name)) \(functionName(path + [$0])) ;;" }
            body += ["        esac ;;", "    esac"]
        }
        let own = (["\(functionName(path))() {"] + body + ["}"]).joined(separator: "\n")
        return listed.flatMap { functions(path + [$0]) } + [own]
    }

    private func continued(_ specs: [String]) -> [String] {
        specs.enumerated().map { "        " + $1 + ($0 == specs.count - 1 ? "" : " \\") }
    }

    private func switchSpecs(_ parameter: Parameter) -> [String] {
        let many = parameter.repeats ? "*" : ""
        let value = parameter.placeholder.map { ":\(clean($0)):\(action(parameter.completion))" } ?? ""
        let tail = "[\(clean(say(parameter.help)))]\(value)"
        let long = quoted("\(many)\(parameter.spelling)\(parameter.form == .option ? "=" : "")\(tail)")
        guard let short = parameter.short else { return [long] }
        return [quoted("\(many)-\(short)\(parameter.form == .option ? "+" : "")\(tail)"), long]
    }

    private func operandSpec(_ parameter: Parameter) -> String {
        let optional = parameter.isRequired ? ":" : "::"
        return quoted("\(parameter.repeats ? "*:" : optional)\(clean(parameter.name)):\(action(parameter.completion))")
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Text without the signs that mean something inside a specification.
    private func clean(_ text: String) -> String {
        let body = text.hasSuffix(".") ? text.dropLast() : text[...]
        return body.reduce(into: "") { result, character in
            if "[]:\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private func functionName(_ path: [Command]) -> String {
        "_" + path.map(\.name.asIdentifier).joined(separator: "_")
    }
}
