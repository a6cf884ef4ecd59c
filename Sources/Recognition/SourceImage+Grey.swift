internal import CTesseract

extension SourceImage {
    /// The picture in grey; nil where leptonica runs out of memory.
    borrowing func grey() -> Plane? {
        var eight = pixConvertTo8(pix, 0)
        defer { pixDestroy(&eight) }
        return eight.map { Plane(grey: $0) }
    }
}

extension Plane {
    /// The picture as a leptonica image, for drawing on it or writing it to a file.
    func sourceImage() -> SourceImage? {
        guard let image = SourceImage(owning: pixCreate(Int32(width), Int32(height), 8)),
            let words = pixGetData(image.pix)
        else { return nil }
        let wordsPerRow = Int(pixGetWpl(image.pix))
        for y in 0..<height {
            let source = row(y)
            let target = words + y * wordsPerRow
            for x in 0..<width {
                target[x >> 2] |= UInt32(source[x]) << UInt32(24 - 8 * (x & 3))
            }
        }
        return image
    }

    /// Writes the picture as PNG; says whether that worked.
    func writePNG(to path: String) -> Bool {
        guard let image = sourceImage() else { return false }
        return pixWrite(path, image.pix, Int32(IFF_PNG)) == 0
    }
}
