/// The options of a benchmark command: `--name value` pairs, and the pictures behind them.
struct Flags {
    private var values: [String: String] = [:]
    /// What is no option.
    private(set) var rest: [String] = []

    /// Parts `arguments`; an option without a value is an error.
    init(_ arguments: [String]) throws {
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument.hasPrefix("--") {
                guard index + 1 < arguments.count else { throw Misuse(text: "\(argument) needs a value") }
                values[String(argument.dropFirst(2))] = arguments[index + 1]
                index += 2
            } else {
                rest.append(argument)
                index += 1
            }
        }
    }

    /// The value of an option, if it was given.
    subscript(name: String) -> String? { values[name] }

    /// The value of an option which must be given.
    func required(_ name: String) throws -> String {
        guard let value = values[name] else { throw Misuse(text: "--\(name) is needed") }
        return value
    }
}

/// A command called in a way that it does not know.
struct Misuse: Error, CustomStringConvertible {
    /// What is wrong.
    var text: String
    var description: String { text }
}
