import Exchange
import Groups
import Money
import TestSupport
import Testing

/// Recurring expenses on several devices: who catches up when makes no difference.
struct OccurrenceTests {
    private static let group = RecordID(high: 0, low: 1)
    private static let ann = RecordID(high: 0, low: 2)
    private static let rent = RecordID(high: 0, low: 3)

    /// The last millisecond of a day in UTC.
    private static func end(of day: CalendarDate) -> Int { (day.daysSinceEpoch + 1) * 86_400_000 - 1 }

    private static func noon(_ day: CalendarDate) -> Int { end(of: day) - 43_200_000 }

    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    private func rent(_ amount: Amount, title: String = "Rent") throws -> Expense {
        let euro = try #require(Currency(code: "EUR"))
        let money = ExpenseMoney(
            amount: amount, currency: euro, payers: [Contribution(Self.ann, amount)], split: .equal([Self.ann]))
        let start = try day("2026-01-31")
        var rent = Expense(
            id: Self.rent, title: title, money: money, date: start,
            created: Stamp(milliseconds: Self.noon(start), device: "a"))
        rent.recurrence = Recurrence(.month, from: start)
        return rent
    }

    /// A flat whose rent is due on the last of each month from January, and rises in March.
    private func flat() throws -> History {
        let start = Stamp(milliseconds: Self.noon(try day("2026-01-31")), device: "a")
        let march = Stamp(milliseconds: Self.noon(try day("2026-03-15")), device: "b")
        let euro = try #require(Currency(code: "EUR"))
        return History(
            of: Self.group,
            try Group(id: Self.group, name: "Flat", currency: euro).edits(from: nil, at: start, by: "ann")
                + Member(id: Self.ann, name: "Ann").edits(from: nil, at: start, by: "ann")
                + rent("500.00").edits(from: nil, at: start, by: "ann")
                + rent("550.00").edits(from: rent("500.00"), at: march, by: "ben"))
    }

    private func caughtUp(_ history: History, _ today: String) throws -> History {
        history.union(
            History(of: Self.group, try history.occurrences(through: try day(today), endOf: Self.end)))
    }

    private func rents(_ history: History) throws -> [String] {
        try Group(history).expenses.sorted { $0.date < $1.date }.map { expense in
            let amount = AmountStyle.plain.text(expense.money.amount, expense.money.currency)
            return "\(expense.date) \(amount)\(expense.isDeleted ? " deleted" : "")"
        }
    }

    @Test func catchesUpStepByStep() throws {
        let start = Stamp(milliseconds: Self.noon(try day("2026-01-31")), device: "a")
        var old = try rent("500.00")
        old.recurrence = Recurrence(every: 1, .day, from: try day("0001-01-01"))
        let history = try flat().union(
            History(
                of: Self.group,
                try old.edits(from: nil, at: Stamp(milliseconds: start.milliseconds * 2, device: "z"), by: "")))
        let first = try history.occurrences(through: try day("2026-04-30"), endOf: Self.end)
        #expect(Set(first.map(\.record)).count == Recurrence.mostAtOnce)
        let caughtUp = history.union(History(of: Self.group, first))
        let second = try caughtUp.occurrences(through: try day("2026-04-30"), endOf: Self.end)
        #expect(Set(second.map(\.record)).isDisjoint(with: first.map(\.record)))
    }

    @Test func eachHoldsWhatTheTemplateSaidOnItsDay() throws {
        #expect(
            try rents(caughtUp(flat(), "2026-04-30")) == [
                "2026-01-31 550.00", "2026-02-28 500.00", "2026-03-31 550.00", "2026-04-30 550.00",
            ])
        #expect(try rents(caughtUp(flat(), "2026-04-29")).count == 3)
        let id = RecordID.occurrence(of: Self.rent, on: try day("2026-02-28"))
        #expect(try caughtUp(flat(), "2026-04-30").record(id) != nil)
    }

    @Test func anOccurrenceIsAnExpenseOfItsOwn() throws {
        let history = try caughtUp(flat(), "2026-03-31")
        let id = RecordID.occurrence(of: Self.rent, on: try day("2026-02-28"))
        let february = try #require(try Group(history).expenses.first { $0.id == id })
        #expect(february.recurrence == nil)
        var changed = february
        changed.title = "Rent, late"
        changed.isDeleted = true
        let stamp = Stamp(milliseconds: Self.noon(try day("2026-03-02")), device: "b")
        let edited = history.union(
            History(of: Self.group, try changed.edits(from: february, at: stamp, by: "ben")))
        let again = try caughtUp(edited, "2026-04-30")
        let kept = try #require(try Group(again).expenses.first { $0.id == id })
        #expect(kept.title == "Rent, late" && kept.isDeleted)
    }

    @Test func aDeletedTemplateComesNoMore() throws {
        let history = try flat()
        let rent = try #require(try Group(history).expenses.first)
        var gone = rent
        gone.isDeleted = true
        let stamp = Stamp(milliseconds: Self.noon(try day("2026-03-16")), device: "a")
        let edits = try gone.edits(from: rent, at: stamp, by: "ann")
        #expect(try caughtUp(history.union(History(of: Self.group, edits)), "2026-12-31").records.count == 3)
    }

    @Test func oneThatIsYoungerThanItsDayIsCopiedAsItWasMade() throws {
        let late = Stamp(milliseconds: Self.noon(try day("2026-06-01")), device: "a")
        let euro = try #require(Currency(code: "EUR"))
        let history = History(
            of: Self.group,
            try Group(id: Self.group, name: "Flat", currency: euro).edits(from: nil, at: late, by: "")
                + Member(id: Self.ann, name: "Ann").edits(from: nil, at: late, by: "")
                + rent("500.00").edits(from: nil, at: late, by: ""))
        #expect(try rents(caughtUp(history, "2026-03-31")).count == 3)
    }

    /// Two devices write, catch up and meet in any order; at the end they have what one device has that catches up once.
    @Test func twoDevicesAreLikeOne() throws {
        try forEvery("devices", 300, seed: 5, draw: { $0 }) { generator in
            var generator = generator
            var devices = [try flat(), try flat()]
            var written = try flat()
            let first = try day("2026-02-01").daysSinceEpoch
            for step in 0..<40 {
                guard let today = CalendarDate(daysSinceEpoch: first + step * 5) else { continue }
                let device = Int.random(in: 0...1, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    let known = try #require(try Group(devices[device]).expenses.first { $0.id == Self.rent })
                    var changed = known
                    changed.title = "Rent \(step)"
                    changed.money = try rent(Amount(Int.random(in: 1...99_999, using: &generator))).money
                    let stamp = Stamp(milliseconds: Self.noon(today) + step, device: "\(device)")
                    let edits = History(of: Self.group, try changed.edits(from: known, at: stamp, by: ""))
                    devices[device] = devices[device].union(edits)
                    written = written.union(edits)
                case 1: devices[device] = devices[device].union(devices[1 - device])
                default: devices[device] = try caughtUp(devices[device], today.description)
                }
            }
            let both = try caughtUp(devices[0].union(devices[1]), "2026-09-30")
            let one = try caughtUp(written, "2026-09-30")
            if both.state != one.state { return "the devices have another group" }
            return try caughtUp(both, "2026-09-30") == both ? nil : "catching up twice changes something"
        }
    }
}
