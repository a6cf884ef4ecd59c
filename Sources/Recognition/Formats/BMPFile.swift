internal import CTesseract

/// A Windows bitmap, without compression or with a colour table, decoded by leptonica.
enum BMPFile {
    /// The picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        guard let header = bytes.little(at: 14, count: 4), let offset = bytes.little(at: 10, count: 4) else {
            throw .truncated
        }
        // The oldest header, of 12 bytes, has sides of 16 bits; in all others a negative height means "top row first".
        let side = header == 12 ? 2 : 4
        guard let width = bytes.little(at: 18, count: side), let height = bytes.little(at: 18 + side, count: side),
            let depth = bytes.little(at: header == 12 ? 24 : 28, count: 2)
        else { throw .truncated }
        let rows = side == 4 ? abs(Int(Int32(truncatingIfNeeded: height))) : height
        try SourceImage.check(width: width, height: rows)
        let isPacked = side == 4 && [1, 2].contains(bytes.little(at: 30, count: 4))
        guard isPacked || offset + (width * depth + 31) / 32 * 4 * rows <= bytes.count else { throw .truncated }
        return try SourceImage.normalized(pixReadMemBmp(bytes, bytes.count))
    }
}
