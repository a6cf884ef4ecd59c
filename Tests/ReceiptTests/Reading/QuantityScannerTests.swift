import Testing

@testable import Receipt

struct QuantityScannerTests {
    private func reading(_ text: String, hasPrice: Bool = true) -> QuantityScanner.Reading {
        let line = Sample.line(text)
        let surroundings = Sample.surroundings()
        return QuantityScanner(surroundings: surroundings).reading(
            of: line, price: hasPrice ? surroundings.priceCell(of: line) : nil)
    }

    @Test(
        arguments: [
            ("2 x Pale Ale  9.00", "2", nil), ("2x Pale Ale  9.00", "2", nil), ("2 Pale Ale  9.00", "2", nil),
            ("Pale Ale  2 x 4.50  9.00", "2", "4.50"), ("Pale Ale 2x4.50  9.00", "2", "4.50"),
            ("Pale Ale 4.50*2  9.00", "2", "4.50"), ("Pale Ale 2 @ 4.50  9.00", "2", "4.50"),
            ("Pale Ale  2  4.50  9.00", "2", "4.50"), ("Pale Ale  4.50  2  9.00", "2", "4.50"),
            ("Soap 3 FOR 5.00  5.00", "3", nil), ("Pears 0.532 kg x 3.99  2.12", "0.532", "3.99"),
            ("Pale Ale @4.50  9.00", "2", "4.50"), ("Pale Ale  9.00", nil, nil),
            ("Pale Ale  4.50  4.50", "1", "4.50"), ("3,000 Pale Ale  9.00", "3", nil), ("Water 6x1.5  2.34", nil, nil),
            ("Cider 6x0.33  8.94", nil, nil),
            ("Cider 6x0.33  1.98", "6", "0.33"), ("3 für 2  1.50", nil, nil), ("3 for 5.00  5.00", "3", nil),
            ("7 UP  3.50", "7", nil),
        ] as [(String, String?, String?)])
    func tellsHowManyAtWhatPrice(_ text: String, _ quantity: String?, _ one: String?) {
        let reading = reading(text)
        #expect(reading.quantity?.description == quantity)
        #expect(reading.unitPrice?.description == one)
    }

    @Test func weighedGoodsHaveAUnit() {
        #expect(reading("Pears 0.532 kg x 3.99  2.12").unit == "kg")
        #expect(reading("0.532 kg x 3.99", hasPrice: false).quantity == PrintedNumber(532, decimals: 3))
    }

    @Test func theProductDecidesWhichNumberIsWhich() {
        #expect(reading("Tiles  4.00  3.25  13.00").isProven)
        #expect(!reading("Pale Ale  2 x 4.50  9.10").isProven)
    }

    @Test(
        arguments: [("Cola 330ml  2.50", nil), ("Wine 0.75 L  18.00", nil), ("Pack of 6 eggs  3.20", nil)]
            as [(String, String?)])
    func sizesAreNoQuantities(_ text: String, _ quantity: String?) {
        #expect(reading(text).quantity?.description == quantity)
    }
}
