import Foundation
import TestSupport
import Testing

/// What the real program prints for small receipts.
struct ParsedCaseTests {
    /// Receipts in several scripts, with every way to print numbers.
    private static let ids = [
        "deposit-and-return", "eastern-digits-dinar", "three-decimals-rial", "won-without-symbol-cash-change",
        "minus-in-three-spellings", "discount-names-item-by-word", "modifier-without-price", "number-swiss-apostrophe",
        "number-indian-grouping", "qty-japanese-unit-times",
    ]

    private func output(_ id: String, locale: String) throws -> String {
        let lines = try ["receipts", "invented"].flatMap { name in
            try Fixture.text("cases/\(name).jsonl").split(separator: "\n").map { try JSONDocument(parsing: String($0)) }
        }
        let receipt = try #require(lines.first { $0["id"]?.string == id })
        let text = receipt["lines"]?.elements.compactMap(\.string).joined(separator: "\n") ?? ""
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appending(path: "receipt.txt"))
        // The shell itself keeps its locale: it warns of one which is not installed.
        let outcome = try Transcript.run(
            "env LC_ALL=\(locale) settled parse --json - < $T/receipt.txt", scratch: folder)
        #expect(outcome.errors == "")
        return outcome.output
    }

    @Test(arguments: ids)
    func printsTheSameInEveryLocale(id: String) throws {
        let plain = try output(id, locale: "C")
        #expect(!plain.isEmpty)
        for locale in ["de_DE.UTF-8", "en_US.UTF-8"] { #expect(try output(id, locale: locale) == plain) }
    }

    @Test func namesTheItemThatADiscountBelongsTo() throws {
        let document = try JSONDocument(parsing: try output("discount-names-item-by-word", locale: "C"))
        let coupon = try #require(document["items"]?.elements.last)
        #expect(coupon["applies_to"]?.string == "NORDIC BERRY GRANOLA")
        #expect(coupon["applies_to_line"] == .number(1))
        #expect(coupon["after_subtotal"] == .bool(false))
    }

    @Test func printsNotesUnitsAndPricesOfOne() throws {
        let notes = try JSONDocument(parsing: try output("modifier-without-price", locale: "C"))
        #expect(notes["items"]?.elements.first?["modifiers"]?.elements.count == 2)
        let weighed = try JSONDocument(parsing: try output("deposit-and-return", locale: "C"))
        let bananas = try #require(weighed["items"]?.elements[2])
        #expect(bananas["unit"]?.string == "kg")
        #expect(bananas["unit_price"]?.string == "1.79")
        #expect(bananas["quantity"]?.string == "0.492")
    }
}
