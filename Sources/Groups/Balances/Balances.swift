public import Money

/// What each member has paid more than they owe, in each currency: what they get back, or owe where it is below zero.
///
/// The balances of a currency add up to zero, and currencies are never netted against one another.
public struct Balances: Hashable, Sendable {
    /// The members, in the order in which they joined.
    public let members: [RecordID]
    /// The currencies in which something was spent or paid: the group's first, then by code.
    public let currencies: [Currency]
    /// One amount for each member, for each currency.
    private let amounts: [Currency: [Amount]]
    private let positions: [RecordID: Int]

    init(_ members: [RecordID], _ base: Currency, _ amounts: [Currency: [Amount]]) {
        self.members = members
        self.currencies = Set(amounts.keys).ordered(after: base)
        self.amounts = amounts
        positions = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
    }

    /// The balances of everybody in a currency, in the order of ``members``.
    public func amounts(in currency: Currency) -> [Amount] {
        amounts[currency] ?? [Amount](repeating: .zero, count: members.count)
    }

    /// The balance of a member in a currency; zero for somebody unknown.
    public func amount(of member: RecordID, in currency: Currency) -> Amount {
        positions[member].map { amounts(in: currency)[$0] } ?? .zero
    }

    /// Whether a member's balance is zero in every currency.
    public func isSettled(_ member: RecordID) -> Bool {
        currencies.allSatisfy { amount(of: member, in: $0) == .zero }
    }

    /// The sum of the balances of a currency: zero, or the books are wrong.
    ///
    /// - Throws: ``JournalError/tooLarge(_:)``.
    public func sum(in currency: Currency) throws(JournalError) -> Amount {
        do { return try amounts(in: currency).checkedSum() } catch { throw .tooLarge(currency) }
    }
}

extension Journal {
    /// The balances: paid less owed over all entries. A payment counts as paid by its giver and owed by its receiver.
    ///
    /// - Throws: ``JournalError/tooLarge(_:)``.
    public func balances() throws(JournalError) -> Balances {
        var amounts: [Currency: [Amount]] = [:]
        for entry in entries {
            var column = amounts.removeValue(forKey: entry.currency) ?? emptyColumn
            try add(entry, to: &column)
            amounts[entry.currency] = column
        }
        return Balances(members, base, amounts)
    }

    /// Nothing for each member.
    var emptyColumn: [Amount] { [Amount](repeating: .zero, count: members.count) }

    /// Adds what an entry changes to the balances of its currency.
    func add(_ entry: JournalEntry, to column: inout [Amount]) throws(JournalError) {
        do {
            for part in entry.paid {
                if let place = positions[part.member] { column[place] = try column[place].balance(adding: part.amount) }
            }
            for part in entry.owed {
                if let place = positions[part.member] {
                    column[place] = try column[place].balance(adding: -part.amount)
                }
            }
        } catch { throw .tooLarge(entry.currency) }
    }
}
