internal import CTesseract

internal import struct Receipt.Box

/// A coloured copy of a picture with white room to its right and below, to draw on.
struct Canvas: ~Copyable {
    private let image: SourceImage
    /// The width of the thinnest line, in pixels: 1 for a scan of 600 px and 5 for a photo of 3000 px.
    private let unit: Int

    /// Copies `picture` into the upper left corner of `width` by `height` pixels.
    init(picture: borrowing SourceImage, width: Int, height: Int) throws(RecognitionError) {
        guard let coloured = SourceImage(owning: pixConvertTo32(picture.pix)),
            let image = SourceImage(owning: pixCreate(Int32(width), Int32(height), 32))
        else { throw .engine(message: "no memory for a picture of \(width) by \(height) pixels") }
        pixSetAll(image.pix)
        pixRasterop(
            image.pix, 0, 0, Int32(picture.width), Int32(picture.height), Int32(PIX_SRC), coloured.pix, 0, 0)
        self.image = image
        unit = max(1, picture.width / 600)
    }

    /// Fills a rectangle; what is outside of the canvas is left out.
    func fill(_ box: Box, _ colour: Colour) {
        var rectangle = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
        pixSetInRectArbitrary(image.pix, rectangle, colour.pixel)
        boxDestroy(&rectangle)
    }

    /// Writes a line of text, its upper left corner at `x` and `y`.
    func write(_ text: String, x: Int, y: Int, _ colour: Colour, _ font: borrowing LabelFont) {
        // leptonica takes a value below 256 for a mistake and writes grey: its black is a shade lighter.
        let value = max(colour.pixel, 0x0101_0100)
        pixSetTextline(
            image.pix, font.bmf, LabelFont.printable(text), value, Int32(x), Int32(y + font.baseline), nil, nil)
    }

    /// Draws an outline around a box, on a white one that is a little wider, to be seen on any ground.
    func outline(_ box: Box, as outline: Annotation.Outline, in colour: Colour) {
        let thickness = outline == .thick ? 2 * unit : unit
        frame(box, thickness: thickness + unit, .white, dash: nil)
        frame(box, thickness: thickness, colour, dash: outline == .dashed ? 6 * unit : nil)
    }

    /// Fills the four sides of a frame around `box`, in dashes of a length if one is given.
    private func frame(_ box: Box, thickness: Int, _ colour: Colour, dash: Int?) {
        let outer = box.grown(by: thickness)
        for y in [outer.y, box.bottom] {
            for (start, length) in dashes(from: outer.x, to: outer.right, dash) {
                fill(Box(x: start, y: y, width: length, height: thickness), colour)
            }
        }
        for x in [outer.x, box.right] {
            for (start, length) in dashes(from: outer.y, to: outer.bottom, dash) {
                fill(Box(x: x, y: start, width: thickness, height: length), colour)
            }
        }
    }

    private func dashes(from start: Int, to end: Int, _ dash: Int?) -> [(start: Int, length: Int)] {
        guard let dash else { return [(start, end - start)] }
        return stride(from: start, to: end, by: 2 * dash).map { ($0, min(dash, end - $0)) }
    }

    /// The canvas as PNG.
    func png() throws(RecognitionError) -> [UInt8] {
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        pixSetZlibCompression(image.pix, 3)  // Half the time of zlib's usual 6 on a photo, and a tenth more bytes.
        guard pixWriteMemPng(&data, &size, image.pix, 0) == 0, let data else {
            throw .engine(message: "no memory to write a PNG")
        }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: size))
    }
}
