import Testing

@testable import Receipt

struct MerchantFinderTests {
    private func finder(_ text: String) -> MerchantFinder {
        MerchantFinder(lines: Sample.lines(text))
    }

    @Test func theMerchantIsTheFirstLineLikeAName() {
        #expect(finder("12345\nThe Copper Heron\nTea  2.50").merchant(before: 3) == "The Copper Heron")
        #expect(finder("Table 4\nThe Copper Heron\nTea  2.50").merchant(before: 3) == "The Copper Heron")
    }

    @Test func anItemIsNoMerchant() {
        #expect(finder("12345\nTea  2.50").merchant(before: 2) == nil)
        #expect(finder("").merchant(before: nil) == nil)
    }

    @Test func whatWasReadUnsurelyComesLast() {
        var rows = RowClusterer().rows(
            of: TextLayout.observations(of: "Xqjw vbn\nThe Copper Heron\nTea  2.50\nSoup  6.50"))
        rows[0].observations[0].confidence = 0.05
        let lines = rows.map { Line(row: $0, keywords: .all) }
        #expect(MerchantFinder(lines: lines).merchant(before: 3) == "The Copper Heron")
    }

    @Test func addressesAndLabelsAreNoNames() {
        #expect(finder("14 Harbour Street\nThe Copper Heron\nTea  2.50").merchant(before: 3) == "The Copper Heron")
        #expect(finder("TAX INVOICE\nThe Copper Heron\nTea  2.50").merchant(before: 3) == "The Copper Heron")
    }

    @Test func aWebsiteTellsTheNameFromTheSlogan() {
        let text = "Fresh every day\nAnd all your wishes\nMarlow Foods\nwww.marlow.co.uk\nTea  2.50\nSoup  6.50"
        #expect(finder(text).merchant(before: 5) == "Marlow Foods")
    }
}
