/// One element of the command line as it was typed, before anything is known about the commands.
///
/// `-vj4 --out=x -- -f` becomes: the bundle `vj4`, the long name `out` with the value `x`, the end of options, and the
/// word `-f`. Every token keeps where it came from, so that an error can point at what the person typed.
struct Token: Hashable {
    enum Kind: Hashable {
        /// `--name` or `--name=value`.
        case long(name: String, value: String?)
        /// `-abc`: what of it is flags and what is a value depends on the command.
        case bundle(String)
        /// Anything else, `-` alone included, and all that follows `--`.
        case word(String)
        /// The first `--`.
        case endOfOptions
    }

    let kind: Kind
    let origin: Origin

    /// Splits a command line, without the program's own name, into tokens.
    static func tokens(of arguments: [String]) -> [Token] {
        var optionsEnded = false
        return arguments.enumerated().map { index, text in
            let origin = Origin(index: index, text: text)
            if optionsEnded || text == "-" || !text.hasPrefix("-") { return Token(kind: .word(text), origin: origin) }
            if text == "--" {
                optionsEnded = true
                return Token(kind: .endOfOptions, origin: origin)
            }
            guard text.hasPrefix("--") else {
                return Token(kind: .bundle(String(text.dropFirst())), origin: origin)
            }
            let body = text.dropFirst(2)
            guard let equals = body.firstIndex(of: "=") else {
                return Token(kind: .long(name: String(body), value: nil), origin: origin)
            }
            let value = String(body[body.index(after: equals)...])
            return Token(kind: .long(name: String(body[..<equals]), value: value), origin: origin)
        }
    }
}

/// Where on the command line something was typed.
public struct Origin: Hashable, Sendable {
    /// The position of the argument, from 0, without the program's name; the count of arguments for "at the end".
    public let index: Int
    /// The whole argument; empty at the end.
    public let text: String

    /// Makes an origin.
    public init(index: Int, text: String) {
        self.index = index
        self.text = text
    }
}
