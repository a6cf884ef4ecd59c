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
        var (high, low) = (UInt64(0), UInt64(0))
        var position = 0
        for byte in text.utf8 {
            if RecordID.isHyphen(position) {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard position < 36, let digit = RecordID.digit(byte) else { return nil }
                high = high << 4 | low >> 60
                low = low << 4 | digit
            }
            position += 1
        }
        guard position == 36 else { return nil }
        (self.high, self.low) = (high, low)
    }

    /// The UUID in lower case, with hyphens.
    public var description: String {
        var (high, low) = (high, low)
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for position in 0..<36 {
            guard !RecordID.isHyphen(position) else {
                text.append(UInt8(ascii: "-"))
                continue
            }
            let digit = UInt8(high >> 60)
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
            high = high << 4 | low >> 60
            low <<= 4
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func isHyphen(_ position: Int) -> Bool {
        position == 8 || position == 13 || position == 18 || position == 23
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
