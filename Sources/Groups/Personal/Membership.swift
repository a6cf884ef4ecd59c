import Money

/// A group as the person sees it who is one of its members.
public struct Membership: Sendable {
    /// The group.
    public let group: RecordID
    /// The books of the group.
    public let journal: Journal
    /// Which member I am.
    public let me: RecordID
    /// What the others are called; equal names in several groups are one person.
    public let names: [RecordID: String]
    /// Out of which account of mine an expense or payment was paid, or into which, as far as I said so. This is known on
    /// my device only.
    public var accounts: [RecordID: String]

    /// Reads the books of a group.
    ///
    /// - Throws: ``JournalError`` for a record that does not add up, and where I am not in the group.
    public init(_ group: Group, me: RecordID, accounts: [RecordID: String] = [:]) throws(JournalError) {
        self.group = group.id
        journal = try Journal(group)
        guard let survivor = journal.survivor(of: me) else { throw .notAMember(me) }
        self.me = survivor
        self.accounts = accounts
        names = Dictionary(group.members.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// What its entries are to me; those that I have no part in are left out.
    func events() throws(JournalError) -> [MoneyEvent] {
        var matching = DebtMatching(memberCount: journal.members.count)
        var events: [MoneyEvent] = []
        for entry in journal.entries {
            let (paid, owed) = (entry.paid(by: me), entry.owed(by: me))
            guard paid != .zero || owed != .zero else { continue }
            let debts: [(from: Int, to: Int, amount: Amount)]
            do { debts = try matching.debts(of: entry, journal.positions) } catch { throw .tooLarge(entry.currency) }
            var event = MoneyEvent(entry, of: group)
            for debt in debts {
                let (from, to) = (journal.members[debt.from], journal.members[debt.to])
                if to == me { event.people.append(.init(name: names[from, default: ""], amount: debt.amount)) }
                if from == me { event.people.append(.init(name: names[to, default: ""], amount: -debt.amount)) }
            }
            switch entry.kind {
            case .expense:
                event.spending = MoneyEvent.spending(of: entry.amount, paid: paid, owed: owed)
                event.cashOut = paid
                event.share = owed
            case .payment:
                event.moneyIn = owed
                event.otherOut = paid
            }
            // What somebody else paid touches no account of mine.
            if let account = accounts[entry.record], event.moneyIn != .zero || event.moneyOut != .zero {
                event.accounts = [.init(name: account, amount: event.moneyIn - event.moneyOut)]
            }
            events.append(event)
        }
        return events
    }
}
