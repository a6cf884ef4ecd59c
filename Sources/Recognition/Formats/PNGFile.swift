internal import CPNG
internal import CTesseract

/// A PNG, decoded by libpng's simplified API: it reports errors in a value, where the way through leptonica prints
/// them, and it puts transparent parts on white.
enum PNGFile {
    /// The upright picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        let exif = try exif(in: bytes)
        return try decoded(bytes).turned(by: exif.map(ExifOrientation.init(exif:)) ?? .upright)
    }

    private static func decoded(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        var pix: UnsafeMutablePointer<Pix>?
        let failure: RecognitionError? = bytes.withUnsafeBytes { memory in
            do throws(RecognitionError) {
                try check(png_image_begin_read_from_memory(&image, memory.baseAddress, memory.count), image)
                try SourceImage.check(width: Int(image.width), height: Int(image.height))
                let hasAlpha = image.format & PNG_FORMAT_FLAG_ALPHA != 0
                let isColoured = hasAlpha || image.format & PNG_FORMAT_FLAG_COLOR != 0
                // 16 bits a sample without a gamma are linear light to libpng unless told otherwise.
                image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
                image.format = isColoured ? PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA : 0
                pix = pixCreate(Int32(image.width), Int32(image.height), isColoured ? 32 : 8)
                guard let pix, let data = pixGetData(pix) else { throw .damaged }
                try check(png_image_finish_read(&image, nil, data, pixGetWpl(pix) * 4, nil), image)
                pixSetSpp(pix, hasAlpha ? 4 : isColoured ? 3 : 1)
                pixEndianByteSwap(pix)  // leptonica keeps the first pixel in the highest byte of a word.
                return nil
            } catch {
                return error
            }
        }
        guard failure == nil else {
            pixDestroy(&pix)
            throw failure ?? .damaged
        }
        return try SourceImage.normalized(pix)
    }

    /// Turns libpng's answer into an error; the text is the only thing that tells a cut file from a broken one.
    private static func check(_ succeeded: Int32, _ image: png_image) throws(RecognitionError) {
        guard succeeded == 0 else { return }
        let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        throw message.contains("end of data") ? .truncated : .damaged
    }

    /// Walks all chunks and hands back the payload of `eXIf` (PNG, third edition, 11.3.4.5), nil where there is none.
    ///
    /// Throws `truncated` where the end chunk is missing: libpng stops at the last row and would not notice.
    private static func exif(in bytes: [UInt8]) throws(RecognitionError) -> [UInt8]? {
        var exif: [UInt8]?
        var position = 8
        while let length = bytes.big(at: position, count: 4), position + 12 + length <= bytes.count {
            if bytes.has("IEND", at: position + 4) { return exif }
            if bytes.has("eXIf", at: position + 4) { exif = Array(bytes[position + 8..<position + 8 + length]) }
            position += 12 + length
        }
        throw .truncated
    }
}
