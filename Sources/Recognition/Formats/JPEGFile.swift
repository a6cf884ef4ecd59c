internal import CTesseract
internal import CTurboJPEG

/// A JPEG (ITU-T T.81), decoded by libjpeg-turbo's own interface.
///
/// The way through leptonica prints the decoder's complaints on standard error and has no limit on the scans of a
/// progressive file, of which each costs a pass over the whole picture.
enum JPEGFile {
    /// The upright picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        let exif = try exif(in: bytes)
        return try decoded(bytes).turned(by: exif.map(ExifOrientation.init(exif:)) ?? .upright)
    }

    private static func decoded(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        guard let decoder = tjInitDecompress() else { throw .damaged }
        defer { tjDestroy(decoder) }
        var width: Int32 = 0
        var height: Int32 = 0
        var sampling: Int32 = 0
        var colours: Int32 = 0
        let size = UInt(bytes.count)
        let header = tjDecompressHeader3(decoder, bytes, size, &width, &height, &sampling, &colours)
        guard header == 0 || isWarning(decoder) else { throw .damaged }
        try SourceImage.check(width: Int(width), height: Int(height))

        if colours == TJCS_CMYK.rawValue || colours == TJCS_YCCK.rawValue {
            let hint = Int32(L_JPEG_CONTINUE_WITH_BAD_DATA)  // Printer's colours, which only leptonica converts.
            return try SourceImage.normalized(pixReadMemJpeg(bytes, bytes.count, 0, 1, nil, hint))
        }
        let isGrey = colours == TJCS_GRAY.rawValue
        guard let image = SourceImage(owning: pixCreate(width, height, isGrey ? 8 : 32)) else { throw .damaged }
        let rows = UnsafeMutableRawPointer(pixGetData(image.pix)).assumingMemoryBound(to: UInt8.self)
        let layout = Int32(isGrey ? TJPF_GRAY.rawValue : TJPF_RGBX.rawValue)
        let result = tjDecompress2(
            decoder, bytes, size, rows, width, pixGetWpl(image.pix) * 4, height, layout, TJFLAG_LIMITSCANS)
        guard result == 0 || isWarning(decoder) else { throw .damaged }
        pixEndianByteSwap(image.pix)  // leptonica keeps the first byte in the highest place of a word.
        return image
    }

    /// Whether the decoder met bad data and could go on; cameras do write surplus bytes.
    private static func isWarning(_ decoder: tjhandle) -> Bool {
        tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    }

    /// Walks all segments and hands back the payload of the first EXIF segment, nil where there is none.
    ///
    /// Throws `truncated` where the end-of-image marker is missing: the decoder would fill what is not there with grey.
    private static func exif(in bytes: [UInt8]) throws(RecognitionError) -> [UInt8]? {
        var exif: [UInt8]?
        var position = 2
        while let marker = nextMarker(in: bytes, from: &position) {
            if marker == 0xD9 { return exif }
            if marker == 0x01 || marker == 0xD8 { continue }
            guard let length = bytes.big(at: position, count: 2), position + length <= bytes.count else { break }
            guard length >= 2 else { throw .damaged }
            if marker == 0xE1, exif == nil, bytes.has("Exif\0\0", at: position + 2) {
                exif = Array(bytes[position + 2..<position + length])
            }
            position += length
        }
        throw .truncated
    }

    /// The marker at or after `position`, which moves behind it.
    ///
    /// Entropy-coded bytes, stuffed zeros, restart markers and fill bytes are passed over.
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
