/// What a command line asks for.
public struct Invocation: Sendable {
    /// What to do with the command.
    public enum Request: Hashable, Sendable {
        /// Run it.
        case run
        /// Show its help: `--help` or `-h` was given.
        case help
        /// Show the program's version: `--version` was given.
        case version
    }

    /// What to do.
    public let request: Request
    /// The commands from the root to the one called.
    public let commands: [Command]
    /// The values given, the ones of the commands above included.
    public let values: Values

    /// The names of the commands below the root: `["scan"]`.
    public var path: [String] { commands.dropFirst().map(\.name) }
}

/// Understands command lines in three stages: strings to tokens that keep their origin, tokens to matches with what the
/// commands declare, matches to typed values.
///
/// POSIX and GNU habits: options and operands in any order, `--` ends the options, `-` alone is an operand, `--jobs=4`,
/// `--jobs 4`, `-j4` and `-j 4` are the same, short flags can be bundled (`-vq`). A negative number such as `-6.00` is a
/// word unless its first digit is the name of a flag. The options of a command may also be written behind the name of
/// its subcommand. `--help`, `-h` and `--version` are understood everywhere.
public struct ArgumentParser: Sendable {
    /// The root of the commands.
    public let root: Command

    /// Makes a parser for `root` and the commands below it.
    public init(_ root: Command) {
        self.root = root
    }

    /// Understands `arguments`, the program's own name left out.
    public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var matcher = Matcher(root: root, end: Origin(index: arguments.count, text: ""))
        for token in Token.tokens(of: arguments) {
            if let request = try matcher.take(token) {
                return Invocation(request: request, commands: matcher.line, values: Values())
            }
        }
        matcher.takeUsualSubcommand()
        return Invocation(request: .run, commands: matcher.line, values: try matcher.values())
    }
}

/// A parameter with the text given for it.
private struct Match {
    let parameter: Parameter
    let text: String
    let origin: Origin
}

/// The second and third stage: walks the tokens, descends into subcommands and pairs parameters with texts.
private struct Matcher {
    var line: [Command]
    let end: Origin
    private var matches: [Match] = []
    private var words = 0
    private var open: (parameter: Parameter, origin: Origin)?

    init(root: Command, end: Origin) {
        line = [root]
        self.end = end
    }

    /// Takes one token; returns a request that ends the parsing at once.
    mutating func take(_ token: Token) throws(UsageError) -> Invocation.Request? {
        if let (parameter, origin) = open {
            // A value may look like anything but another option: `--out --json` is a forgotten value.
            guard let text = word(token) else { throw missingValue(parameter, origin) }
            matches.append(Match(parameter: parameter, text: text, origin: token.origin))
            open = nil
            return nil
        }
        if let text = word(token) {
            try takeWord(text, token.origin)
            return nil
        }
        switch token.kind {
        case .endOfOptions, .word: return nil
        case .long(let name, let value): return try takeLong(name, value, token.origin)
        case .bundle(let letters): return try takeBundle(letters, token.origin)
        }
    }

    /// The text of a bare word, or of a negative number where a word can stand and its first digit is no flag.
    private func word(_ token: Token) -> String? {
        switch token.kind {
        case .word(let text): return text
        case .bundle(let letters):
            let canStand = open != nil || !line[line.count - 1].operands.isEmpty
            guard canStand, letters.beginsNumber, !known.contains(where: { $0.short == letters.first }) else {
                return nil
            }
            return token.origin.text
        case .long, .endOfOptions: return nil
        }
    }

    /// Goes down to the subcommand that is meant where none is named; with a condition, only where one of its own
    /// switches meets it and none of this command does.
    mutating func takeUsualSubcommand(for isWanted: ((Parameter) -> Bool)? = nil) {
        let command = line[line.count - 1]
        guard let usual = command.subcommands.first(where: { $0.name == command.usualSubcommand }) else { return }
        if let isWanted, known.contains(where: isWanted) || !usual.switches.contains(where: isWanted) { return }
        line.append(usual)
    }

    /// Reads the texts as values and checks what the command as a whole demands.
    func values() throws(UsageError) -> Values {
        if let (parameter, origin) = open { throw missingValue(parameter, origin) }
        let command = line[line.count - 1]
        if !command.subcommands.isEmpty { throw error(.missingCommand, end) }
        var values = Values()
        for match in matches {
            guard let value = match.parameter.read(match.text) else {
                let reason = UsageError.Reason.invalidValue(
                    parameter: match.parameter.spelling, value: match.text, expected: match.parameter.expected)
                throw error(reason, match.origin)
            }
            values.append(value, for: match.parameter)
        }
        for group in command.exclusive {
            let given = matches.filter { group.contains($0.parameter.name) }
            if let first = given.first, let other = given.first(where: { $0.parameter.name != first.parameter.name }) {
                throw error(.conflict(first.parameter.spelling, other.parameter.spelling), other.origin)
            }
        }
        for operand in command.operands where operand.isRequired && !values.has(operand) {
            throw error(.missingOperand(operand.name), end)
        }
        return values
    }

    private mutating func takeWord(_ text: String, _ origin: Origin) throws(UsageError) {
        let command = line[line.count - 1]
        if !command.subcommands.isEmpty {
            guard let next = command.subcommands.first(where: { $0.name == text }) else {
                let names = command.listedSubcommands.map(\.name)
                throw error(.unknownCommand(text, suggestion: nearestName(to: text, among: names)), origin)
            }
            line.append(next)
            return
        }
        let operands = command.operands
        guard let operand = words < operands.count ? operands[words] : operands.last(where: \.repeats) else {
            throw error(.unexpectedOperand(text), origin)
        }
        matches.append(Match(parameter: operand, text: text, origin: origin))
        if !operand.repeats { words += 1 }
    }

    private mutating func takeLong(
        _ name: String, _ value: String?, _ origin: Origin
    ) throws(UsageError) -> Invocation.Request? {
        if value == nil, let request = Self.requests[name] { return request }
        takeUsualSubcommand(for: { $0.name == name })
        guard let parameter = known.first(where: { $0.name == name }) else {
            throw unknown("--" + name, origin)
        }
        switch (parameter.form, value) {
        case (.flag, nil): matches.append(Match(parameter: parameter, text: "", origin: origin))
        case (.flag, let value?): throw error(.valueForFlag(option: "--" + name, value: value), origin)
        case (_, let value?): matches.append(Match(parameter: parameter, text: value, origin: origin))
        case (_, nil): open = (parameter, origin)
        }
        return nil
    }

    private mutating func takeBundle(_ letters: String, _ origin: Origin) throws(UsageError) -> Invocation.Request? {
        var rest = Substring(letters)
        while let letter = rest.popFirst() {
            if letter == "h" { return .help }
            takeUsualSubcommand(for: { $0.short == letter })
            guard let parameter = known.first(where: { $0.short == letter }) else {
                throw unknown("-" + String(letter), origin)
            }
            if parameter.form == .flag {
                matches.append(Match(parameter: parameter, text: "", origin: origin))
            } else if rest.isEmpty {
                open = (parameter, origin)
            } else {
                matches.append(Match(parameter: parameter, text: String(rest), origin: origin))
                return nil
            }
        }
        return nil
    }

    /// What can be written here: the switches of this command and of those above it.
    private var known: [Parameter] { line.reversed().flatMap(\.switches) }

    private static let requests: [String: Invocation.Request] = ["help": .help, "version": .version]

    private func unknown(_ spelling: String, _ origin: Origin) -> UsageError {
        let names = known.filter { !$0.isHidden }.map(\.spelling) + Self.requests.keys.sorted().map { "--" + $0 }
        let suggestion = spelling.hasPrefix("--") ? nearestName(to: spelling, among: names) : nil
        return error(.unknownOption(spelling, suggestion: suggestion), origin)
    }

    private func missingValue(_ parameter: Parameter, _ origin: Origin) -> UsageError {
        error(.missingValue(option: parameter.spelling, expected: parameter.expected), origin)
    }

    private func error(_ reason: UsageError.Reason, _ origin: Origin) -> UsageError {
        UsageError(reason, at: origin, in: line.map(\.name))
    }
}

extension String {
    /// Whether it begins as an unsigned number does: `6`, `.5`.
    fileprivate var beginsNumber: Bool {
        let digits = first == "." || first == "," ? dropFirst() : self[...]
        return digits.first.map { $0.isASCII && $0.isNumber } ?? false
    }
}
