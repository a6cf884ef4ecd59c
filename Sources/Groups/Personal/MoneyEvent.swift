public import Money

/// One line of the timeline: an expense or payment of a group as far as it concerns me, a bill, or a record of my own.
public struct MoneyEvent: Hashable, Sendable {
    /// Where it comes from.
    public enum Source: Hashable, Sendable {
        /// An expense or a payment of the group of this id.
        case group(RecordID, JournalEntry.Kind)
        /// A kept bill.
        case bill
        /// A record of my own.
        case personal(MoneyRecord.Kind)
    }

    /// A name, of a person or an account, and what is added to it.
    public struct Change: Hashable, Sendable {
        /// The name.
        public let name: String
        /// What is added; below zero for what is taken away.
        public let amount: Amount
    }

    /// The record.
    public let record: RecordID
    /// Where it comes from.
    public let source: Source
    /// The day.
    public let date: CalendarDate
    /// The stamp it was made with.
    public let created: Stamp
    /// What it was.
    public let title: String
    /// The currency of all its amounts.
    public let currency: Currency
    /// The whole amount.
    public let amount: Amount
    /// What it cost, seen as consumption: the larger of what I paid and my share.
    public internal(set) var spending = Amount.zero
    /// What I paid of an expense.
    public internal(set) var cashOut = Amount.zero
    /// My part of an expense.
    public internal(set) var share = Amount.zero
    /// What came in.
    public internal(set) var moneyIn = Amount.zero
    /// What went out and was not for an expense.
    public internal(set) var otherOut = Amount.zero
    /// How much of what came in was a refund.
    public internal(set) var refund = Amount.zero
    /// What has been refunded of it by other records.
    public internal(set) var refunded = Amount.zero
    /// What it changes about what people owe me.
    public internal(set) var people: [Change] = []
    /// What it moved into or out of my accounts.
    public internal(set) var accounts: [Change] = []

    /// Everything that went out.
    public var moneyOut: Amount { cashOut + otherOut }

    init(_ entry: JournalEntry, of group: RecordID) {
        record = entry.record
        source = .group(group, entry.kind)
        date = entry.date
        created = entry.created
        title = entry.title
        currency = entry.currency
        amount = entry.amount
    }

    /// A bill; where nobody said who paid it, my share was spent, and nothing moved.
    init(_ bill: SharedBill, account: String?) {
        record = bill.id
        source = .bill
        date = bill.date
        // Bills know no stamps; those of one day come before its records, in the order in which they were kept.
        created = Stamp(milliseconds: 0, counter: bill.number, device: "")
        title = bill.title
        currency = bill.currency
        amount = bill.total
        share = bill.shares.first { $0.name == bill.me }?.amount ?? .zero
        if bill.payer == bill.me {
            cashOut = bill.total
            people = bill.shares.filter { $0.name != bill.me && $0.amount != .zero }
                .map { Change(name: $0.name, amount: $0.amount) }
        } else if let payer = bill.payer, share != .zero {
            people = [Change(name: payer, amount: -share)]
        }
        spending = Self.spending(of: amount, paid: cashOut, owed: share)
        if let account, cashOut != .zero { accounts = [Change(name: account, amount: -cashOut)] }
    }

    /// The larger of what I paid and my share; of something given back, the one further below zero.
    static func spending(of amount: Amount, paid: Amount, owed: Amount) -> Amount {
        amount < .zero ? min(paid, owed) : max(paid, owed)
    }

    init(_ record: MoneyRecord) throws(MoneyRecordError) {
        try record.check()
        self.record = record.id
        source = .personal(record.kind)
        date = record.date
        created = record.created
        title = record.title
        currency = record.currency
        amount = record.amount

        switch record.kind {
        case .purchase: (spending, cashOut, share) = (amount, amount, amount)
        case .income, .loanReceived, .repaymentReceived, .otherIn: moneyIn = amount
        case .refund: (moneyIn, refund) = (amount, amount)
        case .loanGiven, .repaymentMade, .otherOut: otherOut = amount
        case .transfer:
            accounts = [record.account.map { Change(name: $0, amount: -record.amount) }].compactMap(\.self)
            accounts += [record.target.map { Change(name: $0, amount: record.amount) }].compactMap(\.self)
            return
        }
        if let account = record.account { accounts = [Change(name: account, amount: moneyIn - moneyOut)] }
        guard let person = record.person else { return }
        switch record.kind {
        case .loanGiven, .repaymentMade: people = [Change(name: person, amount: amount)]
        case .loanReceived, .repaymentReceived: people = [Change(name: person, amount: -amount)]
        case .purchase, .income, .refund, .otherIn, .otherOut, .transfer: break
        }
    }

    /// The order of the timeline: by day, then by the stamp of the record, then by its id.
    static func comesBefore(_ left: MoneyEvent, _ right: MoneyEvent) -> Bool {
        if left.date != right.date { return left.date < right.date }
        if left.created != right.created { return left.created < right.created }
        return left.record < right.record
    }
}
