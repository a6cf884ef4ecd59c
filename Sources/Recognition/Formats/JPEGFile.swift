internal import CTesseract

/// A JPEG (ITU-T T.81): its segments walked before any decoder sees it, then decoded by leptonica.
///
/// libjpeg fills the missing part of a cut file with grey and complains on standard error only, so whether the file
/// is whole is found out here.
enum JPEGFile {
    /// The upright picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        let exif = try exif(in: bytes)
        return try SourceImage.normalized(
            pixReadMemJpeg(bytes, bytes.count, 0, 1, nil, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA))
        ).turned(by: exif.map(ExifOrientation.init(exif:)) ?? .upright)
    }

    /// Walks all segments and hands back the payload of the first EXIF segment, nil where there is none. Throws
    /// `truncated` where the end-of-image marker is missing, `damaged` where there is no frame, and `tooLarge`.
    private static func exif(in bytes: [UInt8]) throws(RecognitionError) -> [UInt8]? {
        var exif: [UInt8]?
        var hasFrame = false
        var position = 2
        while true {
            guard let marker = nextMarker(in: bytes, from: &position) else { throw .truncated }
            switch marker {
            case 0xD9:
                guard hasFrame else { throw .damaged }
                return exif
            case 0x01, 0xD8:
                continue
            default:
                guard let length = bytes.big(at: position, count: 2) else { throw .truncated }
                guard length >= 2 else { throw .damaged }
                guard position + length <= bytes.count else { throw .truncated }
                if marker == 0xE1, exif == nil, bytes.has("Exif\0\0", at: position + 2) {
                    exif = Array(bytes[position + 2..<position + length])
                }
                // Every SOFn starts a frame; C4, C8 and CC in their midst are tables and a reserved code.
                if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                    guard let height = bytes.big(at: position + 3, count: 2),
                        let width = bytes.big(at: position + 5, count: 2)
                    else { throw .truncated }
                    try SourceImage.check(width: width, height: height)
                    hasFrame = true
                }
                position += length
            }
        }
    }

    /// The marker at or after `position`, which moves behind it: entropy-coded bytes, stuffed zeros, restart markers
    /// and fill bytes are passed over.
    private static func nextMarker(in bytes: [UInt8], from position: inout Int) -> UInt8? {
        bytes.withUnsafeBufferPointer { bytes in
            while position < bytes.count - 1 {
                let code = bytes[position + 1]
                if bytes[position] == 0xFF, code != 0x00, code != 0xFF, !(0xD0...0xD7).contains(code) {
                    position += 2
                    return code
                }
                position += 1
            }
            return nil
        }
    }
}
