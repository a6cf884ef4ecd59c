import CTesseract
import Receipt
import TestSupport
import Testing

@testable import Recognition

extension Tag {
    /// Needs Tesseract and Debian's model for English.
    @Tag static var engine: Self
}

/// Draws pictures of text with the bitmap fonts that leptonica brings along, so that no font file is needed.
struct ImageForge: ~Copyable {
    private var pix: UnsafeMutablePointer<Pix>?

    /// Paper of one grey.
    init(width: Int = 500, height: Int = 600, paper: UInt8 = 235) {
        pix = pixCreate(Int32(width), Int32(height), 8)
        pixSetAllArbitrary(pix, UInt32(paper))
    }

    deinit {
        var pointer = pix
        pixDestroy(&pointer)
    }

    /// Writes one line in black or grey, and gives the box around its advance, from the baseline up to the capitals.
    ///
    /// The capitals are `3 * size` pixels high; `size` is 4, 6, and so on to 20.
    @discardableResult
    func text(_ text: String, x: Int, baseline: Int, size: Int = 6, ink: UInt8 = 30) -> Receipt.Box {
        var font = bmfCreate(nil, Int32(size))
        defer { bmfDestroy(&font) }
        var width: Int32 = 0
        pixSetTextline(pix, font, text, UInt32(ink), Int32(x), Int32(baseline), &width, nil)
        return Receipt.Box(x: x, y: baseline - 3 * size, width: Int(width), height: 3 * size)
    }

    /// Fills a rectangle.
    func fill(_ box: Receipt.Box, with level: UInt8) {
        let rectangle = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
        var owned = rectangle
        pixSetInRectArbitrary(pix, rectangle, UInt32(level))
        boxDestroy(&owned)
    }

    /// Turns the picture by some degrees about its middle; the corners become white.
    mutating func skew(degrees: Double) {
        let turned = pixRotate(
            pix, Float(degrees * .pi / 180), Int32(L_ROTATE_AREA_MAP), Int32(L_BRING_IN_WHITE), 0, 0)
        pixDestroy(&pix)
        pix = turned
    }

    /// Turns the picture by quarters, clockwise.
    mutating func turn(quarters: Int) {
        let turned = pixRotateOrth(pix, Int32(quarters))
        pixDestroy(&pix)
        pix = turned
    }

    /// Changes the size of the picture.
    mutating func scale(by factor: Double) {
        let scaled = pixScale(pix, Float(factor), Float(factor))
        pixDestroy(&pix)
        pix = scaled
    }

    /// Gives every pixel a random offset up to `most`.
    func addGrain(_ most: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let width = pixGetWidth(pix), height = pixGetHeight(pix)
        for y in 0..<height {
            for x in 0..<width {
                var value: UInt32 = 0
                pixGetPixel(pix, x, y, &value)
                pixSetPixel(
                    pix, x, y, UInt32(max(0, min(255, Int(value) + Int.random(in: -most...most, using: &random)))))
            }
        }
    }

    /// A copy of the picture.
    func image() throws -> SourceImage {
        guard let image = SourceImage(owning: pixCopy(nil, pix)) else { throw RecognitionError.engine(message: "draw") }
        return image
    }

    /// Writes the picture as PNG.
    func write(to path: String) throws {
        try #require(pixWrite(path, pix, Int32(IFF_PNG)) == 0)
    }

    /// A receipt of a café: what stands on it, and the picture.
    static let receiptRows = [
        ("Coffee large", "3.50"), ("Cheese cake", "4.25"), ("Orange juice", "2.80"), ("Subtotal", "10.55"),
        ("Tax", "0.95"), ("Total", "11.50"),
    ]

    static func receipt() -> ImageForge {
        let forge = ImageForge(width: 520, height: 520)
        forge.text("The Corner Cafe", x: 140, baseline: 60, size: 8)
        for (index, row) in receiptRows.enumerated() {
            forge.text(row.0, x: 40, baseline: 130 + 50 * index)
            forge.text(row.1, x: 400, baseline: 130 + 50 * index)
        }
        return forge
    }
}
