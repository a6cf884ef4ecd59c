import TestSupport

/// Random commands about one's own money beside a random group, and what they come to by plain arithmetic.
struct DrawnMoney: CustomStringConvertible {
    /// What is added to a figure on a day.
    struct Change {
        let day: String
        let figure: String
        let key: Key
        let amount: Int
    }

    private let group: DrawnGroup
    private var commands: [String] = []
    private var changes: [Change] = []

    init(_ random: inout SeededGenerator) {
        group = DrawnGroup(&random)
        let me = group.members[0]
        for expense in group.live { add(expense, me) }
        for payment in group.payments where [payment.from, payment.to].contains(me) {
            let isMine = payment.from == me
            change("today", isMine ? "money_out" : "money_in", "", payment.currency, payment.amount)
            change(
                "today", "people", isMine ? payment.to : payment.from, payment.currency,
                isMine ? payment.amount : -payment.amount)
        }
        for _ in 0..<Int.random(in: 5...25, using: &random) { note(&random) }
    }

    /// What an expense is to me: spending, and debts as incurred between me and the others alone.
    private mutating func add(_ expense: DrawnExpense, _ me: String) {
        let currency = expense.countedCurrency
        let (paid, owed) = (expense.paid[me, default: 0], expense.shares[me, default: 0])
        let whole = expense.paid.values.reduce(0, +)
        change("today", "spending", "", currency, whole < 0 ? min(paid, owed) : max(paid, owed))
        change("today", "my_share", "", currency, owed)
        change("today", "cash_out", "", currency, paid)
        change("today", "money_out", "", currency, paid)
        var nets = group.members.map { expense.paid[$0, default: 0] - expense.shares[$0, default: 0] }
        var (creditor, debtor) = (0, 0)
        while true {
            while creditor < nets.count, nets[creditor] <= 0 { creditor += 1 }
            while debtor < nets.count, nets[debtor] >= 0 { debtor += 1 }
            guard creditor < nets.count, debtor < nets.count else { return }
            let amount = min(nets[creditor], -nets[debtor])
            nets[creditor] -= amount
            nets[debtor] += amount
            if creditor == 0 { change("today", "people", group.members[debtor], currency, amount) }
            if debtor == 0 { change("today", "people", group.members[creditor], currency, -amount) }
        }
    }

    private mutating func note(_ random: inout SeededGenerator) {
        let day = "2026-0\(Int.random(in: 1...9, using: &random))-1\(Int.random(in: 0...9, using: &random))"
        let currency = random.pick(["EUR", "JPY", "KWD"])
        let amount = Int.random(in: 1...500_000, using: &random)
        let accounts = ["bank", "cash", "card"].shuffled(using: &random)
        let person = random.pick(Array(group.members.dropFirst()) + ["Mary Ann"])
        let text = DrawnGroup.text(amount, currency)
        let isDeleted = Int.random(in: 0..<6, using: &random) == 0
        let before = changes
        func command(_ words: String) -> String {
            "id=$(settled money \(words) --currency \(currency) --date \(day) 2>> $T/log)"
        }
        let verb = random.pick([
            "spend", "income", "lend", "borrow", "repay", "collect", "transfer", "in", "out", "refund",
        ])
        switch verb {
        case "transfer":
            commands.append(command("transfer \(text) \(accounts[0]) \(accounts[1])"))
            account(day, accounts[0], currency, -amount)
            account(day, accounts[1], currency, amount)
        case "refund":
            commands.append(command("refund none \(text) --account \(accounts[0])"))
            change(day, "refunds", "", currency, amount)
            change(day, "money_in", "", currency, amount)
            account(day, accounts[0], currency, amount)
        default:
            let isIn = ["income", "borrow", "collect", "in"].contains(verb)
            let isLoan = ["lend", "borrow", "repay", "collect"].contains(verb)
            commands.append(command("\(verb) \(text) \(isLoan ? "'\(person)'" : "x") --account \(accounts[0])"))
            change(day, isIn ? "money_in" : "money_out", "", currency, amount)
            account(day, accounts[0], currency, isIn ? amount : -amount)
            if isLoan { change(day, "people", person, currency, isIn ? -amount : amount) }
            if verb == "spend" {
                for figure in ["spending", "my_share", "cash_out"] { change(day, figure, "", currency, amount) }
            }
        }
        guard isDeleted else { return }
        commands.append("settled money delete $id 2>> $T/log")
        changes = before
    }

    private mutating func account(_ day: String, _ name: String, _ currency: String, _ amount: Int) {
        change(day, amount > 0 ? "in" : "out", name, currency, abs(amount))
        change(day, "net", name, currency, amount)
    }

    private mutating func change(
        _ day: String, _ figure: String, _ name: String, _ currency: String, _ amount: Int
    ) {
        changes.append(Change(day: day, figure: figure, key: Key(name, currency), amount: amount))
    }

    /// The sums of a figure that are not zero, over the days given; nil for all.
    func sums(_ figure: String, _ days: ClosedRange<String>? = nil) -> [Key: Int] {
        var sums: [Key: Int] = [:]
        for change in changes where change.figure == figure && (days?.contains(change.day) ?? true) {
            sums[change.key, default: 0] += change.amount
        }
        return sums.filter { $0.value != 0 }
    }

    /// All commands as one script, with the documents of all days, of these days, and of the people at its end.
    func script(_ days: ClosedRange<String>) -> String {
        let documents = [
            "settled money overview all --json",
            "settled money --from \(days.lowerBound) --to \(days.upperBound) --json", "settled money people --json",
        ]
        let me = "settled member me '\(group.members[0])' 2>> $T/log"
        return (["set -e"] + group.commands + [me] + commands + [documents.joined(separator: "; echo ---; ")])
            .joined(separator: "\n")
    }

    var description: String { "\(group), \(commands.count) commands" }
}
