import TestSupport
import Testing

@testable import Exchange

struct JSONTests {
    /// A random value with everything that has to be escaped.
    private func value(_ generator: inout SeededGenerator, depth: Int = 0) -> JSON {
        let texts = [
            "", "a", "\"", "\\", "line\nbreak\tand tab", "é", "e\u{301}", "日本", "🍕", "/", "\u{ffff}", "\u{10000}",
        ]
        switch Int.random(in: 0..<(depth > 3 ? 4 : 6), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2: return .number(Int.random(in: .min ... .max, using: &generator))
        case 3: return .string(generator.pick(texts))
        case 4:
            return .array(
                (0..<Int.random(in: 0...3, using: &generator)).map { _ in value(&generator, depth: depth + 1) })
        default:
            let names = texts.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
            // Names that only look the same are the same to a dictionary, and not here.
            return .object(JSON.Members(names.map { .init($0, value(&generator, depth: depth + 1)) }))
        }
    }

    @Test func readsWhatItWrites() throws {
        try forEvery("value", 5000, seed: 1, draw: { value(&$0) }) { value in
            let text = value.canonical
            let read = try JSON(parsing: text.utf8)
            guard read.canonical.utf8.elementsEqual(text.utf8) else { return "is read as \(read.canonical)" }
            return try JSON(parsing: " \(text)\r\n".utf8) == value ? nil : "is read as another with blanks around it"
        }
    }

    /// What is read without libjansson is what libjansson would have read, also from texts with a fault in them.
    @Test func theShortWayReadsNothingElse() throws {
        func short(_ bytes: [UInt8]) -> JSON? { bytes.withUnsafeBufferPointer { JSON(plain: $0) } }
        #expect(short(Array(#"{"a":[0,-12,"b"],"c":{},"d":null,"e":true}"#.utf8)) != nil)
        forEvery(
            "text", 20_000, seed: 2,
            draw: { generator in
                var bytes = Array(value(&generator).canonical.utf8)
                if Bool.random(using: &generator), let place = bytes.indices.randomElement(using: &generator) {
                    bytes[place] = generator.pick(Array("{}[],:\"\\ 0123456789-+.eEtfnaé\u{7f}".utf8))
                }
                return bytes
            }
        ) { (bytes: [UInt8]) in
            guard let short = short(bytes) else { return nil }
            let long = Result { try JSON(general: bytes) }
            if case .success(short) = long { return nil }
            return "is \(short), and for libjansson \(long): \(String(decoding: bytes, as: UTF8.self))"
        }
    }

    @Test(arguments: [
        (#"{"b":1,"a":[ true, null ]}"#, #"{"a":[true,null],"b":1}"#), (#""\u00e9\/\u0041\n""#, "\"é/A\\n\""),
        (#"{"ab":0,"a":-0,"B":9007199254740993}"#, #"{"B":9007199254740993,"a":0,"ab":0}"#),
    ])
    func hasOneForm(_ text: String, _ canonical: String) throws {
        #expect(try JSON(parsing: text.utf8).canonical == canonical)
    }

    @Test(arguments: [
        ("", JSONFault.malformed), ("{", .malformed), ("[1,]", .malformed), ("1 2", .malformed), ("'a'", .malformed),
        ("NaN", .malformed), ("01", .malformed), ("\"\\ud800\"", .malformed), (#"{"a":1,"a":1}"#, .repeatedName),
        ("1.0", .notWhole), ("1e3", .notWhole), ("9223372036854775808", .notWhole), ("1e999", .notWhole),
        ("\"\\u0000\"", .controlCharacter), ("\"\\u001b[2J\"", .controlCharacter), ("\"\u{202e}\"", .controlCharacter),
        ("\"\u{85}\"", .controlCharacter), ("{\"\\u0007\":1}", .controlCharacter),
        (String(repeating: "[", count: 33) + String(repeating: "]", count: 33), .tooDeep),
        (String(repeating: "[", count: 100_000), .tooDeep),
    ])
    func refuses(_ text: String, _ fault: JSONFault) {
        #expect(throws: fault) { try JSON(parsing: text.utf8) }
    }

    @Test func refusesWhatIsNotUTF8() {
        for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]] {
            #expect(throws: JSONFault.notUTF8) { try JSON(parsing: bytes) }
        }
    }
}
