import TestSupport

/// A random group with what its commands are, and what they come to by plain arithmetic.
struct DrawnGroup: CustomStringConvertible {
    let members: [String]
    private(set) var expenses: [DrawnExpense] = []
    /// Those of the expenses that are not deleted.
    private(set) var live: [DrawnExpense] = []
    private(set) var payments: [(from: String, to: String, amount: Int, currency: String)] = []
    private(set) var balances: [Key: Int] = [:]
    private(set) var commands: [String] = []

    static let decimals = ["EUR": 2, "PLN": 2, "JPY": 0, "KWD": 3]

    init(_ random: inout SeededGenerator) {
        let names = ["ann", "Ben", "cy", "Dora", "ed", "Zoë", "gus", "Hal Ber"]
        members = Array(names.prefix(Int.random(in: 2...8, using: &random)))
        commands.append(
            "settled group new trip --currency EUR --members '\(members.joined(separator: ","))' 2>> $T/log")
        for number in 0..<Int.random(in: 5...20, using: &random) {
            if Int.random(in: 0..<4, using: &random) == 0 {
                pay(&random)
            } else {
                spend("e\(number)", &random)
            }
        }
    }

    private mutating func pay(_ random: inout SeededGenerator) {
        let people = members.shuffled(using: &random)
        let currency = random.pick(["EUR", "JPY", "KWD"])
        let amount = Int.random(in: 1...100_000, using: &random)
        commands.append(
            "settled pay '\(people[0])' '\(people[1])' \(Self.text(amount, currency)) --currency \(currency) "
                + ">> $T/log 2>&1")
        payments.append((people[0], people[1], amount, currency))
        balances[Key(people[0], currency), default: 0] += amount
        balances[Key(people[1], currency), default: 0] -= amount
    }

    private mutating func spend(_ title: String, _ random: inout SeededGenerator) {
        let expense = DrawnExpense(title, members, &random)
        let isDeleted = Int.random(in: 0..<8, using: &random) == 0
        commands.append("id=$(\(expense.command) 2>> $T/log)" + (isDeleted ? "; settled delete $id 2>> $T/log" : ""))
        expenses.append(expense)
        guard !isDeleted else { return }
        live.append(expense)
        for (member, amount) in expense.paid { balances[Key(member, expense.countedCurrency), default: 0] += amount }
        for (member, amount) in expense.shares { balances[Key(member, expense.countedCurrency), default: 0] -= amount }
    }

    /// All commands as one script, with the documents at its end.
    var script: String {
        let documents = [
            "settled list --json", "settled balances --json", "settled settle --json --plan fewest",
            "settled settle --json --plan incurred", "settled settle --json --plan 'via:\(members[0])'",
        ]
        return (["set -e"] + commands + [documents.joined(separator: "; echo ---; ")]).joined(separator: "\n")
    }

    var description: String { "\(members.count) members, \(expenses.count) expenses" }

    /// An amount as it is typed.
    static func text(_ units: Int, _ currency: String) -> String {
        let decimals = decimals[currency, default: 2]
        let digits = String(units.magnitude)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let sign = units < 0 ? "-" : ""
        return decimals == 0 ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }

    /// The minor units of a decimal string with all its decimals.
    static func units(_ text: String, _ currency: String) -> Int { Int(text.filter { $0 != "." }) ?? .min }

    /// Largest remainder, the earlier first.
    static func divide(_ amount: Int, _ weights: [Int]) -> [Int] {
        let total = Int128(weights.reduce(0, +))
        let size = Int128(amount.magnitude)
        var parts = weights.map { size * Int128($0) / total }
        let rests = weights.map { size * Int128($0) % total }
        let order = weights.indices.sorted { (rests[$1], $0) < (rests[$0], $1) }
        let left = Int(size - parts.reduce(0, +))
        for place in order.prefix(left) { parts[place] += 1 }
        return parts.map { Int($0) * amount.signum() }
    }
}

/// A random expense: its command, and who paid and owes what in the currency in which it counts.
struct DrawnExpense {
    let title: String
    let command: String
    let countedCurrency: String
    private(set) var paid: [String: Int] = [:]
    private(set) var shares: [String: Int] = [:]

    init(_ title: String, _ members: [String], _ random: inout SeededGenerator) {
        self.title = title
        let currency = random.pick(["EUR", "EUR", "JPY", "KWD", "PLN"])
        let sign = Int.random(in: 0..<6, using: &random) == 0 ? -1 : 1
        let amount = sign * Int.random(in: 1000...200_000, using: &random)
        var words = ["settled add", DrawnGroup.text(amount, currency), title, "--currency", currency]

        // What it counts as: zlotys at a rate, typed in either direction, yen sometimes as an amount.
        var counted = amount
        var countedCurrency = currency
        if currency == "PLN" {
            let rate = Int.random(in: 30_000...50_000, using: &random)
            words.append("--rate '1 EUR=\(rate / 10_000).\(String(String(rate + 100_000).suffix(4))) PLN'")
            let exact = (amount.magnitude * 2 * 10_000 + UInt(rate)) / (2 * UInt(rate))
            (counted, countedCurrency) = (sign * Int(exact), "EUR")
        } else if currency == "JPY", random.next() % 2 == 0 {
            (counted, countedCurrency) = (sign * Int.random(in: 500...90_000, using: &random), "EUR")
            words.append("--counts-as \(DrawnGroup.text(counted, "EUR"))")
        }
        self.countedCurrency = countedCurrency
        let isConverted = currency != countedCurrency

        // Who paid.
        let payers = Array(members.shuffled(using: &random).prefix(random.pick([1, 1, 2, 3])))
        let payments = DrawnGroup.divide(amount, payers.map { _ in Int.random(in: 1...5, using: &random) })
        let list = zip(payers, payments).map { "\($0)=\(DrawnGroup.text($1, currency))" }
        words.append("--paid '\(payers.count == 1 ? payers[0] : list.joined(separator: ","))'")
        let paid = isConverted ? DrawnGroup.divide(counted, payments.map { abs($0) }) : payments
        for (payer, part) in zip(payers, paid) { self.paid[payer] = part }

        // Who owes.
        let sharing = Array(members.shuffled(using: &random).prefix(Int.random(in: 1...members.count, using: &random)))
        func named(_ figures: [String], _ mark: String = "=") -> String {
            zip(sharing, figures).map { $0 + mark + $1 }.joined(separator: ",")
        }
        /// Amounts in the currency of the expense, scaled where it counts in another.
        func scaled(_ parts: [Int]) -> [Int] { isConverted ? DrawnGroup.divide(counted, parts.map { abs($0) }) : parts }
        let parts: [Int]
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            words.append("--for '\(sharing.joined(separator: ","))'")
            parts = DrawnGroup.divide(counted, sharing.map { _ in 1 })
        case 1:
            words.append("--for '\(sharing.joined(separator: ","))' --split equal")
            parts = DrawnGroup.divide(counted, sharing.map { _ in 1 })
        case 2:
            var weights = sharing.map { _ in Int.random(in: 0...7, using: &random) }
            weights[0] += 1
            words.append("--split 'shares:\(named(weights.map { "\($0 / 2).\($0 % 2 * 5)" }))'")
            parts = DrawnGroup.divide(counted, weights)
        case 3:
            // Tenths of a percent.
            let tenths = DrawnGroup.divide(1000, sharing.map { _ in Int.random(in: 1...9, using: &random) })
            words.append("--split 'percent:\(named(tenths.map { "\($0 / 10).\($0 % 10)" }))'")
            parts = DrawnGroup.divide(counted, tenths)
        case 4:
            let exact = DrawnGroup.divide(amount, sharing.map { _ in Int.random(in: 1...9, using: &random) })
            words.append("--split 'exact:\(named(exact.map { DrawnGroup.text($0, currency) }))'")
            parts = scaled(exact)
        case 5:
            let extra = sign * Int.random(in: 1...900, using: &random)
            words.append(
                "--for '\(sharing.joined(separator: ","))' "
                    + "--split 'adjust:\(sharing[0])=\(extra > 0 ? "+" : "")\(DrawnGroup.text(extra, currency))'")
            var adjusted = DrawnGroup.divide(amount - extra, sharing.map { _ in 1 })
            adjusted[0] += extra
            parts = scaled(adjusted)
        default:
            let fixed = sign * Int.random(in: 1...900, using: &random)
            guard sharing.count > 1 else {
                words.append("--for '\(sharing[0])'")
                parts = [counted]
                break
            }
            words.append(
                "--for '\(sharing.dropFirst().joined(separator: ","))' "
                    + "--split 'fixed:\(sharing[0])=\(DrawnGroup.text(fixed, currency))'")
            parts = scaled([fixed] + DrawnGroup.divide(amount - fixed, sharing.dropFirst().map { _ in 1 }))
        }
        for (member, part) in zip(sharing, parts) { shares[member] = part }
        command = words.joined(separator: " ")
    }
}
