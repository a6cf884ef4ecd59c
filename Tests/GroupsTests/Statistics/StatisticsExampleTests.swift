import Money
import TestSupport
import Testing

@testable import Groups

/// Every example of section T (statistics), calculated and written in their notation.
@Suite struct StatisticsExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "T"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "T").count == 6)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "T1": {
            let statistics = try Journal(log()).statistics(in: .unspecified)
            let average = try #require(statistics.average)
            let each = try #require(statistics.perMember)
            return "spend \(text(statistics.spend)) in \(statistics.count) expenses, average \(text(average)), "
                + "per participating member \(text(each))"
        },
        "T2": {
            try Journal(log()).statistics(in: .unspecified).months.map { "\($0.month) \(text($0.amount))" }
                .joined(separator: ", ")
        },
        "T3": {
            try Journal(log()).statistics(in: .unspecified).categories.map { row in
                "\(row.category ?? "uncategorised") \(text(row.amount)) \(percent(row.tenths))%"
            }.joined(separator: ", ")
        },
        "T4": {
            let journal = try Journal(log())
            let balances = try journal.balances()
            return try journal.statistics(in: .unspecified).members.map { row in
                "\(row.member.name) paid \(text(row.paid)) spent \(text(row.spent)) "
                    + "balance \(text(balances.amount(of: row.member, in: .unspecified)))"
            }.joined(separator: "; ")
        },
        "T5": {
            let alike = try [Amount](repeating: "1.00", count: 3).tenthsOfPercent()
            let nothing = try [Amount](repeating: .zero, count: 2).tenthsOfPercent()
            return [alike, nothing].map { $0.map(percent).joined(separator: " ") }.joined(separator: " | ")
        },
        "T6": {
            CalendarMonth.all(in: Trip.date("2025-11-03")...Trip.date("2026-02-01")).map(\.description)
                .joined(separator: " ")
        },
    ]
}

private func log() -> Group {
    var group = Trip.group("Ann Ben")
    group.add("40.00", by: "Ann", for: "Ann Ben", on: Trip.date("2026-01-05"), category: "food")
    group.add("15.00", by: "Ben", for: "Ann Ben", on: Trip.date("2026-01-20"), category: "transport")
    group.add("10.00", by: "Ann", for: "Ann Ben", on: Trip.date("2026-04-02"))
    group.add("33.33", by: "Ben", for: "Ann Ben", on: Trip.date("2026-04-10"), category: "food")
    group.add("-3.33", by: "Ben", for: "Ann Ben", on: Trip.date("2026-04-12"), category: "food")
    return group
}

private func percent(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
