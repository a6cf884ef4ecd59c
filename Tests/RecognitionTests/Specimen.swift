import CTesseract
import TestSupport

@testable import Recognition

/// A small picture whose every turn and reflection looks different.
///
/// It is black in the upper left corner, grey in the upper right and white elsewhere, stored in any of the eight ways of
/// EXIF and in every format.
struct Specimen {
    static let width = 80
    static let height = 48
    /// The corners of the upright picture: upper left, upper right, lower left, lower right.
    static let corners = [0, 128, 255, 255]

    /// The size and grey bytes as a camera would store them with this EXIF value.
    let width: Int
    let height: Int
    let pixels: [UInt8]

    /// Stores the picture as CIPA DC-008 defines the value of tag 274: which side the 0th row and the 0th column are.
    init(orientation: Int = 1) {
        let isTurned = orientation >= 5
        let (width, height) = isTurned ? (Self.height, Self.width) : (Self.width, Self.height)
        // Rows counted from the bottom (3, 4) or from the right (6, 7); columns from the right (2, 3) or bottom (7, 8).
        let flipsRows = [3, 4, 6, 7].contains(orientation)
        let flipsColumns = [2, 3, 7, 8].contains(orientation)
        pixels = (0..<height).flatMap { row in
            (0..<width).map { column in
                let row = flipsRows ? height - 1 - row : row
                let column = flipsColumns ? width - 1 - column : column
                return isTurned ? Self.grey(x: row, y: column) : Self.grey(x: column, y: row)
            }
        }
        self.width = width
        self.height = height
    }

    private static func grey(x: Int, y: Int) -> UInt8 {
        guard y < 16 else { return 255 }
        return x < 16 ? 0 : x >= 64 ? 128 : 255
    }

    /// The four corners of a decoded picture, each brought to the nearest of 0, 128 and 255.
    static func corners(of image: borrowing SourceImage) -> [Int] {
        let right = Int32(image.width - 5)
        let bottom = Int32(image.height - 5)
        return [(4, 4), (right, 4), (4, bottom), (right, bottom)].map { x, y in
            var value: UInt32 = 0
            pixGetPixel(image.pix, x, y, &value)
            let level = Int(pixGetDepth(image.pix) == 32 ? value >> 16 & 0xFF : value)
            return [0, 128, 255].min { abs($0 - level) < abs($1 - level) } ?? level
        }
    }

    // MARK: - Formats

    var png: [UInt8] { pngBytes(width: width, height: height, grey: pixels) }
    var jpeg: [UInt8] { encoded { pixWriteMemJpeg($0, $1, $2, 95, 0) } }
    var progressiveJPEG: [UInt8] { encoded { pixWriteMemJpeg($0, $1, $2, 95, 1) } }
    var gif: [UInt8] { encoded { pixWriteMemGif($0, $1, $2) } }
    var webp: [UInt8] { encoded { pixWriteMemWebP($0, $1, $2, 100, 1) } }

    var bmp: [UInt8] {
        let rows = stride(from: height - 1, through: 0, by: -1).flatMap { row in
            pixels[row * width..<(row + 1) * width].flatMap { [$0, $0, $0] }
        }
        let fields = [
            (54 + rows.count, 4), (0, 4), (54, 4), (40, 4), (width, 4), (height, 4), (1, 2), (24, 2), (0, 4),
            (rows.count, 4), (2835, 4), (2835, 4), (0, 8),
        ]
        return Array("BM".utf8) + fields.flatMap { littleEndian($0, $1) } + rows
    }

    var tiff: [UInt8] { tiffBytes([self], orientation: nil) }

    /// Encodes with leptonica.
    private func encoded(
        _ write: (
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<Pix>
        ) -> Int32
    ) -> [UInt8] {
        var pix = pixCreate(Int32(width), Int32(height), 8)
        defer { pixDestroy(&pix) }
        for (index, level) in pixels.enumerated() {
            pixSetPixel(pix, Int32(index % width), Int32(index / width), UInt32(level))
        }
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        precondition(write(&data, &size, pix!) == 0, "leptonica encodes")
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: size))
    }
}

/// The `count` bytes of a number, least significant first.
func littleEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}

/// The `count` bytes of a number, most significant first.
func bigEndian(_ value: Int, _ count: Int) -> [UInt8] { littleEndian(value, count).reversed() }

/// A TIFF of one uncompressed grey picture a page, each with the orientation tag if one is given.
func tiffBytes(_ pages: [Specimen], orientation: Int?) -> [UInt8] {
    var bytes = Array("II".utf8) + littleEndian(42, 2) + littleEndian(8, 4)
    for (index, page) in pages.enumerated() {
        var entries = [
            (256, page.width), (257, page.height), (258, 8), (259, 1), (262, 1), (273, 0), (277, 1), (278, page.height),
            (279, page.pixels.count),
        ]
        if let orientation { entries.append((274, orientation)) }
        entries.sort { $0.0 < $1.0 }
        let strip = bytes.count + 2 + entries.count * 12 + 4
        bytes += littleEndian(entries.count, 2)
        for (tag, value) in entries {
            bytes +=
                littleEndian(tag, 2) + littleEndian(4, 2) + littleEndian(1, 4)
                + littleEndian(tag == 273 ? strip : value, 4)
        }
        let next = strip + page.pixels.count
        bytes += littleEndian(index == pages.count - 1 ? 0 : next, 4) + page.pixels
    }
    return bytes
}

/// The EXIF block, without its leading `Exif\0\0`, that holds nothing but the orientation tag.
func exifBlock(orientation: Int, bigEndian isBig: Bool = false) -> [UInt8] {
    let number = isBig ? bigEndian : littleEndian
    var block = Array((isBig ? "MM" : "II").utf8)
    for (value, size) in [(42, 2), (8, 4), (1, 2), (274, 2), (3, 2), (1, 4), (orientation, 2), (0, 2), (0, 4)] {
        block += number(value, size)
    }
    return block
}

extension [UInt8] {
    /// A JPEG with an EXIF segment put in at its start.
    func withJPEGExif(_ block: [UInt8]) -> [UInt8] {
        let payload = Array("Exif\0\0".utf8) + block
        let segment = [0xFF, 0xE1] + bigEndian(payload.count + 2, 2) + payload
        return self[..<2] + segment + self[2...]
    }

    /// A PNG with a chunk put in behind its header.
    func withPNGChunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + payload
        let chunk = bigEndian(payload.count, 4) + body + bigEndian(Int(Self.crc(body)), 4)
        return self[..<33] + chunk + self[33...]
    }

    /// A simple WebP made an extended one (RFC 9649, 2.7) with an EXIF chunk at its end.
    func withWebPExif(_ block: [UInt8], width: Int, height: Int) -> [UInt8] {
        var body = Array("WEBPVP8X".utf8)
        for (value, size) in [(10, 4), (8, 4), (width - 1, 3), (height - 1, 3)] { body += littleEndian(value, size) }
        body += self[12...]
        body += Array("EXIF".utf8) + littleEndian(block.count, 4) + block
        if block.count % 2 == 1 { body.append(0) }
        return Array("RIFF".utf8) + littleEndian(body.count, 4) + body
    }

    /// The CRC-32 of PNG, annex D.
    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = ~UInt32(0)
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
        }
        return ~crc
    }
}

/// The width and height of a picture, in pixels.
func size(of image: borrowing SourceImage) -> [Int] { [image.width, image.height] }
