/// The name of a record, the same on every device: 128 random bits, or for an occurrence of a recurring expense bits
/// that every device calculates alike.
///
/// It is written as a UUID in lower case, `7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c11`, and ordered by its bytes.
public struct RecordID: Hashable, Comparable, Sendable {
    /// The first eight bytes.
    public let high: UInt64
    /// The last eight bytes.
    public let low: UInt64

    /// The id of two halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The id with these 16 bytes.
    public init(bytes: [UInt8]) {
        precondition(bytes.count == 16, "an id has 16 bytes")
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A new random id (UUID version 4, RFC 9562).
    public static func random(using generator: inout some RandomNumberGenerator) -> RecordID {
        var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return RecordID(bytes: bytes)
    }

    /// The 16 bytes, most significant first.
    public var bytes: [UInt8] {
        [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
    }

    /// Orders ids by their bytes.
    public static func < (left: RecordID, right: RecordID) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }
}

extension RecordID: LosslessStringConvertible {
    /// Reads a UUID with its four hyphens, in any case; nil for anything else.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
        var digits: [UInt8] = []
        for byte in parts.joined() {
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
            digits.append(UInt8(digit))
        }
        self.init(bytes: stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// The UUID in lower case, with hyphens.
    public var description: String {
        let digits = Array("0123456789abcdef")
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text.append("-") }
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return text
    }
}
