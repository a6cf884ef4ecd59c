import Foundation
import Ledger
import Money
import TestSupport
import Testing

@testable import settled

/// What is said about a split bill, in every format and both languages.
@Suite struct BillOutputTests {
    /// Three people at a diner, as in the examples.
    static let diner: Bill = {
        var bill = Bill(
            title: "Joe's Diner", currency: Currency(code: "USD") ?? .unspecified,
            people: [Person("Alice"), Person("Bob"), Person("Cara")],
            lines: [
                Line(1, "Burger", "14.50"), Line(2, "Pasta", "17.25"), Line(3, "Salmon", "22.00"),
                Line(4, "Fries", "6.50"), Line(5, "Tiramisu", "9.00"),
            ],
            charges: [Charge(.tax, .amount("6.14")), Charge(.tip, .amount("13.85"))])
        try? bill.assign("1=alice; 2=bob; 3=cara; 4=alice bob; 5=all")
        return bill
    }()

    /// A bill on which everything happens that can be said.
    static let everything: Bill = {
        var bill = Bill(
            title: "Zur <Linde> & Söhne", currency: Currency(code: "EUR") ?? .unspecified,
            people: [Person("Ana"), Person("Ben \"B\""), Person("Cy,\u{1B}[31m"), Person("Dora")],
            lines: [
                Line(3, "Menü", "15.00"), Line(4, "Wein, rot", "8.80"), Line(6, "Menü -10 %", "-1.50", appliesTo: 3),
                Line(7, "", "2.00"), Line(9, "=SUM(A1)", "3.33"),
            ],
            charges: [
                Charge(.discount, .amount("-1.00")), Charge(.service, .amount("2.50"), .even),
                Charge(.delivery, .amount("3.00"), .weights([Share("Ana", 2), Share("Dora")])),
                Charge(.fee, .amount("1.00"), .lines([3, 4])), Charge(.tip, .amount("2.00")),
                Charge(.rounding, .amount("-0.02")),
            ], includedTax: "3.80", treats: [Treat("Dora", by: [Share("Ana"), Share("Cy,\u{1B}[31m", 2)])],
            payer: "Ana", cashStep: "0.05")
        try? bill.assign("3=ana dora; 4=\"ben \"\"b\"\"\":2 cy; 9=all")
        return bill
    }()

    private func report(_ bill: Bill, _ language: Language = .english, codes: Bool = false) throws -> BillReport {
        try BillReport(bill, language: language, usesCodes: codes)
    }

    @Test func theTextOfTheExample() throws {
        let example = try #require(SpecExample.all(ofSections: "L").first { $0.id == "L1" })
        #expect(BillText(report: try report(Self.diner)).text == example.expected)
    }

    /// The whole way: a receipt's document, one command line, and exactly the text of the example.
    @Test func theExampleAsOneCommandLine() throws {
        let example = try #require(SpecExample.all(ofSections: "L").first { $0.id == "L1" })
        let scratch = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let outcome = try Transcript.run(
            """
            settled split bills/diner.json --people Alice,Bob,Cara \
              --assign "4=alice; 5=bob; 6=cara; 7=alice bob; rest=all" --tip 20% --text
            """, scratch: scratch)
        #expect(outcome.output == example.expected + "\n")
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test(arguments: Language.allCases) func everyFormat(language: Language) throws {
        let report = try report(Self.everything, language)
        let style = Style(isColoured: false)
        let name = "output/bill-\(language.rawValue)"
        expectGolden(BillText(report: report).text + "\n", name + ".chat.txt")
        expectGolden(try BillTable(report, style: style, width: 40).text(), name + ".table.txt")
        expectGolden(try BillPage(report).text, name + ".html")
        let explained = report.split.statements.map { BillExplanation(report: report, statement: $0).text }
        expectGolden(explained.joined(separator: "\n"), name + ".explanation.txt")
    }

    @Test func documents() throws {
        let report = try report(Self.everything)
        expectGolden(BillJSON(report: report).document.indented() + "\n", "output/bill.json")
        expectGolden(BillCSV(report: report).text, "output/bill.csv")
    }

    @Test func signsOrCodes() throws {
        #expect(BillText(report: try report(Self.diner, codes: true)).text.hasPrefix("Joe's Diner — 89.24 USD\n"))
        #expect(BillText(report: try report(Self.diner, .polish)).text.hasPrefix("Joe's Diner — $89,24\n"))
        var bill = Self.diner
        (bill.currency, bill.title) = (.unspecified, nil)
        #expect(BillText(report: try report(bill)).text.hasPrefix("Bill — 89.24\n"))
    }

    /// Names and lines may come from a picture or a stranger: nothing of them reaches a terminal or a page as code.
    @Test func nothingIsObeyed() throws {
        var bill = Self.diner
        bill.title = "\u{1B}]0;x\u{7}<script>alert(1)</script>"
        bill.lines[0].name = "<img src=x onerror='y'>\u{9B}2J\u{202E}"
        let report = try report(bill)
        let texts = [
            BillText(report: report).text, try BillTable(report, style: Style(isColoured: false), width: nil).text(),
            BillJSON(report: report).document.indented(), try BillPage(report).text,
        ]
        for text in texts {
            #expect(!text.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
        }
        #expect(!texts[3].contains("<script"))
        #expect(!texts[3].contains("<img"))
    }

    @Test func theDocumentIsOfItsSchema() throws {
        let schema = JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/bill.json")))
        for bill in [Self.diner, Self.everything] {
            let document = BillJSON(report: try report(bill)).document.line
            #expect(schema.complaints(about: try JSONDocument(parsing: document)) == [])
        }
    }

    /// How each figure came about, for programs: of its schema, and its parts add up.
    @Test func theExplanationsAreOfTheirSchemaAndAddUp() throws {
        let schema = JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/explanation.json")))
        let report = try report(Self.everything)
        var documents: [JSONValue] = []
        for statement in report.split.statements {
            let boxes = [3: [31, 195, 557, 21]]
            let document = ExplanationJSON(report: report, statement: statement, id: 12, boxes: boxes).document
            #expect(schema.complaints(about: try JSONDocument(parsing: document.line)) == [])
            let explained = try JSONDecoder().decode(Explained.self, from: Data(document.line.utf8))
            let currency = try #require(Currency(code: explained.currency))
            let amounts = try explained.parts.map { try #require(Amount(decimal: $0.amount, currency)) }
            #expect(amounts.sum() == Amount(decimal: explained.total, currency))
            #expect(amounts.sum() == statement.total)
            documents.append(document)
        }
        expectGolden(JSONValue.array(documents).indented() + "\n", "output/explanations.json")
    }

    private struct Explained: Decodable {
        struct Part: Decodable {
            var amount: String
        }
        var currency: String
        var total: String
        var parts: [Part]
    }

    /// What a program reads: each person's items and charges make up the total, and all totals the bill's.
    @Test func theDocumentAddsUp() throws {
        let data = Data(BillJSON(report: try report(Self.everything)).document.line.utf8)
        let document = try JSONDecoder().decode(BillDocument.self, from: data)
        let currency = try #require(Currency(code: document.currency))
        func amount(_ text: String) throws -> Amount { try #require(Amount(decimal: text, currency)) }
        for person in document.people {
            let charges = try person.charges.map { try amount($0.amount) }.sum()
            #expect(try amount(person.items) == person.lines.map { try amount($0.amount) }.sum())
            #expect(try amount(person.total) == amount(person.items) + charges)
        }
        let left = try document.unassigned.map { try amount($0.amount) }.sum()
        #expect(try document.people.map { try amount($0.total) }.sum() + left == amount(document.total))
    }

    private struct BillDocument: Decodable {
        struct Person: Decodable {
            var items: String
            var charges: [Entry]
            var total: String
            var lines: [Entry]
        }
        struct Entry: Decodable {
            var amount: String
        }
        var currency: String
        var total: String
        var unassigned: [Entry]
        var people: [Person]
    }
}

@Suite struct LanguageTests {
    @Test(arguments: [
        (nil, [:], Language.english), ("pl", ["LC_ALL": "en_US.UTF-8"], .polish),
        (nil, ["LANG": "pl_PL.UTF-8"], .polish),
        (nil, ["LC_ALL": "C", "LANG": "pl_PL"], .english),
        (nil, ["LC_ALL": "", "LC_MESSAGES": "pl", "LANG": "de"], .polish),
        (nil, ["LANG": "de_DE"], .english), (nil, ["LANG": "plx"], .english),
    ])
    func chosen(choice: String?, environment: [String: String], expected: Language) {
        #expect(Language(choice, environment) == expected)
    }

    @Test func polishPlurals() {
        let forms = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 102, 112].map { count in
            plural(count, one: "pozycja", few: "pozycje", many: "pozycji")
        }
        #expect(
            forms == [
                "pozycji", "pozycja", "pozycje", "pozycje", "pozycji", "pozycji", "pozycji", "pozycji", "pozycji",
                "pozycje", "pozycji", "pozycje", "pozycji",
            ])
    }
}
