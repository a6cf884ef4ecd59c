internal import CZlib
public import Groups

/// A group as one short text, for a QR code: its file, deflated (RFC 1950) and written in letters and digits.
///
///     SETTLED1:PDAOLQM33NBDCEGXV6V3GLDE4…
///
/// Values that others replaced are left out, as by ``Groups/History/compacted(before:)``: whoever merges it has the same
/// ledger all the same. The check sum at its end tells a text that was not copied as a whole.
public struct CompactText: Hashable, Sendable {
    /// What every such text begins with; the number is the version of the form.
    static let prefix = "SETTLED1:"
    /// The largest file that is taken out of a text, in bytes: a thousand times what the largest QR code holds.
    static let sizeLimit = 3_000_000

    /// The text: letters, digits and one colon.
    public let text: String

    /// The text of a group.
    public init(_ history: History, exportedBy: String) {
        let file = GroupFile(history.compacted(before: .max), exportedBy: exportedBy).bytes
        text = Self.prefix + Base32.text(Self.deflated(file))
    }

    /// The file in a text; nil where the text is none of this form.
    ///
    /// - Throws: ``ExchangeError/damagedText`` where it is, and cannot be read.
    static func file(in bytes: [UInt8]) throws(ExchangeError) -> [UInt8]? {
        func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
        let text = bytes.drop(while: isBlank)
        guard String(decoding: text.prefix(prefix.utf8.count), as: UTF8.self).uppercased() == prefix else { return nil }
        // Line breaks that a program put in on the way are passed over.
        let letters = text.dropFirst(prefix.utf8.count).filter { !isBlank($0) }
        guard letters.count < sizeLimit, let packed = Base32.bytes(letters), let file = inflated(packed) else {
            throw .damagedText
        }
        return file
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        let code = compress2(&packed, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
        precondition(code == Z_OK, "there is no memory left")
        return Array(packed.prefix(Int(count)))
    }

    /// Nil for what zlib did not write, or for more than ``sizeLimit``.
    private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
        var count = uLong(sizeLimit)
        var file = [UInt8](repeating: 0, count: sizeLimit)
        guard uncompress(&file, &count, bytes, uLong(bytes.count)) == Z_OK else { return nil }
        return Array(file.prefix(Int(count)))
    }
}
