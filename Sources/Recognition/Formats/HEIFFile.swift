internal import CHeif
internal import CTesseract

/// A HEIC, HEIF or AVIF picture, decoded by libheif.
///
/// The turn is a property of the picture there and libheif obeys it; the EXIF block of such a file repeats it for
/// information (ISO/IEC 23008-12, 6.5.10) and is never applied.
enum HEIFFile {
    /// The upright primary picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        var pix: UnsafeMutablePointer<Pix>?
        let failure: RecognitionError? = bytes.withUnsafeBytes { memory in
            do throws(RecognitionError) {
                pix = try decode(memory)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
        return try SourceImage.normalized(pix)
    }

    private static func decode(_ memory: UnsafeRawBufferPointer) throws(RecognitionError) -> UnsafeMutablePointer<Pix>?
    {
        let context = heif_context_alloc()
        defer { heif_context_free(context) }
        try check(heif_context_read_from_memory_without_copy(context, memory.baseAddress, memory.count, nil))

        var handle: OpaquePointer?
        try check(heif_context_get_primary_image_handle(context, &handle))
        defer { heif_image_handle_release(handle) }
        try SourceImage.check(
            width: Int(heif_image_handle_get_width(handle)), height: Int(heif_image_handle_get_height(handle)))

        let options = heif_decoding_options_alloc()
        defer { heif_decoding_options_free(options) }
        options?.pointee.convert_hdr_to_8bit = 1
        var image: OpaquePointer?
        try check(heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options))
        defer { heif_image_release(image) }
        return pixels(of: image, hasAlpha: heif_image_handle_has_alpha_channel(handle) != 0)
    }

    private static func pixels(of image: OpaquePointer?, hasAlpha: Bool) -> UnsafeMutablePointer<Pix>? {
        var stride: Int32 = 0
        let width = heif_image_get_width(image, heif_channel_interleaved)
        let height = heif_image_get_height(image, heif_channel_interleaved)
        guard let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride),
            let pix = pixCreate(width, height, 32), let data = pixGetData(pix)
        else { return nil }
        let words = Int(pixGetWpl(pix))
        for row in 0..<Int(height) {
            UnsafeMutableRawPointer(data + row * words)
                .copyMemory(from: plane + row * Int(stride), byteCount: Int(width) * 4)
        }
        pixSetSpp(pix, hasAlpha ? 4 : 3)
        pixEndianByteSwap(pix)  // leptonica keeps red in the highest byte of a word.
        return pix
    }

    private static func check(_ error: heif_error) throws(RecognitionError) {
        guard error.code != heif_error_Ok else { return }
        throw error.subcode == heif_suberror_End_of_data ? .truncated : .damaged
    }
}
