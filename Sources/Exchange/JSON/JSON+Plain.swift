extension JSON {
    /// The value of a text in canonical form whose strings are printable ASCII without escapes, as almost all are that
    /// groups hold; nil for any other, which libjansson then reads or refuses. It takes a third of the time.
    init?(plain bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = PlainScanner(bytes: bytes)
        guard let value = scanner.value(depth: 0), scanner.isAtEnd else { return nil }
        self = value
    }
}

/// A place in a text, from which one value after another is read; every nil means that the text is not plain.
private struct PlainScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Steps over a character that has to be there.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    mutating func value(depth: Int) -> JSON? {
        guard depth < JSON.depthLimit, let next else { return nil }
        switch next {
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "t"): return literal("true", .bool(true))
        case UInt8(ascii: "f"): return literal("false", .bool(false))
        case UInt8(ascii: "n"): return literal("null", .null)
        default: return number()
        }
    }

    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        let start = place
        while let next, next != UInt8(ascii: "\"") {
            guard 0x20..<0x7F ~= next, next != UInt8(ascii: "\\") else { return nil }
            place += 1
        }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
        return take("\"") ? text : nil
    }

    private mutating func array(depth: Int) -> JSON? {
        guard take("[") else { return nil }
        if take("]") { return .array([]) }
        var elements: [JSON] = []
        repeat {
            guard let element = value(depth: depth + 1) else { return nil }
            elements.append(element)
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    /// An object, whose names have to come in order, so that none is there twice.
    private mutating func object(depth: Int) -> JSON? {
        guard take("{") else { return nil }
        if take("}") { return .object(JSON.Members([])) }
        var members: [JSON.Members.Member] = []
        repeat {
            guard let name = string(), members.last.map({ $0.name < name }) ?? true, take(":"),
                let value = value(depth: depth + 1)
            else { return nil }
            members.append(.init(name, value))
        } while take(",")
        return take("}") ? .object(JSON.Members(members)) : nil
    }

    private mutating func literal(_ text: StaticString, _ value: JSON) -> JSON? {
        let end = place + text.utf8CodeUnitCount
        guard end <= bytes.count, text.withUTF8Buffer({ bytes[place..<end].elementsEqual($0) }) else { return nil }
        place = end
        return value
    }

    /// A whole number of at most 18 digits.
    private mutating func number() -> JSON? {
        let isNegative = take("-")
        let start = place
        var number = 0
        while let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next, place - start < 18 {
            number = number * 10 + Int(next - UInt8(ascii: "0"))
            place += 1
        }
        guard place > start, bytes[start] != UInt8(ascii: "0") || (place == start + 1 && !isNegative) else {
            return nil
        }
        // What goes on as a fraction or with more digits is left to others.
        if let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next || ".eE".utf8.contains(next) { return nil }
        return .number(isNegative ? -number : number)
    }
}
