/// Anything that can be declared as a parameter of a command: a ``Flag``, an ``Option`` or an ``Operand``.
public protocol Declaration: Sendable {
    /// The declaration without its value type, as the parser and the documents see it.
    var parameter: Parameter { get }
}

/// A parameter without its value type: what the parser matches and the documents describe.
public struct Parameter: Sendable {
    /// How a parameter is written.
    public enum Form: Hashable, Sendable {
        /// `--json`: there or not.
        case flag
        /// `--jobs N`: takes a value.
        case option
        /// A bare word, such as a file name.
        case operand
    }

    /// How it is written.
    public let form: Form
    /// The long name without dashes, or an operand's placeholder such as `FILE`; unique within the command.
    public let name: String
    /// The one-letter name, without its dash.
    public let short: Character?
    /// What the value is called in help texts; nil for a flag.
    public let placeholder: String?
    /// What it does: one or two sentences.
    public let help: Wording
    /// True if it may be given any number of times and all values count; otherwise the last one wins.
    public let repeats: Bool
    /// True for an operand that must be there.
    public let isRequired: Bool
    /// True for a parameter that is understood but not listed.
    public let isHidden: Bool
    /// What the value can be, in words ("a whole number from 1 to 64").
    public let expected: Expectation
    /// What a shell may offer for the value.
    public let completion: Completion
    /// Turns the text into a value; nil if it is not one.
    let read: @Sendable (String) -> (any Sendable)?

    /// The name as typed: `--json`, or `FILE` for an operand.
    public var spelling: String { form == .operand ? name : "--" + name }
}

/// A switch without a value: `--json`, `-v`.
public struct Flag: Declaration {
    /// The declaration without its value type.
    public let parameter: Parameter

    /// Declares the flag `--name`, or `-short`.
    public init(_ name: String, short: Character? = nil, help: Wording, isHidden: Bool = false) {
        parameter = Parameter(
            form: .flag, name: name, short: short, placeholder: nil, help: help, repeats: false, isRequired: false,
            isHidden: isHidden, expected: .text, completion: .nothing, read: { _ in true })
    }
}

/// A switch with a value: `--jobs 4`, `--jobs=4`, `-j4`, `-j 4`.
public struct Option<Value: Sendable>: Declaration {
    /// The declaration without its value type.
    public let parameter: Parameter

    /// Declares the option `--name`, whose value is of `kind` and is called `placeholder` in help texts.
    public init(
        _ name: String, short: Character? = nil, _ placeholder: String, _ kind: ValueKind<Value>, help: Wording,
        repeats: Bool = false, isHidden: Bool = false
    ) {
        parameter = Parameter(
            form: .option, name: name, short: short, placeholder: placeholder, help: help, repeats: repeats,
            isRequired: false, isHidden: isHidden, expected: kind.expected, completion: kind.completion,
            read: kind.read)
    }
}

/// A bare word of the command line, such as a file name.
public struct Operand<Value: Sendable>: Declaration {
    /// The declaration without its value type.
    public let parameter: Parameter

    /// Declares an operand shown as `name`; with `repeats` it takes all words that are left.
    public init(
        _ name: String, _ kind: ValueKind<Value>, help: Wording, isRequired: Bool = true, repeats: Bool = false
    ) {
        parameter = Parameter(
            form: .operand, name: name, short: nil, placeholder: name, help: help, repeats: repeats,
            isRequired: isRequired, isHidden: false, expected: kind.expected, completion: kind.completion,
            read: kind.read)
    }
}
