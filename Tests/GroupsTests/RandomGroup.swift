import Groups
import Money
import TestSupport

extension Group {
    /// A random group: up to 8 members, up to `entries` expenses and payments in up to three currencies, some deleted,
    /// sometimes two members who are one person.
    static func random(entries: Int, using generator: inout SeededGenerator) -> Group {
        let names = Array(
            people("Ana Ben Cy Dora Eli Fay Gus Hal").prefix(.random(in: 1...8, using: &generator)))
        let currencies = ["EUR", "JPY", "KWD"].map { Currency.named($0) }
        var group = Trip.group(names.map(\.name).joined(separator: " "), currencies[0])
        for _ in 0..<Int.random(in: 0...entries, using: &generator) {
            let currency = generator.pick(currencies)
            let date = Trip.day.adding(days: .random(in: 0...60, using: &generator)) ?? Trip.day
            if Int.random(in: 0..<4, using: &generator) == 0, names.count > 1 {
                let pair = names.shuffled(using: &generator)
                group.pay(pair[0], pair[1], Amount(.random(in: 1...5000, using: &generator)), currency, on: date)
                group.payments[group.payments.count - 1].isDeleted = Int.random(in: 0..<5, using: &generator) == 0
            } else {
                let money = ExpenseMoney.random(among: names, in: currency, base: currencies[0], using: &generator)
                group.add(money, on: date)
                group.expenses[group.expenses.count - 1].isDeleted = Int.random(in: 0..<5, using: &generator) == 0
            }
        }
        if Int.random(in: 0..<4, using: &generator) == 0, names.count > 1 {
            group.members[group.members.count - 1].alias = names[0]
        }
        return group
    }
}
