public import Money

/// Money that one member gave another, which is never spending.
public struct Payment: Hashable, Sendable {
    /// Its record.
    public let id: RecordID
    /// Who gave it.
    public var from: RecordID
    /// Who was given it.
    public var to: RecordID
    /// How much, above zero.
    public var amount: Amount
    /// In which currency.
    public var currency: Currency
    /// The day, without a time zone.
    public var date: CalendarDate
    /// How it was paid, such as `cash`; empty where it was not said.
    public var method: String
    /// Anything else; empty for nothing.
    public var note: String
    /// Whether it was deleted; then it counts nowhere.
    public var isDeleted: Bool
    /// The stamp it was made with.
    public let created: Stamp

    /// Makes a payment.
    public init(
        id: RecordID, from: RecordID, to: RecordID, amount: Amount, currency: Currency, date: CalendarDate,
        created: Stamp
    ) {
        self.id = id
        self.from = from
        self.to = to
        self.amount = amount
        self.currency = currency
        self.date = date
        method = ""
        note = ""
        isDeleted = false
        self.created = created
    }
}
