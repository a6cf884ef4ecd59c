import Foundation
import Receipt
import TestSupport
import Testing

@testable import settled

/// Whole receipts as a reader saw them, with the document that comes out of each.
///
/// What a document holds is what is read today, not what is printed: a change in it is to be looked at, and better is
/// recorded with `SETTLED_RECORD=1`.
struct ReceiptGoldenTests {
    /// The folders of `Fixtures/receipts`.
    static let names: [String] = {
        let folder = Fixture.url("receipts")
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/words.tsv").path) }
            .sorted()
    }()

    private func document(_ name: String) throws -> String {
        let observations = try ObservationTSV.observations(of: Fixture.text("receipts/\(name)/words.tsv"))
        let source = ReceiptSource(file: "words.tsv")
        return ReceiptJSON(draft: ReceiptParser().parse(observations), source: source).document.indented() + "\n"
    }

    @Test func thereAreEnough() {
        #expect(Self.names.count >= 12)
    }

    @Test(arguments: names)
    func comesOutAsBefore(_ name: String) throws {
        expectGolden(try document(name), "receipts/\(name)/expected.json")
    }

    @Test(arguments: names)
    func followsTheSchema(_ name: String) throws {
        let schema = JSONSchema(try JSONDocument(parsing: Fixture.text("schema/receipt.json")))
        #expect(schema.complaints(about: try JSONDocument(parsing: document(name))).isEmpty)
    }

    @Test(arguments: names)
    func saysWhereItIsFrom(_ name: String) throws {
        let about = try Fixture.text("receipts/\(name)/about.md")
        let source = about.split(separator: "`").first { $0.contains("/") && $0.contains(".") }
        let isNamed = try source.map { try Fixture.text("NOTICE.md").contains($0) } ?? false
        #expect(about.contains("Invented:") || isNamed)
    }
}
