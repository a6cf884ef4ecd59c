import Receipt
import TestSupport
import Testing

struct ItemLineColumnsTests {
    private func items(_ text: String) -> [String] {
        Sample.draft(text).items.map { item in
            "\(item.quantity?.description ?? "-") \(item.name)" + (item.taxCode.map { " [\($0)]" } ?? "")
        }
    }

    @Test func aCapitalBeforeEveryNameIsATaxClass() {
        #expect(
            items("A Tea  2.50\nB Soup  6.50\nA Cake  1.00\nTotal  10.00") == ["1 Tea [A]", "1 Soup [B]", "1 Cake [A]"])
        #expect(items("A Tea  2.50\nSoup  6.50\nCake  1.00\nTotal  10.00")[0] != "1 Tea [A]")
    }

    @Test func aSmallNumberBehindEveryNameIsACount() {
        #expect(items("Rice 2  3.00\nSoup 1  6.50\nTotal  9.50") == ["2 Rice", "1 Soup"])
        #expect(items("Menu 1  3.00\nMenu 2  6.50\nTotal  9.50") == ["1 Menu 1", "1 Menu 2"])
        #expect(items("Cola 33  3.00\nLager 50  6.50\nTotal  9.50") == ["1 Cola 33", "1 Lager 50"])
    }

    @Test func namesAboveAsManyPricesStandBesideThem() {
        #expect(items("Tea\nSoup\n2.50\n6.50\nTotal\n9.00") == ["1 Tea", "1 Soup"])
        #expect(Sample.draft("Tea\nSoup\n2.50\n6.50\nTotal\n9.00").items.map(\.price) == ["2.50", "6.50"])
    }
}
