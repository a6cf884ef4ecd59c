import Groups
import Money
import TestSupport
import Testing

/// Every example of section P (recurring expenses), calculated and written in their notation.
@Suite struct RecurrenceExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "P"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "P").count == 6)
    }

    private static let answers: [String: @Sendable () -> String] = [
        "P1": { dates(Recurrence(.month, from: Trip.date("2026-01-31")), today: "2026-05-31") },
        "P2": { dates(Recurrence(.month, from: Trip.date("2026-01-01")), today: "2026-03-15") },
        "P3": { dates(Recurrence(.year, from: Trip.date("2024-02-29")), today: "2028-12-31") },
        "P4": { dates(Recurrence(every: 2, .week, from: Trip.date("2026-11-02")), today: "2026-12-15") },
        "P5": {
            let end = Recurrence.End.until(Trip.date("2026-10-14"))
            return dates(Recurrence(every: 3, .month, from: Trip.date("2026-01-15"), end: end), today: "2027-12-31")
        },
        "P6": { dates(Recurrence(.month, from: Trip.date("2026-01-05"), end: .count(4)), today: "2027-12-31") },
    ]
}

struct RecurrenceTests {
    @Test func endsWithTheCalendar() {
        let last = Trip.date("9999-12-30")
        #expect(Recurrence(.day, from: last).dates(through: Trip.date("9999-12-31")).count == 1)
        for unit in Recurrence.Unit.allCases {
            #expect(Recurrence(every: .max, unit, from: Trip.day).date(of: 1) == nil)
            #expect(Recurrence(unit, from: Trip.day).date(of: .max) == nil)
        }
    }

    @Test func nothingIsDueBeforeTheAnchorOrOnIt() {
        let rent = Recurrence(.month, from: Trip.day)
        #expect(rent.dates(through: Trip.day).isEmpty)
        #expect(rent.dates(through: Trip.date("2025-01-01")).isEmpty)
        #expect(rent.date(of: 0) == Trip.day)
        #expect(Recurrence(.month, from: Trip.day, end: .count(1)).dates(through: Trip.date("2030-01-01")).isEmpty)
    }
}

extension RecurrenceTests {
    @Test func comesNextAfterADay() {
        let rent = Recurrence(.month, from: Trip.date("2026-01-31"), end: .count(3))
        #expect(rent.next(after: Trip.date("2026-01-01")) == Trip.date("2026-01-31"))
        #expect(rent.next(after: Trip.date("2026-01-31")) == Trip.date("2026-02-28"))
        #expect(rent.next(after: Trip.date("2026-02-28")) == Trip.date("2026-03-31"))
        #expect(rent.next(after: Trip.date("2026-03-31")) == nil)
    }

    @Test func anotherIntervalCountsFromTheLastDay() {
        let rent = Recurrence(.week, from: Trip.date("2026-01-05"), end: .count(5))
        let changed = rent.changed(to: 2, .month, on: Trip.date("2026-01-20"))
        #expect(changed == Recurrence(every: 2, .month, from: Trip.date("2026-01-19"), end: .count(3)))
        #expect(rent.changed(to: 1, .day, on: Trip.date("2025-01-01")).anchor == rent.anchor)
    }
}

private func dates(_ recurrence: Recurrence, today: String) -> String {
    recurrence.dates(through: Trip.date(today)).map(\.description).joined(separator: " ")
}
