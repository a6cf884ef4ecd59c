public import Money

/// Who owes whom as it was incurred: the debts of every expense, netted for each two members and currency.
///
/// Inside one expense those who paid less than their share owe those who paid more, matched in the order of the
/// members. A payment reduces the debt between the two whom it names.
public struct Debts: Hashable, Sendable {
    /// The members, in the order in which they joined.
    public let members: [RecordID]
    /// The currencies of the debts: the group's first, then by code.
    public let currencies: [Currency]
    /// What the earlier of two members owes the later one, by the places of both.
    private let amounts: [Currency: [Int: Amount]]
    private let positions: [RecordID: Int]

    init(_ journal: Journal) throws(JournalError) {
        members = journal.members
        currencies = journal.currencies
        positions = journal.positions
        var amounts: [Currency: [Int: Amount]] = [:]
        var matching = DebtMatching(memberCount: members.count)
        for entry in journal.entries {
            var pairs = amounts.removeValue(forKey: entry.currency) ?? [:]
            do {
                for debt in try matching.debts(of: entry, journal.positions) {
                    let isForward = debt.from < debt.to
                    let key = isForward ? debt.from * members.count + debt.to : debt.to * members.count + debt.from
                    let change = isForward ? debt.amount : -debt.amount
                    pairs[key] = try pairs[key, default: .zero].balance(adding: change)
                }
            } catch { throw .tooLarge(entry.currency) }
            amounts[entry.currency] = pairs
        }
        self.amounts = amounts
    }

    /// What one member owes another in a currency; below zero for what the other owes them.
    public func amount(from debtor: RecordID, to creditor: RecordID, in currency: Currency) -> Amount {
        guard let from = positions[debtor], let to = positions[creditor], from != to else { return .zero }
        let pairs = amounts[currency, default: [:]]
        return from < to
            ? pairs[from * members.count + to, default: .zero] : -pairs[to * members.count + from, default: .zero]
    }

    /// Everybody pays those who paid for them, by currency, in the order of the members.
    public var plan: Plan {
        let transfers = currencies.flatMap { currency in
            amounts[currency, default: [:]].filter { $0.value != .zero }
                .map { key, amount in
                    let (early, late) = key.quotientAndRemainder(dividingBy: members.count)
                    let (from, to) = amount > .zero ? (early, late) : (late, early)
                    return (from: from, to: to, amount: amount.magnitude)
                }
                .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
                .map { Transfer(from: members[$0.from], to: members[$0.to], amount: $0.amount, currency: currency) }
        }
        return Plan(transfers: transfers, isProven: true)
    }
}

extension Journal {
    /// Who owes whom as it was incurred.
    ///
    /// - Throws: ``JournalError/tooLarge(_:)``.
    public func debts() throws(JournalError) -> Debts { try Debts(self) }
}
