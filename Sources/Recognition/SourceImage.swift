internal import CTesseract

/// One picture in memory, upright; owns its leptonica image and frees it.
///
/// A decoded picture is either grey with 8 bits a pixel or coloured with 32 bits a pixel, never with a colour table.
public struct SourceImage: ~Copyable {
    /// The most pixels a picture may have: 100 megapixels.
    public static let largestArea = 100_000_000
    /// The longest side a picture may have, in pixels.
    public static let longestSide = 32_000

    /// The leptonica image; never nil while the value lives.
    let pix: UnsafeMutablePointer<Pix>

    /// Takes ownership of a leptonica image; nil gives nil, so that a failed C call needs no check of its own.
    init?(owning pix: UnsafeMutablePointer<Pix>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var pointer: UnsafeMutablePointer<Pix>? = pix
        pixDestroy(&pointer)
    }

    /// The width, in pixels.
    public var width: Int { Int(pixGetWidth(pix)) }

    /// The height, in pixels.
    public var height: Int { Int(pixGetHeight(pix)) }

    /// Refuses a picture that claims more pixels than can be held, before anything is decoded.
    static func check(width: Int, height: Int) throws(RecognitionError) {
        guard width > 0, height > 0 else { throw .damaged }
        guard width <= longestSide, height <= longestSide, width <= largestArea / height else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
