import Money
import Testing

@testable import Receipt

struct HeadingReaderTests {
    private func reader(_ text: String, _ currency: String? = nil) -> HeadingReader {
        HeadingReader(lines: Sample.lines(text), currency: currency.flatMap { Currency(code: $0) })
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
