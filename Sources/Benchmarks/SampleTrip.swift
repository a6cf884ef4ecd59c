import Exchange
import Groups
import Money

/// A large group to measure with.
enum SampleTrip {
    /// A trip of eight people with expenses of all the usual kinds, one of ten edited once.
    static func history(_ count: Int) throws -> History {
        var generator = SystemRandomNumberGenerator()
        guard let euro = Currency(code: "EUR"), let first = CalendarDate(year: 2020, month: 1, day: 1) else {
            throw Misuse(text: "there is no euro")
        }
        let group = Group(id: .random(using: &generator), name: "trip", currency: euro)
        var clock = 1_577_836_800_000
        func stamp() -> Stamp {
            clock += 1
            return Stamp(milliseconds: clock, device: "benchmark")
        }
        var edits = try group.edits(from: nil, at: stamp(), by: "ann")
        let members = ["ann", "ben", "cy", "dot", "eve", "fin", "gil", "hal"].map {
            Member(id: .random(using: &generator), name: $0)
        }
        for member in members { edits += try member.edits(from: nil, at: stamp(), by: "ann") }
        for number in 0..<count {
            let amount = Amount(100 + number * 37 % 20_000)
            let payer = members[number % 8].id
            let sharing = (0..<(2 + number % 3)).map { members[(number + $0 * 3) % 8].id }
            let split: ExpenseSplit =
                number % 4 == 0
                ? .shares(sharing.map { WeightedMember($0, Fraction(1 + number % 2)) }) : .equal(sharing)
            var expense = Expense(
                id: .random(using: &generator), title: "Expense \(number)",
                money: ExpenseMoney(
                    amount: amount, currency: euro, payers: [Contribution(payer, amount)], split: split),
                date: first.adding(days: number % 2000) ?? first, created: stamp())
            expense.category = ["food", "transport", "rent", nil][number % 4]
            edits += try expense.edits(from: nil, at: expense.created, by: "ann")
            guard number % 10 == 0 else { continue }
            let old = expense
            expense.title += ", corrected"
            edits += try expense.edits(from: old, at: stamp(), by: "ben")
        }
        return History(of: group.id, edits)
    }
}
