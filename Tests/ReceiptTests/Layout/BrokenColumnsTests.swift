import Testing

@testable import Receipt

struct BrokenColumnsTests {
    private func rows(_ text: String) -> [String]? { BrokenColumns(Sample.lines(text)).rows?.map(\.text) }

    @Test func namesAndPricesStandSideBySideAgain() {
        #expect(
            rows("Heron\nTea\nSoup\nTotal\n2.50\n6.50\n9.00\nThanks")
                == ["Heron", "Tea  2.50", "Soup  6.50", "Total  9.00", "Thanks"])
    }

    @Test func onlyWhereASumSaysThatTheyBelongTogether() {
        #expect(rows("Tea\nSoup\nTotal\n2.50\n6.50\n9.10") == nil)
        #expect(rows("Tea\nSoup\nCake\n2.50\n6.50\n9.00") == nil)
    }

    @Test func oneAmountBelowEachNameIsNoColumn() {
        #expect(rows("Tea\n2.50\nSoup\n6.50\nTotal\n9.00") == nil)
    }
}
