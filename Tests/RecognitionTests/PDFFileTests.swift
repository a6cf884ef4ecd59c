import Foundation
import Receipt
import TestSupport
import Testing

@testable import Recognition

@Suite struct PDFFileTests {
    private func document(_ name: String) throws -> Document { try Document(path: Fixture.url("images/\(name)").path) }

    @Test func readsTheWordsOfATextLayer() throws {
        let document = try document("text.pdf")
        #expect(document.pageCount == 1)
        let words = try #require(try document.words(onPage: 1))
        #expect(
            words.map(\.text) == [
                "THE", "BLUE", "HERON", "2", "x", "Fish", "Tacos", "27.00", "Lemonade", "4.50", "Apple", "Tart", "6.00",
                "SUBTOTAL", "37.50", "TAX", "8%", "3.00", "TOTAL", "40.50",
            ])
        #expect(words.allSatisfy { $0.confidence == 1 })
    }

    /// "27.00" is set 150 points from the left with its foot 160 points from the bottom of a page of 220 points.
    @Test func putsTheWordsInPixelsOfThePicture() throws {
        let document = try document("text.pdf")
        let price = try #require(try document.words(onPage: 1)?.first { $0.text == "27.00" })
        #expect(price.box.x == 625)
        #expect((230...250).contains(price.box.bottom) || (250...260).contains(price.box.bottom))
        let image = try document.picture(ofPage: 1)
        #expect(size(of: image) == [834, 917])
        #expect(price.box.right < image.width)
    }

    @Test func showsAPageWithoutTextAsAPicture() throws {
        let document = try document("mixed.pdf")
        #expect(document.pageCount == 2)
        #expect(try document.words(onPage: 1)?.count == 20)
        // A scanning program's mark is no text layer.
        #expect(try document.words(onPage: 2) == nil)
        let image = try document.picture(ofPage: 2)
        #expect(size(of: image) == [834, 875])
    }

    @Test func asksForThePassword() throws {
        #expect(throws: RecognitionError.passwordProtected) { _ = try document("locked.pdf") }
    }

    @Test func noticesACutAndADamagedFile() throws {
        let bytes = Array(try Data(contentsOf: Fixture.url("images/text.pdf")))
        #expect(readAll(Array(bytes[..<40])) == .truncated)
        #expect(readAll(Array("%PDF-1.7\nnothing\n%%EOF\n".utf8)) == .damaged)
    }

    @Test func leavesNothingInTheTemporaryFolder() throws {
        let folder: String
        do {
            let made = try TemporaryFolder()
            folder = made.path
            try Data([1]).write(to: URL(fileURLWithPath: made.file("a")))
            let permissions = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
            #expect(permissions == 0o700)
            _ = consume made
        }
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func doesNotTakeUprightOrMeaninglessWordsForText() {
        let row = { (text: String, size: String) in "5\t1\t0\t0\t0\t0\t10\t10\t\(size)\t100\t\(text)\n" }
        let page = "1\t1\t0\t0\t0\t0\t0\t0\t200\t300\t-1\t###PAGE###\n"
        let words = ["Pomegranate", "Aubergine", "Clementine", "12.50"]
        let lying = page + words.map { row($0, "40\t10") }.joined()
        let standing = page + words.map { row($0, "10\t40") }.joined()
        let strange = page + words.map { row($0 + "\u{E001}\u{E002}\u{E003}\u{E004}", "40\t10") }.joined()
        #expect(PDFPage.pages(inTable: lying).map(\.hasTextLayer) == [true])
        #expect(PDFPage.pages(inTable: standing).map(\.hasTextLayer) == [false])
        #expect(PDFPage.pages(inTable: strange).map(\.hasTextLayer) == [false])
        #expect(PDFPage.pages(inTable: page).map(\.hasTextLayer) == [false])
        #expect(PDFPage.pages(inTable: "level\tpage_num\nnonsense").isEmpty)
    }
}
