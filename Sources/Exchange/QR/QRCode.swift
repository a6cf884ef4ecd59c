internal import CQREncode

/// A QR code (ISO/IEC 18004) as a square of dark and light modules, without the quiet zone around it.
public struct QRCode: Sendable {
    /// How many capital letters and digits the largest holds, 177 modules wide and with the least error correction.
    public static let capacity = 4296

    /// The modules in a row, and the rows: 21 to 177.
    public let width: Int
    private let modules: [UInt8]

    /// The smallest code of a text with the least error correction, since a screen is not soiled; nil where the text does
    /// not fit into any.
    public init?(_ text: String) {
        guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        modules = Array(UnsafeBufferPointer(start: code.pointee.data, count: width * width))
    }

    /// Whether a module is dark; outside the code none is.
    public func isDark(_ column: Int, _ row: Int) -> Bool {
        guard (0..<width).contains(column), (0..<width).contains(row) else { return false }
        return modules[row * width + column] & 1 == 1
    }
}
