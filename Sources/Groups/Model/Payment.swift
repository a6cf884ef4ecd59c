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

extension Payment {
    /// Checks that it is above zero and between two members.
    ///
    /// - Throws: ``PaymentError``, with the figure that is off.
    public func check() throws(PaymentError) {
        guard amount > .zero else { throw .notPositive(amount, currency) }
        guard amount.minorUnits <= Amount.limit else { throw .money(.tooLarge) }
        guard from != to else { throw .toThemselves }
    }
}

/// Why a payment cannot be one.
public enum PaymentError: Error, Equatable, Sendable {
    /// It is of nothing or less.
    case notPositive(Amount, Currency)
    /// Somebody pays themselves.
    case toThemselves
    /// The amount cannot be calculated with.
    case money(MoneyError)
}

extension PaymentError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .notPositive(let amount, let currency):
            "a payment is above zero, not \(AmountStyle.plain.text(amount, currency))"
        case .toThemselves: "nobody pays themselves"
        case .money(let error): error.description
        }
    }
}
