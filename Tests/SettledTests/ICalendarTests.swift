import Groups
import Money
import Testing

@testable import settled

/// What RFC 5545 asks for.
struct ICalendarTests {
    @Test func foldsLinesOfMoreThan75BytesAndCutsNoCharacter() {
        #expect(ICalendar.folded(String(repeating: "a", count: 75)) == String(repeating: "a", count: 75))
        for length in 0...300 {
            let line = "SUMMARY:" + String(repeating: "a", count: length % 7) + String(repeating: "ż", count: length)
            let pieces = ICalendar.folded(line).components("\r\n")
            #expect(pieces.allSatisfy { $0.utf8.count <= 75 })
            #expect(pieces[0] + pieces.dropFirst().map { $0.dropFirst() }.joined() == line)
            #expect(pieces.dropFirst().allSatisfy { $0.first == " " })
        }
    }

    @Test func escapesWhatHasAMeaning() throws {
        let event = ICalendar.Event(
            id: "1", made: 1_770_000_000, day: try #require(CalendarDate("2026-01-31")), rule: "FREQ=DAILY",
            summary: "tea; cake, \\ and\nmore", description: "")
        let text = ICalendar(events: [event]).text
        #expect(text.contains("\r\nSUMMARY:tea\\; cake\\, \\\\ and\\nmore\r\n"))
        #expect(text.contains("\r\nDTSTAMP:20260202T024000Z\r\nDTSTART;VALUE=DATE:20260131\r\n"))
    }

    @Test(
        arguments: [
            (Recurrence.Unit.month, 1, "2026-01-15", "FREQ=MONTHLY"),
            (.month, 3, "2026-01-30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;INTERVAL=3"),
            (.year, 1, "2024-02-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
            (.year, 1, "2024-01-31", "FREQ=YEARLY"), (.week, 2, "2026-01-31", "FREQ=WEEKLY;INTERVAL=2"),
            (.day, 1, "2026-01-31", "FREQ=DAILY"),
        ])
    func saysHowItComesAgain(unit: Recurrence.Unit, interval: Int, from: String, rule: String) throws {
        let anchor = try #require(CalendarDate(from))
        #expect(Recurrence(every: interval, unit, from: anchor).rule == rule)
        let last = try #require(CalendarDate("2030-12-31"))
        #expect(Recurrence(every: interval, unit, from: anchor, end: .until(last)).rule == rule + ";UNTIL=20301231")
        #expect(Recurrence(every: interval, unit, from: anchor, end: .count(4)).rule == rule + ";COUNT=4")
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
