import Money
import Testing

@testable import Receipt

struct LabelRuleTests {
    /// The kind of the first label of a line, and the rule that said so.
    private func label(_ text: String) -> String? {
        LabelReader(surroundings: Sample.surroundings()).labels(of: Sample.lines(text))[0].first.map {
            "\($0.rule): \($0.entry.kind)"
        }
    }

    @Test(
        arguments: [
            ("Subtotal  9.00", "sum: subtotal"), ("TOTAL EUR  9.00", "sum: total"), ("Amount due  9.00", "sum: due"),
            ("Total excl. VAT  9.00", "sum: net"), ("Total service  9.00", "sum: service"),
            ("VAT 20%  1.50", "tax: tax"), ("Total VAT  1.50", "tax: tax"),
            ("Taxable amount  9.00", "tax: information"),
            ("Service charge 12.5%  1.10", "charge: service"), ("Propina  1.10", "charge: tip"),
            ("Gratuity 18%  1.62", "charge: service"), ("Gratuity  1.62", "charge: tip"),
            ("Rounding adj  0.02", "rounding: rounding"), ("Total rounded  9.00", "sum: total"),
            ("Cash  10.00", "payment: tender"), ("Change  1.00", "payment: change"),
            ("Rückgeld  1.00", "payment: change"),
            ("Total savings  3.00", "information: information"), ("You saved 3.00", "information: information"),
            ("Points 120", "information: information"), ("Suggested tip  1.62", "information: information"),
            ("Discount 10%  -0.90", "discount: discount"), ("Delivery fee  2.00", "fee: fee"),
            ("Public holiday surcharge 15%  2.00", "fee: fee"), ("Tray charge  5.00", "fee: fee"),
            ("Charge  5.00", "payment: tender"), ("ENTREGA EUROS  10,79", "payment: tender"),
            ("Net  9.00", "sum: subtotal"), ("Gross  9.00", "sum: total"),
            ("Net wt 0.742 kg @ 16.00/kg", nil), ("3 Items  TOTAL DUE  9.50", "sum: due"),
            ("Balance  7.40", "sum: due"), ("Points balance  120", "information: information"),
            ("Day parking  18.00", nil), ("Halloumi  9.00", nil), ("TAXI  9.00", nil), ("Tip Top Bread  2.00", nil),
        ] as [(String, String?)])
    func saysWhatALabelIs(_ text: String, _ expected: String?) {
        #expect(label(text) == expected)
    }

    @Test func readsAmountAndRate() throws {
        let reader = LabelReader(surroundings: Sample.surroundings())
        let tax = try #require(reader.labels(of: Sample.lines("VAT @12.50% ON 885.00 110.63"))[0].first?.entry)
        #expect(tax.rate == PrintedNumber(1250, decimals: 2))
        #expect(tax.amount.minorUnits == 11063)
    }

    @Test func oneLineMayHaveTwoLabels() {
        let labels = LabelReader(surroundings: Sample.surroundings()).labels(
            of: Sample.lines("Subtotal 9.00  Total 10.80"))[0]
        #expect(labels.map(\.entry.kind) == [.subtotal, .total])
        #expect(labels.map(\.entry.amount.minorUnits) == [900, 1080])
    }
}
