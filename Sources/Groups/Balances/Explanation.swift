public import Money

/// One entry that is part of a member's balance.
public struct ExplainedEntry: Hashable, Sendable {
    /// The expense or payment.
    public let entry: JournalEntry
    /// What the member paid of it.
    public let paid: Amount
    /// What the member owes of it.
    public let owed: Amount
    /// The member's balance in its currency after it.
    public let balance: Amount

    /// What it adds to the balance.
    public var change: Amount { paid - owed }
}

extension Journal {
    /// Every entry that a member paid or owes something of, by day; in each currency they add up to the balance.
    ///
    /// - Throws: ``JournalError`` for somebody unknown, and for amounts which are too large.
    public func explanation(of member: RecordID) throws(JournalError) -> [ExplainedEntry] {
        guard let member = survivor(of: member) else { throw .notAMember(member) }
        var balances: [Currency: Amount] = [:]
        var explained: [ExplainedEntry] = []
        for entry in entries {
            let (paid, owed) = (entry.paid(by: member), entry.owed(by: member))
            guard paid != .zero || owed != .zero else { continue }
            do {
                let balance = try balances[entry.currency, default: .zero].balance(adding: paid - owed)
                balances[entry.currency] = balance
                explained.append(.init(entry: entry, paid: paid, owed: owed, balance: balance))
            } catch { throw .tooLarge(entry.currency) }
        }
        return explained
    }
}
