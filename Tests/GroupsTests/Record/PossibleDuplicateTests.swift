import Groups
import Money
import TestSupport
import Testing

struct PossibleDuplicateTests {
    private static let members = (0..<2).map { RecordID(high: 9, low: $0) }

    private func expense(_ number: UInt64, on device: String, _ amount: Amount = "12.50", payer: Int = 0) throws
        -> Expense
    {
        let currency = try #require(Currency(code: "EUR"))
        let money = ExpenseMoney(
            amount: amount, currency: currency, payers: [Contribution(Self.members[payer], amount)],
            split: .equal(Self.members))
        return Expense(
            id: RecordID(high: 0, low: number), title: "Lunch \(number)", money: money,
            date: try #require(CalendarDate(year: 2026, month: 7, day: 12)),
            created: Stamp(milliseconds: Int(number), device: device))
    }

    private func pairs(_ expenses: [Expense], _ arrived: Set<UInt64>) throws -> [[UInt64]] {
        var group = Group(
            id: RecordID(high: 1, low: 2), name: "Trip", currency: try #require(Currency(code: "EUR")))
        group.expenses = expenses
        return group.possibleDuplicates(among: Set(arrived.map { RecordID(high: 0, low: $0) }))
            .map { [$0.first.low, $0.second.low] }
    }

    @Test func theSameFromAnotherDeviceIsOne() throws {
        #expect(try pairs([expense(1, on: "a"), expense(2, on: "b")], [2]) == [[1, 2]])
        #expect(try pairs([expense(1, on: "a"), expense(2, on: "b")], [1]) == [[1, 2]])
    }

    @Test func whatDiffersIsNone() throws {
        let one = try expense(1, on: "a")
        #expect(try pairs([one, expense(2, on: "a")], [2]) == [])
        #expect(try pairs([one, expense(2, on: "b")], []) == [])
        #expect(try pairs([one, expense(2, on: "b", "12.51")], [2]) == [])
        #expect(try pairs([one, expense(2, on: "b", payer: 1)], [2]) == [])
        var deleted = try expense(2, on: "b")
        deleted.isDeleted = true
        #expect(try pairs([one, deleted], [2]) == [])
    }

    @Test func eachIsPairedWithTheEarliestItMayRepeat() throws {
        let expenses = try [expense(1, on: "a"), expense(2, on: "a"), expense(3, on: "b"), expense(4, on: "a")]
        #expect(try pairs(expenses, [3]) == [[1, 3], [3, 4]])
        #expect(try pairs(expenses, [2]) == [[2, 3]])
    }
}
