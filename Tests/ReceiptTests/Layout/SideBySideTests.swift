import Testing

@testable import Receipt

struct SideBySideTests {
    private func rows(_ text: String) -> [String]? {
        SideBySide(Sample.lines(text), style: Sample.style("1.00 2.50")).rows?.map(\.text)
    }

    @Test func goodsInTwoColumnsComeApart() {
        #expect(
            rows("Tea 2.50    Soup 6.50\nCake 1.00    Juice 3.00\nTotal  13.00")
                == ["Tea 2.50", "Soup 6.50", "Cake 1.00", "Juice 3.00", "Total  13.00"])
    }

    @Test func aPriceOfOneBesideThePriceIsNoSecondColumn() {
        #expect(rows("Tea 2.50    5.00\nCake 1.00    3.00\nTotal  8.00") == nil)
        #expect(rows("Tea 2.50    Soup 6.50\nTotal  9.00") == nil)
    }

    @Test func labelsAreNoGoods() {
        #expect(rows("Total 2.50    Cash 6.50\nTax 1.00    Change 3.00") == nil)
    }
}
