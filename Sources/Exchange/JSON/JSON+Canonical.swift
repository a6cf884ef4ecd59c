/// The one text of each JSON value: what is equal is the same bytes on every device.
extension JSON {
    /// The value in canonical form: no blanks, members in the order of their names' bytes, and in strings nothing escaped
    /// but quotation marks, backslashes and control characters (RFC 8785, but for the order of names outside ASCII).
    ///
    ///     {"amount":"96.00","currency":"EUR"}
    public var canonical: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the canonical form.
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += String(value).utf8
        case .string(let text): Self.write(text, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.all.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += #"\b"#.utf8
            case 0x09: bytes += #"\t"#.utf8
            case 0x0A: bytes += #"\n"#.utf8
            case 0x0C: bytes += #"\f"#.utf8
            case 0x0D: bytes += #"\r"#.utf8
            case ..<0x20: bytes += (#"\u00"# + (byte < 0x10 ? "0" : "1") + String(byte & 15, radix: 16)).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
