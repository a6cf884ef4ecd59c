import Groups
import Money
import TestSupport
import Testing

@Suite struct BalanceLawTests {
    /// What is listed for a member adds up to the balance that is shown, in every currency.
    @Test func entriesAddUpToTheBalance() throws {
        try forEvery("group", 500, seed: 41, draw: { Group.random(entries: 40, using: &$0) }) { group in
            let journal = try Journal(group)
            let balances = try journal.balances()
            for member in journal.members {
                let explanation = try journal.explanation(of: member)
                for currency in balances.currencies {
                    let entries = explanation.filter { $0.entry.currency == currency }
                    let balance = balances.amount(of: member, in: currency)
                    if entries.map(\.change).sum() != balance { return "\(member.name)'s entries miss the balance" }
                    if entries.last.map(\.balance) ?? .zero != balance { return "\(member.name) ends elsewhere" }
                }
            }
            return nil
        }
    }

    /// The history of a currency passes through the balances as of each day, and ends with those of all days.
    @Test func historyPassesThroughEveryDay() throws {
        try forEvery("group", 300, seed: 42, draw: { Group.random(entries: 30, using: &$0) }) { group in
            let journal = try Journal(group)
            for currency in journal.currencies {
                let history = try journal.history(in: currency)
                for day in history {
                    let balances = try Journal(group, asOf: day.date).balances()
                    if balances.amounts(in: currency) != day.amounts { return "is otherwise on \(day.date)" }
                }
                if history.last?.amounts != (try journal.balances().amounts(in: currency)) { return "ends elsewhere" }
                if history.map(\.date) != Set(history.map(\.date)).sorted() { return "is not in order" }
            }
            return nil
        }
    }

    /// What a member owes the others as incurred, and is owed, is their balance.
    @Test func debtsAddUpToTheBalance() throws {
        try forEvery("group", 500, seed: 43, draw: { Group.random(entries: 40, using: &$0) }) { group in
            let journal = try Journal(group)
            let (balances, debts) = (try journal.balances(), try journal.debts())
            for currency in balances.currencies {
                for member in journal.members {
                    let owed = journal.members.map { debts.amount(from: $0, to: member, in: currency) }.sum()
                    if owed != balances.amount(of: member, in: currency) { return "\(member.name) is owed \(owed)" }
                }
            }
            return nil
        }
    }

    /// In one currency the balances still add up to zero, and nobody changes sides.
    @Test func convertedBalancesAddUpToZero() throws {
        let euro = Currency.named("EUR")
        let rates = [try Rate("1 EUR=162.37 JPY", to: euro), try Rate("1 KWD=2.9 EUR", to: euro)]
        try forEvery("group", 500, seed: 44, draw: { Group.random(entries: 40, using: &$0) }) { group in
            let balances = try Journal(group).balances()
            let converted = try balances.converted(to: euro, at: rates)
            if try converted.sum(in: euro) != .zero { return "add up to \(try converted.sum(in: euro))" }
            for member in balances.members {
                let amounts = balances.currencies.map { balances.amount(of: member, in: $0) }
                let sum = converted.amount(of: member, in: euro)
                if sum < .zero, amounts.allSatisfy({ $0 >= .zero }) { return "\(member.name) owes suddenly" }
                if sum > .zero, amounts.allSatisfy({ $0 <= .zero }) { return "\(member.name) is owed suddenly" }
            }
            return nil
        }
    }

    @Test func aMissingRateIsNamed() throws {
        let (euro, dollar, yen) = (Currency.named("EUR"), Currency.named("USD"), Currency.named("JPY"))
        var group = Trip.group("Ann Ben", euro)
        group.add("10.00", dollar, by: "Ann", for: "Ben")
        group.add("10.00", yen, by: "Ann", for: "Ben")
        group.pay("Ben", "Ann", "10.00", yen)
        let balances = try Journal(group).balances()
        #expect(throws: ConversionError.noRate(from: dollar, to: euro)) { try balances.converted(to: euro, at: []) }
        // Nobody owes anything in yen, so no rate is needed.
        let rate = try Rate("1 EUR=1.25 USD", to: euro)
        #expect(text(try balances.converted(to: euro, at: [rate]), euro) == "8.00 -8.00")
    }
}
