internal import CJansson

/// Why a text is no JSON value as groups use it.
public enum JSONFault: Error, Hashable, Sendable {
    /// It does not follow the grammar.
    case malformed
    /// It is not in UTF-8.
    case notUTF8
    /// An object has two members of one name.
    case repeatedName
    /// Values lie deeper in each other than ``JSON/depthLimit``.
    case tooDeep
    /// A number is not whole, or has more digits than can be calculated with.
    case notWhole
    /// A string holds a character that a terminal would obey.
    case controlCharacter
    /// There is no memory left.
    case noMemory
}

extension JSON {
    /// How deep values may lie in each other.
    public static let depthLimit = 32

    /// Reads one value, with nothing but blanks around it.
    public init(parsing text: some Collection<UInt8>) throws(JSONFault) {
        if let plain = text.withContiguousStorageIfAvailable({ JSON(plain: $0) }) ?? nil {
            self = plain
        } else {
            self = try JanssonTree(text).value()
        }
    }

    /// Reads one value by libjansson, whatever its form.
    init(general text: some Collection<UInt8>) throws(JSONFault) { self = try JanssonTree(text).value() }
}

/// A tree of libjansson, which it owns.
private struct JanssonTree: ~Copyable {
    private let root: UnsafeMutablePointer<json_t>

    init(_ text: some Collection<UInt8>) throws(JSONFault) {
        var error = json_error_t()
        let parsed =
            text.withContiguousStorageIfAvailable { Self.load($0, &error) }
            ?? Array(text).withUnsafeBufferPointer { Self.load($0, &error) }
        guard let parsed else { throw JSONFault(&error) }
        root = parsed
    }

    deinit { json_decref(root) }

    /// Nil with a reason in `error`, also for an empty text.
    private static func load(
        _ bytes: UnsafeBufferPointer<UInt8>, _ error: inout json_error_t
    ) -> UnsafeMutablePointer<json_t>? {
        bytes.withMemoryRebound(to: CChar.self) {
            json_loadb($0.baseAddress, $0.count, Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY), &error)
        }
    }

    /// The whole tree as a value.
    func value() throws(JSONFault) -> JSON { try Self.value(root, depth: 0) }

    private static func value(_ node: UnsafeMutablePointer<json_t>, depth: Int) throws(JSONFault) -> JSON {
        guard depth < JSON.depthLimit else { throw .tooDeep }
        switch node.pointee.type {
        case JSON_NULL: return .null
        case JSON_TRUE: return .bool(true)
        case JSON_FALSE: return .bool(false)
        case JSON_INTEGER: return .number(Int(json_integer_value(node)))
        case JSON_STRING: return .string(try text(json_string_value(node), json_string_length(node)))
        case JSON_ARRAY:
            var elements: [JSON] = []
            for index in 0..<json_array_size(node) {
                guard let element = json_array_get(node, index) else { throw .noMemory }
                elements.append(try value(element, depth: depth + 1))
            }
            return .array(elements)
        case JSON_OBJECT:
            var members: [JSON.Members.Member] = []
            var next = json_object_iter(node)
            while let iterator = next {
                guard let name = json_object_iter_key(iterator), let member = json_object_iter_value(iterator) else {
                    throw .noMemory
                }
                members.append(
                    .init(try text(name, json_object_iter_key_len(iterator)), try value(member, depth: depth + 1)))
                next = json_object_iter_next(node, iterator)
            }
            return .object(JSON.Members(members))
        default: throw .notWhole
        }
    }

    /// A string of libjansson, which has checked that it is UTF-8 without zeros.
    private static func text(_ start: UnsafePointer<CChar>?, _ count: Int) throws(JSONFault) -> String {
        guard let start else { throw .noMemory }
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        let text = String(decoding: bytes, as: UTF8.self)
        // Printable ASCII, as almost everything is, needs no second look.
        guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) || !text.unicodeScalars.contains(where: \.isControl) else {
            throw .controlCharacter
        }
        return text
    }
}

extension JSONFault {
    /// What libjansson found.
    fileprivate init(_ error: inout json_error_t) {
        switch json_error_code(&error) {
        case json_error_out_of_memory: self = .noMemory
        case json_error_stack_overflow: self = .tooDeep
        case json_error_invalid_utf8: self = .notUTF8
        case json_error_null_character, json_error_null_byte_in_key: self = .controlCharacter
        case json_error_duplicate_key: self = .repeatedName
        case json_error_numeric_overflow: self = .notWhole
        default: self = .malformed
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character or turns the direction of writing; line breaks and tabs are neither.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
