import Foundation

/// A JSON document as it was parsed.
public indirect enum JSONDocument: Hashable, Sendable, Decodable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Any number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONDocument])
    /// An object.
    case object([String: JSONDocument])

    /// Parses a document.
    public init(parsing text: String) throws {
        self = try JSONDecoder().decode(JSONDocument.self, from: Data(text.utf8))
    }

    /// Decodes any value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONDocument].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONDocument].self))
        }
    }

    /// The member called `name`; nil for anything else than an object that has one.
    public subscript(name: String) -> JSONDocument? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The elements of an array; none for anything else.
    public var elements: [JSONDocument] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The text of a string; nil for anything else.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
