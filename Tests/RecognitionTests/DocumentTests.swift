import Foundation
import TestSupport
import Testing

@testable import Recognition

@Suite struct DocumentTests {
    /// One file of every format that holds a single picture, all with the same picture.
    static let files: [(name: String, bytes: [UInt8])] = {
        let specimen = Specimen()
        let heic = (try? Data(contentsOf: Fixture.url("images/upright.heic"))).map(Array.init) ?? []
        return [
            ("jpeg", specimen.jpeg), ("progressive jpeg", specimen.progressiveJPEG), ("png", specimen.png),
            ("tiff", specimen.tiff), ("webp", specimen.webp), ("gif", specimen.gif), ("bmp", specimen.bmp),
            ("heic", heic),
        ]
    }()

    @Test(arguments: files)
    func readsEveryFormat(name: String, bytes: [UInt8]) throws {
        let document = try Document(bytes: bytes)
        #expect(document.pageCount == 1)
        #expect(try document.words(onPage: 1) == nil)
        let image = try document.picture(ofPage: 1)
        #expect(size(of: image) == [Specimen.width, Specimen.height])
        #expect(Specimen.corners(of: image) == Specimen.corners)
    }

    @Test(arguments: files)
    func goesByTheContentAndNotByTheName(name: String, bytes: [UInt8]) throws {
        let scratch = try Scratch()
        let document = try Document(path: try scratch.write("receipt.txt", bytes))
        let image = try document.picture(ofPage: 1)
        #expect(Specimen.corners(of: image) == Specimen.corners)
        #expect(document.sha256 == Digest.sha256(bytes))
    }

    /// Transparent paper, 16 bits a sample, and the four colours of a printer.
    @Test(arguments: ["transparent.png", "deep.png", "cmyk.jpg"])
    func readsUncommonKindsOfPixels(name: String) throws {
        let image = try Document(path: Fixture.url("images/\(name)").path).picture(ofPage: 1)
        #expect(size(of: image) == [Specimen.width, Specimen.height])
        #expect(Specimen.corners(of: image) == Specimen.corners)
    }

    /// A cut file is never taken for a whole one, and never for something else once its first bytes are there.
    @Test(arguments: files)
    func noticesACutFile(name: String, bytes: [UInt8]) {
        let lengths = [20, bytes.count / 10, bytes.count / 3, bytes.count / 2, bytes.count - 30, bytes.count - 1]
        for length in lengths where length >= 20 {
            let error = error(Array(bytes[..<length]))
            switch name {
            case "tiff", "heic": #expect(error == .truncated || error == .damaged, "\(length) bytes")
            default: #expect(error == .truncated, "\(length) bytes")
            }
        }
    }

    @Test func noticesEveryLengthOfACutJPEGAndPNG() {
        for bytes in [Specimen().jpeg, Specimen().progressiveJPEG, Specimen().png] {
            for length in 8..<bytes.count {
                #expect(error(Array(bytes[..<length])) == .truncated, "\(length) of \(bytes.count) bytes")
            }
        }
    }

    @Test func readsWhatFollowsAWholeJPEGAsNoPartOfIt() throws {
        let image = try Document(bytes: Specimen().jpeg + [UInt8](repeating: 0xFF, count: 99)).picture(ofPage: 1)
        #expect(Specimen.corners(of: image) == Specimen.corners)
    }

    @Test func noticesAPNGWithAWrongChecksum() {
        var bytes = Specimen().png
        let data = bytes.indices.first { bytes.has("IDAT", at: $0) }!
        bytes[data + 20] ^= 0x55
        #expect(error(bytes) == .damaged)
    }

    @Test(arguments: [
        [], Array("\u{FEFF}SUBTOTAL 12.00\n".utf8), [0], [0xFF, 0xD8],
        Array("BM, said the owl, is short for nothing".utf8),
        Array("GIF88a".utf8), [UInt8](repeating: 0, count: 5000), Array("PK\u{3}\u{4}".utf8),
    ])
    func refusesWhatIsNoPicture(bytes: [UInt8]) {
        let expected: RecognitionError = bytes.isEmpty ? .empty : .notAPicture
        #expect(error(bytes) == expected)
    }

    @Test func saysWhatIsWrongWithAPath() throws {
        let scratch = try Scratch()
        #expect(throws: RecognitionError.missing) { try Self.open(try scratch.path("nothing.jpg")) }
        #expect(throws: RecognitionError.missing) { try Self.open(try scratch.write("file", [1]) + "/nothing.jpg") }
        #expect(throws: RecognitionError.isFolder) { try Self.open(scratch.folder.path) }
        #expect(throws: RecognitionError.empty) { try Self.open(try scratch.write("empty.jpg", [])) }
        #expect(throws: RecognitionError.fileTooLarge(limit: 1 << 28)) { try Self.open("/dev/zero") }
        let locked = try scratch.write("locked.jpg", Specimen().jpeg)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
        // The superuser may read every file.
        if getuid() != 0 { #expect(throws: RecognitionError.permission) { try Self.open(locked) } }
    }

    @Test(arguments: [-1, 0, 2])
    func refusesAPageThatIsNotThere(page: Int) throws {
        #expect(throws: RecognitionError.noSuchPage(page)) {
            _ = try Document(bytes: Specimen().png).picture(ofPage: page)
        }
    }

    @Test func readsPicturesWithNothingOnThem() throws {
        for (width, height) in [(1, 1), (100, 30_000), (30_000, 100)] {
            let png = pngBytes(width: width, height: height, grey: [UInt8](repeating: 255, count: width * height))
            let image = try Document(bytes: png).picture(ofPage: 1)
            #expect(size(of: image) == [width, height])
        }
    }

    @Test func readsEveryPageOfATIFF() throws {
        let pages = [Specimen(), Specimen(orientation: 6), Specimen(orientation: 3)]
        let document = try Document(bytes: tiffBytes(pages, orientation: nil))
        #expect(document.pageCount == 3)
        for (index, page) in pages.enumerated() {
            let image = try document.picture(ofPage: index + 1)
            #expect(size(of: image) == [page.width, page.height])
        }
    }

    @Test func endsWithATIFFWhosePagesGoRoundInACircle() throws {
        var bytes = Specimen().tiff
        let next = 8 + 2 + 9 * 12
        bytes.replaceSubrange(next..<next + 4, with: littleEndian(8, 4))
        _ = error(bytes)
    }

    private static func open(_ path: String) throws { _ = try Document(path: path) }

    /// What goes wrong when all pages of `bytes` are read; nil if nothing does.
    private func error(_ bytes: [UInt8]) -> RecognitionError? { readAll(bytes) }
}

/// Reads all pages of a document and says what went wrong; nil if nothing did.
func readAll(_ bytes: [UInt8]) -> RecognitionError? {
    do throws(RecognitionError) {
        let document = try Document(bytes: bytes)
        for page in 1...document.pageCount { _ = try document.picture(ofPage: page) }
        return nil
    } catch {
        return error
    }
}
