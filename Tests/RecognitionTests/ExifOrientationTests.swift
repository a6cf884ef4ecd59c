import Foundation
import TestSupport
import Testing

@testable import Recognition

@Suite struct ExifOrientationTests {
    @Test(arguments: 1...8, [false, true])
    func turnsAJPEGUpright(orientation: Int, bigEndian: Bool) throws {
        let stored = Specimen(orientation: orientation)
        let block = exifBlock(orientation: orientation, bigEndian: bigEndian)
        try expectUpright(stored.jpeg.withJPEGExif(block))
    }

    @Test(arguments: 1...8)
    func turnsAPNGUpright(orientation: Int) throws {
        let stored = Specimen(orientation: orientation)
        try expectUpright(stored.png.withPNGChunk("eXIf", exifBlock(orientation: orientation)))
    }

    @Test(arguments: 1...8)
    func turnsAWebPUpright(orientation: Int) throws {
        let stored = Specimen(orientation: orientation)
        let block = exifBlock(orientation: orientation)
        try expectUpright(stored.webp.withWebPExif(block, width: stored.width, height: stored.height))
    }

    @Test(arguments: 1...8)
    func turnsATIFFUprightOnce(orientation: Int) throws {
        let stored = Specimen(orientation: orientation)
        try expectUpright(tiffBytes([stored], orientation: orientation))
    }

    @Test(arguments: [0, 9, 255, 65535])
    func takesValuesWithoutMeaningAsUpright(value: Int) throws {
        let stored = Specimen()
        try expectUpright(stored.jpeg.withJPEGExif(exifBlock(orientation: value)))
        try expectUpright(stored.png.withPNGChunk("eXIf", exifBlock(orientation: value)))
        try expectUpright(tiffBytes([stored], orientation: value))
    }

    @Test(arguments: 0..<26)
    func takesABlockThatIsCutAsUpright(length: Int) throws {
        let block = Array(exifBlock(orientation: 6)[..<length])
        // The value itself ends at byte 20; what is missing behind it does no harm.
        #expect(length >= 20 || ExifOrientation(exif: block) == .upright)
        let document = try Document(bytes: Specimen().jpeg.withJPEGExif(block))
        _ = try document.picture(ofPage: 1)
    }

    /// The fixture is stored lying on its side, says so in a property of the picture, and repeats it as EXIF.
    @Test func turnsAHEICOnceAndNotTwice() throws {
        try expectUpright(Array(try Data(contentsOf: Fixture.url("images/turned.heic"))))
    }

    @Test func takesTheFirstOfTwoBlocks() throws {
        let stored = Specimen(orientation: 6).jpeg
        let second = stored.withJPEGExif(exifBlock(orientation: 3))
        try expectUpright(second.withJPEGExif(exifBlock(orientation: 6)))
    }

    private func expectUpright(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) throws {
        let image = try Document(bytes: bytes).picture(ofPage: 1)
        #expect(size(of: image) == [Specimen.width, Specimen.height], sourceLocation: location)
        #expect(Specimen.corners(of: image) == Specimen.corners, sourceLocation: location)
    }
}
