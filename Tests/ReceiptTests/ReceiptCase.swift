import Foundation
import Receipt
import TestSupport
import Testing

/// A small receipt as text with what it must be read as, from `Fixtures/cases`.
struct ReceiptCase: Decodable, Sendable, CustomTestStringConvertible {
    /// The name of the case.
    let id: String
    /// The kind of fault it is about.
    let kind: String
    /// The printed lines.
    let lines: [String]
    /// What must come out.
    let expect: Expectation

    /// What a receipt must be read as; amounts and quantities are decimal numbers.
    struct Expectation: Decodable, Sendable {
        let items: [Item]
        let subtotal: String?
        let taxes: [Tax]
        let service: String?
        let tip: String?
        let total: String?
        let warnings: [String]
        let currency: String?
        let taxInclusive: Bool?

        private enum CodingKeys: String, CodingKey {
            case items, subtotal, taxes, service, tip, total, warnings, currency
            case taxInclusive = "tax_inclusive"
        }
    }

    /// A priced line; a rounding stands among them.
    struct Item: Decodable, Sendable {
        let name: String
        let quantity: String?
        let price: String
        let kind: String
        let unit: String?
        let unitPrice: String?
        let taxCode: String?
        let appliesTo: String?
        let modifiers: [String]?
        let afterSubtotal: Bool?

        private enum CodingKeys: String, CodingKey {
            case name, quantity, price, kind, unit, modifiers
            case unitPrice = "unit_price"
            case taxCode = "tax_code"
            case appliesTo = "applies_to"
            case afterSubtotal = "after_subtotal"
        }
    }

    /// A tax line.
    struct Tax: Decodable, Sendable {
        let label: String
        let amount: String
    }

    /// The id, as the name of a test case.
    var testDescription: String { id }

    /// The text of the receipt.
    var text: String { lines.joined(separator: "\n") }

    /// The draft of the receipt.
    var draft: Draft { ReceiptParser().parse(TextLayout.observations(of: text)) }

    /// Both files of cases.
    static let all: [ReceiptCase] = ["cases/receipts.jsonl", "cases/invented.jsonl"].flatMap { path in
        do {
            return try Fixture.text(path).split(separator: "\n").map {
                try JSONDecoder().decode(ReceiptCase.self, from: Data($0.utf8))
            }
        } catch {
            preconditionFailure("cannot read \(path): \(error)")
        }
    }
}
