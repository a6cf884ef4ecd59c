import Money
import Receipt

@testable import settled

/// An invented receipt with one of everything, as the parser could have left it.
enum SampleDraft {
    static var draft: Draft {
        var draft = Draft()
        draft.merchant = "The Blue Heron"
        draft.date = CalendarDate(year: 2026, month: 11, day: 28)
        draft.time = ClockTime(hour: 20, minute: 41)
        draft.currency = Currency(code: "USD")
        draft.items = [
            LineItem(
                line: 4, name: "Fish Tacos", quantity: PrintedNumber(2), unitPrice: PrintedNumber(1350, decimals: 2),
                price: Amount(2700), modifiers: ["no onions"], confidence: 0.953, box: box(4), priceBox: box(4)),
            LineItem(
                line: 6, name: "Cheddar", quantity: PrintedNumber(532, decimals: 3), unit: "kg",
                unitPrice: PrintedNumber(399, decimals: 2), price: Amount(212), taxCode: "A", flags: [.priceRepaired],
                box: box(6), priceBox: box(6)),
            LineItem(
                line: 7, name: "Happy hour", quantity: nil, price: Amount(-300), kind: .discount, appliesTo: 4,
                box: box(7), priceBox: box(7)),
            LineItem(
                line: 8, name: "寿司 \u{1B}[31mred", price: Amount(1250), confidence: 0.4, flags: [.priceDoubtful],
                box: box(8), priceBox: box(8)),
        ]
        draft.subtotal = Amount(3862)
        draft.taxes = [Tax(label: "TAX 8.25%", rate: PrintedNumber(825, decimals: 2), amount: Amount(319), line: 10)]
        draft.taxIncluded = false
        draft.tip = Amount(500)
        draft.total = Amount(4681)
        draft.status = .repaired
        draft.checks = [
            Check(.itemsMakeSubtotal, difference: .zero), Check(.subtotalAndChargesMakeTotal, difference: .zero),
        ]
        draft.issues = [
            Issue(.priceRepaired, line: 6, was: Amount(272), became: Amount(212)), Issue(.priceDoubtful, line: 8),
        ]
        draft.rows = [
            row(4, "2 Fish Tacos", "27.00", .item), row(5, "no onions", nil, .detail),
            row(9, "~~ \u{1B}]0;title\u{7} ~~", nil, .unread),
        ]
        return draft
    }

    static let source = ReceiptSource(file: "dinner.jpg", sha256: String(repeating: "ab", count: 32))

    private static func box(_ line: Int) -> Box { Box(x: 31, y: line * 24, width: 557, height: 21) }

    private static func row(_ number: Int, _ text: String, _ amount: String?, _ role: ClassifiedRow.Role)
        -> ClassifiedRow
    {
        var observations = [Observation(text: text, box: box(number), confidence: 0.9)]
        if let amount {
            observations.append(
                Observation(text: amount, box: box(number), confidence: 0.8, alternatives: ["21.00", "27.06"]))
        }
        return ClassifiedRow(
            row: Row(number: number, observations: observations), role: role, rule: "sample", evidence: "made up",
            amountBoxes: amount == nil ? [] : [box(number)])
    }
}
