internal import CTesseract

/// One picture in memory; owns its leptonica image and frees it.
public struct SourceImage: ~Copyable {
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
}
