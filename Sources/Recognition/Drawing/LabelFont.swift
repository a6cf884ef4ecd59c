internal import CTesseract
internal import Foundation

/// One of leptonica's bitmap fonts, which hold the printable letters of ASCII and need no file.
struct LabelFont: ~Copyable {
    /// The leptonica font; never nil while the value lives.
    let bmf: UnsafeMutablePointer<L_Bmf>

    /// The font that suits a picture of this width: 4 points (17 px) for a narrow scan, 20 points for a photo.
    init(pictureWidth: Int) throws(RecognitionError) {
        let size = min(max(pictureWidth / 300 * 2, 4), 20)
        guard let bmf = bmfCreate(nil, Int32(size)) else { throw .engine(message: "no font of \(size) points") }
        self.bmf = bmf
    }

    deinit {
        var pointer: UnsafeMutablePointer<L_Bmf>? = bmf
        bmfDestroy(&pointer)
    }

    /// The height of a line with the room above and below it, in pixels.
    var lineHeight: Int { Int(bmf.pointee.lineheight) * 5 / 4 }
    /// From the top of a line to the foot of its letters, in pixels.
    var baseline: Int { Int(bmf.pointee.baseline2) + lineHeight / 10 }
    /// A little room between things, in pixels.
    var gap: Int { max(2, lineHeight / 4) }

    /// The width of `text`, in pixels.
    func width(of text: String) -> Int {
        var width: Int32 = 0
        bmfGetStringWidth(bmf, Self.printable(text), &width)
        return Int(width)
    }

    /// `text` in the letters there are: accents fall off, and what then is not ASCII becomes a question mark.
    static func printable(_ text: String) -> String {
        let folded = text.folding(options: .diacriticInsensitive, locale: nil)
        return String(String.UnicodeScalarView(folded.unicodeScalars.map { (" "..."~").contains($0) ? $0 : "?" }))
    }
}
