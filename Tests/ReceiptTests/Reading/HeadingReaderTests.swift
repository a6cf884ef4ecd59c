import Money
import Testing

@testable import Receipt

struct HeadingReaderTests {
    private func reader(_ text: String, _ currency: String? = nil) -> HeadingReader {
        HeadingReader(lines: Sample.lines(text), currency: currency.flatMap { Currency(code: $0) })
    }

    @Test func theMerchantIsTheFirstLineLikeAName() {
        #expect(reader("12345\nThe Copper Heron\nTea  2.50").merchant(before: 3) == "The Copper Heron")
        #expect(reader("Table 4\nThe Copper Heron\nTea  2.50").merchant(before: 3) == "The Copper Heron")
    }

    @Test func anItemIsNoMerchant() {
        #expect(reader("12345\nTea  2.50").merchant(before: 2) == nil)
        #expect(reader("").merchant(before: nil) == nil)
    }

    @Test func whatWasReadUnsurelyComesLast() {
        var rows = RowClusterer().rows(
            of: TextLayout.observations(of: "Xqjw vbn\nThe Copper Heron\nTea  2.50\nSoup  6.50"))
        rows[0].observations[0].confidence = 0.05
        let lines = rows.map { Line(row: $0, keywords: .all) }
        #expect(HeadingReader(lines: lines, currency: nil).merchant(before: 3) == "The Copper Heron")
    }

    @Test func theCountrySaysWhichIsTheMonth() {
        #expect(reader("03/04/2026 20:41", "USD").dateAndTime().0?.description == "2026-03-04")
        #expect(reader("03/04/2026 20:41", "GBP").dateAndTime().0?.description == "2026-04-03")
    }

    @Test func theTimeNearestToTheDateIsTaken() {
        let (date, time) = reader("Open 08:00\n28/11/2026  20:41").dateAndTime()
        #expect(date?.description == "2026-11-28")
        #expect(time?.description == "20:41")
    }
}
