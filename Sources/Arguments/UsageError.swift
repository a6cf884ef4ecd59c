/// A command line that cannot be understood: what is wrong, where, and in which command.
public struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, with the evidence.
    public enum Reason: Hashable, Sendable {
        /// An option nobody declared; `suggestion` is the nearest that exists, with its dashes.
        case unknownOption(String, suggestion: String?)
        /// A command nobody declared; `suggestion` is the nearest that exists.
        case unknownCommand(String, suggestion: String?)
        /// An option that needs a value came last or was followed by nothing.
        case missingValue(option: String, expected: Expectation)
        /// A flag was given a value, as in `--json=yes`.
        case valueForFlag(option: String, value: String)
        /// The text is not a value of the kind that the parameter takes.
        case invalidValue(parameter: String, value: String, expected: Expectation)
        /// One word more than the command takes.
        case unexpectedOperand(String)
        /// A word that must be there is not.
        case missingOperand(String)
        /// The command needs one of its subcommands.
        case missingCommand
        /// Two parameters that exclude each other.
        case conflict(String, String)
    }

    /// What is wrong.
    public let reason: Reason
    /// What was typed there.
    public let origin: Origin
    /// The names of the commands up to the one where it went wrong, the program's own first.
    public let path: [String]

    /// Makes a usage error.
    public init(_ reason: Reason, at origin: Origin, in path: [String]) {
        self.reason = reason
        self.origin = origin
        self.path = path
    }
}
