public import Ledger
public import Money

/// A kept bill that is no expense of a group, as the person sees it who was at the table.
public struct SharedBill: Hashable, Sendable {
    /// Its number on this device.
    public let number: Int
    /// What it is called; may be empty.
    public let title: String
    /// The day.
    public let date: CalendarDate
    /// The currency of all its amounts.
    public let currency: Currency
    /// What everybody pays together.
    public let total: Amount
    /// What each pays, in the order of the bill.
    public let shares: [Share]
    /// Who of them I am.
    public let me: String
    /// Who paid; nil where it was not said. Whoever was alone has paid.
    public let payer: String?

    /// What one of them pays.
    public struct Share: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The part of the total, charges included.
        public let amount: Amount
    }

    /// Divides a bill at which I was; nil where I was not there.
    ///
    /// - Throws: `LedgerError` for a bill that cannot be divided.
    public init?(_ bill: Bill, number: Int, title: String, date: CalendarDate, me: String) throws(LedgerError) {
        guard bill.people.contains(where: { $0.name == me }) else { return nil }
        let split = try bill.split()
        self.number = number
        self.title = title
        self.date = date
        self.me = me
        currency = bill.currency
        total = split.total
        shares = split.statements.map { Share(name: $0.person.name, amount: $0.total) }
        payer = bill.payer ?? (bill.people.count == 1 ? me : nil)
    }

    /// The name it has among the records of one's own money: its number, which no random id has.
    public var id: RecordID { RecordID(bill: number) }
}

extension RecordID {
    /// The id by which a kept bill of this device is spoken of; its first half is zero, as in no id drawn by lot.
    public init(bill number: Int) { self.init(high: 0, low: UInt64(number)) }

    /// The number of the kept bill that has this id; nil for that of a record.
    public var billNumber: Int? { high == 0 ? Int(exactly: low) : nil }
}
