/// The values of one command line, read by the declarations that asked for them.
///
///     let jobs = Option("jobs", short: "j", "N", .integer(1...64), help: "…")
///     values[jobs]    // Int?
public struct Values: Sendable {
    private var stored: [String: [any Sendable]] = [:]

    /// True if the flag was given.
    public subscript(flag: Flag) -> Bool { stored[flag.parameter.name] != nil }

    /// The option's value, the last one if it was given more than once; nil if it was not given.
    public subscript<Value>(option: Option<Value>) -> Value? { all(option).last }

    /// The operand's value; nil if it was left out.
    public subscript<Value>(operand: Operand<Value>) -> Value? { all(operand).first }

    /// All values of an option, in the order typed.
    public func all<Value>(_ option: Option<Value>) -> [Value] { read(option.parameter) }

    /// All values of an operand, in the order typed.
    public func all<Value>(_ operand: Operand<Value>) -> [Value] { read(operand.parameter) }

    mutating func append(_ value: any Sendable, for parameter: Parameter) {
        stored[parameter.name, default: []].append(value)
    }

    func has(_ parameter: Parameter) -> Bool { stored[parameter.name] != nil }

    private func read<Value>(_ parameter: Parameter) -> [Value] {
        stored[parameter.name, default: []].map { value in
            guard let value = value as? Value else {
                preconditionFailure("\(parameter.spelling) is declared twice with different types")
            }
            return value
        }
    }
}
