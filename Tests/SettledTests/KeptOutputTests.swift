import Exchange
import Foundation
import Ledger
import Money
import Store
import TestSupport
import Testing

@testable import settled

struct KeptOutputTests {
    private func bill(_ title: String?, _ people: [String], currency: String = "EUR") -> BillRecord {
        var bill = BillRecord(currency: Currency(code: currency) ?? .unspecified)
        (bill.id, bill.title, bill.day) = (12, title, "2026-11-28")
        bill.lines = [LineRecord(number: 1, name: "Soup", price: "12.34")]
        bill.people = people.map { Person($0) }
        bill.extras = "tip 10%"
        return bill
    }

    private func complaints(_ document: JSONValue, _ schema: String) throws -> [String] {
        JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/\(schema).json")))
            .complaints(about: try JSONDocument(parsing: document.line))
    }

    @Test func documentsFollowTheirSchemas() throws {
        let bills = [bill("A \"b\"", ["ala"]), bill(nil, [], currency: "XXX")]
        let history = HistoryJSON(entries: bills.map { HistoryEntry($0) }).document
        #expect(try complaints(history, "history") == [])
        #expect(try complaints(HistoryJSON(entries: []).document, "history") == [])
        #expect(history.line.contains("\"total\": \"13.57\""))
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database(try Home(["SETTLED_HOME": folder.path]))
        _ = try database.keep(bill("x", ["ala", "bob"]), at: 0)
        try database.setHandle(try database.person("bob"), "blik", "600")
        #expect(try complaints(ContactList(contacts: try database.people()).document, "people") == [])
        #expect(try complaints(ContactList(contacts: []).document, "people") == [])
    }

    @Test func everyFindingHasADocument() throws {
        let faults: [CheckReport.Fault] = [
            .finding(.damage("row 3 missing from index \"x\"")), .finding(.orphan(table: "line")),
            .finding(.pictureMissing("ab.jpg")), .finding(.pictureChanged("cd.jpg")), .doesNotAddUp(3),
            .unsplittable(4), .unsoundGroup("01JTRIP", .notAGroupFile),
        ]
        let document = CheckJSON(report: CheckReport(bills: 2, faults: faults)).document
        #expect(try complaints(document, "check") == [])
        #expect(try complaints(CheckJSON(report: .ofNothing).document, "check") == [])
        expectGolden(document.indented() + "\n", "output/check.json")
    }

    @Test(arguments: [30, 40, 60, 80])
    func theTableFitsTheTerminal(width: Int) {
        let many = (1...20).map { "somebody \($0)" }
        let entries = [bill(String(repeating: "long name ", count: 9), many), bill("日本料理", ["あい"])]
        let table = HistoryTable(
            entries: entries.map { HistoryEntry($0) }, language: .polish, usesCodes: false,
            style: Style(isColoured: false), width: width)
        let widths = table.text.split(separator: "\n").map(\.columns)
        #expect(Set(widths).count == 1)
        // Narrower than this it would say nothing any more.
        #expect(widths[0] <= max(width, 52))
        #expect(table.text.contains("€13,57"))
    }
}
