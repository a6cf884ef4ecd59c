import TestSupport
import Testing

@testable import Recognition

/// Files that claim more pixels than they could hold in reason: refused by their header, whatever follows it.
@Suite struct OversizeTests {
    static let sides = [(60_000, 60_000), (40_000, 10), (10, 40_000), (12_000, 12_000)]

    @Test(arguments: sides)
    func refusesAPNG(width: Int, height: Int) {
        let head = Specimen().png.settingPNGSize(width, height)
        #expect(readAll(head) == .tooLarge(width: width, height: height))
    }

    @Test(arguments: sides)
    func refusesAJPEG(width: Int, height: Int) {
        var bytes = Specimen().jpeg
        let frame = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }!
        bytes.replaceSubrange(frame + 5..<frame + 9, with: bigEndian(height, 2) + bigEndian(width, 2))
        #expect(readAll(bytes) == .tooLarge(width: width, height: height))
    }

    @Test(arguments: sides)
    func refusesABMP(width: Int, height: Int) {
        var bytes = Specimen().bmp
        bytes.replaceSubrange(18..<26, with: littleEndian(width, 4) + littleEndian(-height, 4))
        #expect(readAll(bytes) == .tooLarge(width: width, height: height))
    }

    @Test(arguments: sides)
    func refusesAGIF(width: Int, height: Int) {
        var bytes = Specimen().gif
        bytes.replaceSubrange(6..<10, with: littleEndian(width, 2) + littleEndian(height, 2))
        #expect(readAll(bytes) == .tooLarge(width: width, height: height))
    }

    @Test func refusesAGIFWithALargeFrameOnASmallScreen() {
        var bytes = Specimen().gif
        let flags = Int(bytes[10])
        let descriptor = 13 + (flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1))
        let frame = bytes[descriptor...].firstIndex(of: 0x2C)!
        bytes.replaceSubrange(frame + 5..<frame + 9, with: littleEndian(60_000, 2) + littleEndian(60_000, 2))
        #expect(readAll(bytes) == .tooLarge(width: 60_000, height: 60_000))
    }

    @Test(arguments: sides)
    func refusesATIFF(width: Int, height: Int) {
        var bytes = Specimen().tiff
        bytes.replaceSubrange(18..<22, with: littleEndian(width, 4))
        bytes.replaceSubrange(30..<34, with: littleEndian(height, 4))
        #expect(readAll(bytes) == .tooLarge(width: width, height: height))
    }

    @Test func takesTheLargestSides() throws {
        let png = pngBytes(width: 32_000, height: 2, grey: [UInt8](repeating: 255, count: 64_000))
        #expect(readAll(png) == nil)
        #expect(readAll(png.settingPNGSize(32_001, 2)) == .tooLarge(width: 32_001, height: 2))
    }

    @Test(arguments: [(0, 48), (80, 0)])
    func refusesASideOfNothing(width: Int, height: Int) {
        #expect(readAll(Specimen().png.settingPNGSize(width, height)) == .damaged)
    }
}

extension [UInt8] {
    /// A PNG with other sides in its header, which is signed again.
    func settingPNGSize(_ width: Int, _ height: Int) -> [UInt8] {
        let header = Array("IHDR".utf8) + bigEndian(width, 4) + bigEndian(height, 4) + self[24..<29]
        return self[..<12] + header + bigEndian(Int(Self.crc(header)), 4) + self[33...]
    }
}
