import Money
import TestSupport
import Testing

struct CalendarArithmeticTests {
    @Test(arguments: [("0001-01-01", -719_162), ("1970-01-01", 0), ("2000-03-01", 11_017), ("9999-12-31", 2_932_896)])
    func countsDays(_ text: String, _ days: Int) throws {
        #expect(try #require(CalendarDate(text)).daysSinceEpoch == days)
        #expect(CalendarDate(daysSinceEpoch: days)?.description == text)
    }

    /// From one day to the next, through the 400 years after which the calendar repeats itself, and one more.
    @Test func everyDayFollowsTheOneBefore() throws {
        var day = try #require(CalendarDate(daysSinceEpoch: -719_162))
        for number in -719_161 ... -719_162 + 146_097 + 366 {
            let next = try #require(CalendarDate(daysSinceEpoch: number))
            let isNext =
                next.day == day.day + 1 && next.month == day.month && next.year == day.year
                || next.day == 1 && day.day == CalendarDate.lengthOfMonth(day.month, in: day.year)
                    && next.year * 12 + next.month == day.year * 12 + day.month + 1
            guard isNext, next.daysSinceEpoch == number else {
                Issue.record("\(next) follows \(day)")
                return
            }
            day = next
        }
    }

    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-01-31", 2, "2026-03-31"),
        ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"), ("2024-02-29", 12, "2025-02-28"),
    ])
    func addsMonths(_ day: String, _ months: Int, _ later: String) {
        #expect(CalendarDate(day)?.adding(months: months)?.description == later)
    }

    @Test func endsWithTheCalendar() throws {
        let last = try #require(CalendarDate("9999-12-31"))
        let first = try #require(CalendarDate("0001-01-01"))
        for amount in [1, Int.max] {
            #expect(last.adding(days: amount) == nil)
            #expect(last.adding(months: amount) == nil)
            #expect(first.adding(days: -amount) == nil)
            #expect(first.adding(months: -amount) == nil)
        }
    }

    @Test(arguments: ["", "2026", "2026-1-05", "26-01-05", "2026-01-05-", "+026-01-05", "2026-02-30", "２０２６-01-05"])
    func refusesWhatIsNoDay(_ text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func readsWhatItWrites() {
        forEvery("day", 1000, seed: 1, draw: { Int.random(in: -719_162...2_932_896, using: &$0) }) { number in
            guard let day = CalendarDate(daysSinceEpoch: number) else { return "is none" }
            return CalendarDate(day.description) == day ? nil : "is read as another"
        }
    }
}
