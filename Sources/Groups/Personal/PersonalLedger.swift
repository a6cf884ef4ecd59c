public import Money

/// What I noted down about my own money. It is kept as edits, as a group is, but is none: it never leaves the device.
public struct PersonalLedger: Hashable, Sendable {
    /// Its own record.
    public let id: RecordID
    /// The currency of what is noted down without one.
    public var currency: Currency
    /// All records, deleted ones included, in the order in which they were made.
    public var records: [MoneyRecord]
    /// Out of which account of mine an expense, a payment or a bill was paid, or into which, as far as I said so.
    public var accounts: [RecordID: String]

    /// A ledger with nothing in it.
    public init(id: RecordID, currency: Currency) {
        self.id = id
        self.currency = currency
        records = []
        accounts = [:]
    }
}

/// Through which account of mine an entry of a group or a bill went; its id is that of the entry.
public struct EntryAccount: Hashable, Sendable {
    /// The id of the entry.
    public let id: RecordID
    /// The account; nil for none.
    public var account: String?

    /// Says through which account an entry went.
    public init(id: RecordID, account: String?) {
        self.id = id
        self.account = account
    }
}
