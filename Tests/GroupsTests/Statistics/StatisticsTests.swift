import Money
import TestSupport
import Testing

@testable import Groups

struct StatisticsTests {
    @Test func percentagesAddUpToAHundred() throws {
        try forEvery(
            "amounts", 5000, seed: 51,
            draw: { generator in
                (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                    Amount(.random(in: -20...generator.pick([30, 100_000]), using: &generator))
                }
            }
        ) { amounts in
            let tenths = try amounts.tenthsOfPercent()
            let total = amounts.map { max(.zero, $0) }.sum().minorUnits
            if tenths.reduce(0, +) != (total == 0 ? 0 : 1000) { return "add up to \(tenths)" }
            for (amount, part) in zip(amounts, tenths) where total > 0 {
                if (max(0, amount.minorUnits) * 1000 - part * total).magnitude >= total { return "\(tenths) is unfair" }
            }
            return nil
        }
    }

    /// Months, members and categories each add up to the whole.
    @Test func everythingAddsUp() throws {
        try forEvery("group", 500, seed: 52, draw: { Group.random(entries: 40, using: &$0) }) { group in
            let journal = try Journal(group)
            for currency in journal.currencies {
                let statistics = try journal.statistics(in: currency)
                let sums = [
                    statistics.months.map(\.amount).sum(), statistics.members.map(\.paid).sum(),
                    statistics.members.map(\.spent).sum(),
                ]
                if sums.contains(where: { $0 != statistics.spend }) { return "\(sums) instead of \(statistics.spend)" }
            }
            return nil
        }
    }

    @Test func countsTheDaysOfThePeriodOnly() throws {
        var group = Trip.group("Ann Ben Cy")
        group.add("9.00", by: "Ann", for: "Ann Ben", on: Trip.date("2026-06-30"), category: "food")
        group.add("5.00", by: "Ann", for: "Ann Ben", on: Trip.date("2026-07-01"))
        group.add("2.00", by: "Ann", for: "Ann Ben", on: Trip.date("2026-07-31"))
        group.add("1.00", by: "Ann", for: "Ann Ben Cy", on: Trip.date("2026-08-01"))
        group.pay("Ben", "Ann", "2.00", on: Trip.date("2026-07-02"))
        let july = try #require(Period.thisMonth.days(today: Trip.date("2026-07-15")))
        let statistics = try Journal(group).statistics(in: .unspecified, during: july)
        #expect(statistics.spend == "7.00")
        #expect(statistics.count == 2)
        // Cy takes no part in July, and nothing has a category.
        #expect(statistics.perMember == "3.50")
        #expect(statistics.members.map(\.difference) == ["3.50", "-3.50", "0.00"])
        #expect(statistics.categories.isEmpty)
        #expect(statistics.months.map(\.month.description) == ["2026-07"])
    }

    @Test func nothingIsNotAnAverage() throws {
        let statistics = try Journal(Trip.group("Ann")).statistics(in: .unspecified)
        #expect(statistics.average == nil && statistics.perMember == nil)
        #expect(statistics.months.isEmpty && statistics.categories.isEmpty)
        #expect(statistics.members.map(\.paid) == ["0.00"])
    }

    @Test(arguments: [
        (Period.thisMonth, "2026-02-01...2026-02-28"), (.last3Months, "2025-12-01...2026-02-28"),
        (.last6Months, "2025-09-01...2026-02-28"), (.thisYear, "2026-01-01...2026-12-31"),
    ])
    func periodsAreWholeMonths(_ period: Period, _ days: String) {
        #expect(period.days(today: Trip.date("2026-02-10"))?.description == days)
        #expect(Period.all.days(today: Trip.day) == nil)
    }

    @Test func categoriesComeByAmountThenByName() throws {
        var group = Trip.group("Ann Ben")
        for (category, amount) in [("b", "1.00"), ("c", "2.00"), ("a", "1.00"), (nil, "9.00")] as [(String?, Amount)] {
            group.add(amount, by: "Ann", for: "Ben", category: category)
        }
        let rows = try Journal(group).statistics(in: .unspecified).categories
        #expect(rows.map(\.category) == ["c", "a", "b", nil])
    }
}
