internal import CTesseract

/// A WebP (RFC 9649), decoded by leptonica.
enum WebPFile {
    /// The upright picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        guard let length = bytes.little(at: 4, count: 4), length + 8 <= bytes.count else { throw .truncated }
        var width: Int32 = 0
        var height: Int32 = 0
        var samples: Int32 = 0
        guard readHeaderMemWebP(bytes, bytes.count, &width, &height, &samples) == 0 else { throw .damaged }
        try SourceImage.check(width: Int(width), height: Int(height))
        return try SourceImage.normalized(pixReadMemWebP(bytes, bytes.count))
            .turned(by: exif(in: bytes).map(ExifOrientation.init(exif:)) ?? .upright)
    }

    /// The payload of the `EXIF` chunk; nil where there is none.
    private static func exif(in bytes: [UInt8]) -> [UInt8]? {
        var position = 12
        while let length = bytes.little(at: position + 4, count: 4), position + 8 + length <= bytes.count {
            if bytes.has("EXIF", at: position) { return Array(bytes[position + 8..<position + 8 + length]) }
            position += 8 + length + length % 2
        }
        return nil
    }
}
