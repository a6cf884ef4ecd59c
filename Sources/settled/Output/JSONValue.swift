/// A JSON document with its members in the order in which they are to be printed.
enum JSONValue: Hashable {
    case null
    case bool(Bool)
    /// A number as its digits, so that no value passes through floating point.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A name and its value.
    struct Member: Hashable {
        let name: String
        let value: JSONValue
    }

    /// The document on one line, without a line break at its end.
    var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let digits): digits
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ") + "}"
        }
    }

    /// The document over several lines, two blanks a level; what is short and flat stays on one line.
    func indented(_ level: Int = 0) -> String {
        let inner = String(repeating: "  ", count: level + 1)
        let outer = String(repeating: "  ", count: level)
        switch self {
        case .array(let elements) where !isFlat && !elements.isEmpty:
            let lines = elements.map { inner + $0.indented(level + 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
        case .object(let members) where !isFlat && !members.isEmpty:
            let lines = members.map { inner + Self.quoted($0.name) + ": " + $0.value.indented(level + 1) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
        default: return line
        }
    }

    /// Whether it reads well on one line: a list of scalars, or a small object of scalars.
    private var isFlat: Bool {
        switch self {
        case .array(let elements): elements.allSatisfy(\.isScalar)
        case .object(let members): members.count <= 3 && members.allSatisfy(\.value.isScalar)
        default: true
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    /// A string as RFC 8259 wants it; besides, everything that a terminal would obey is escaped.
    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where scalar.isTerminalControl:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(String(value)) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { Member(name: $0.0, value: $0.1) })
    }

    /// A string, or null for nil.
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// A number, or null for nil.
    init(_ number: Int?) { self = number.map { .number(String($0)) } ?? .null }
}
