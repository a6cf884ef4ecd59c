import Money
import Testing

struct CalendarDateTests {
    @Test(arguments: [
        (2026, 2, 29), (2025, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (1900, 2, 29), (0, 1, 1),
    ])
    func refusesDaysThatAreNone(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CalendarDate(year: year, month: month, day: day) == nil)
    }

    @Test func knowsLeapYears() {
        #expect(CalendarDate(year: 2024, month: 2, day: 29)?.description == "2024-02-29")
        #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    }

    @Test func comesInOrder() throws {
        let earlier = try #require(CalendarDate(year: 2025, month: 12, day: 31))
        let later = try #require(CalendarDate(year: 2026, month: 1, day: 1))
        #expect(earlier < later)
        #expect(!(later < earlier))
    }

    @Test func timesHaveTwoDigits() {
        #expect(ClockTime(hour: 9, minute: 5)?.description == "09:05")
        #expect(ClockTime(hour: 24, minute: 0) == nil)
        #expect(ClockTime(hour: 23, minute: 60) == nil)
    }
}
