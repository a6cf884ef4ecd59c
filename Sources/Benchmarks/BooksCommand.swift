import Foundation
import Groups
import Money

/// `books`: how long the books of a group take, and what is read from them, and how that grows with its records.
///
/// Every figure is the median of some runs, in seconds of the processor.
enum BooksCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let runs = max(1, Int(flags["runs"] ?? "5") ?? 5)
        let largest = Int(flags["records"] ?? "100000") ?? 100_000
        guard let currency = Currency(code: "EUR") else { throw Misuse(text: "there is no EUR") }
        var count = 1000
        while count <= largest {
            let group = group(of: count, in: currency)
            let journal = try Journal(group)
            let me = journal.members[0]
            print("\(count) expenses and payments among \(journal.members.count) members")
            try report("books", runs) { _ = try Journal(group) }
            try report("balances", runs) { _ = try journal.balances() }
            try report("plan as incurred", runs) { _ = try journal.plan(.incurred) }
            try report("plan of the fewest", runs) { _ = try journal.plan(.fewest) }
            try report("why", runs) { _ = try journal.explanation(of: me) }
            try report("statistics", runs) { _ = try journal.statistics(in: currency) }
            try report("my money", runs) { _ = try MyMoney([Membership(group, me: me)], []).figures(in: currency) }
            count *= 10
        }
    }

    /// A group of twelve with expenses of four kinds for three to six of them, and every tenth record a payment.
    private static func group(of count: Int, in currency: Currency) -> Group {
        var generator = SystemRandomNumberGenerator()
        var group = Group(id: .random(using: &generator), name: "Flat", kind: .home, currency: currency)
        let ids = (0..<12).map { _ in RecordID.random(using: &generator) }
        group.members = ids.enumerated().map { Member(id: $1, name: "Member \($0)") }
        for number in 0..<count {
            let id = RecordID.random(using: &generator)
            let stamp = Stamp(milliseconds: number, device: "bench")
            let amount = Amount(100 + number * 7919 % 100_000)
            let (payer, other) = (ids[number % 12], ids[(number + 5) % 12])
            guard let date = CalendarDate(daysSinceEpoch: 20_000 + number % 1500) else { continue }
            if number.isMultiple(of: 10) {
                group.payments.append(
                    Payment(
                        id: id, from: payer, to: other, amount: amount, currency: currency, date: date, created: stamp))
                continue
            }
            let sharing = Array(ids[(number % 5)...].prefix(3 + number % 4))
            let split: ExpenseSplit =
                switch number % 4 {
                case 0: .equal(sharing)
                case 1: .shares(sharing.enumerated().map { WeightedMember($1, Fraction($0 + 1)) })
                case 2: .adjusted(sharing, [Contribution(sharing[0], Amount(10))])
                default: .fixed([Contribution(sharing[0], Amount(50))], rest: sharing.dropFirst().map { .init($0) })
                }
            let money = ExpenseMoney(
                amount: amount, currency: currency, payers: [Contribution(payer, amount)], split: split)
            var expense = Expense(id: id, title: "Expense", money: money, date: date, created: stamp)
            expense.category = ["food", "rent", "fun", nil][number % 4]
            group.expenses.append(expense)
        }
        return group
    }

    private static func report(_ what: String, _ runs: Int, _ work: () throws -> Void) throws {
        let seconds = try (0..<runs).map { _ in
            let start = clock()
            try work()
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        print("  \(what): \(String(format: "%.4f", seconds.sorted()[runs / 2])) s")
    }
}
