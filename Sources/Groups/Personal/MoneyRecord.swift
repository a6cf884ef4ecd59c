public import Money

/// Something about one's own money that concerns no group and never travels in a group's file.
public struct MoneyRecord: Hashable, Sendable {
    /// What happened; it also says which way the money went. The raw value is its name in what is kept and in
    /// documents.
    public enum Kind: String, CaseIterable, Sendable {
        /// I bought something for myself.
        case purchase
        /// I was paid, as for work.
        case income
        /// I borrowed.
        case loanReceived = "loan-received"
        /// I was paid back what I had lent.
        case repaymentReceived = "repayment-received"
        /// I was given back some of what I had paid for a purchase.
        case refund
        /// Anything else came in.
        case otherIn = "other-in"
        /// I lent.
        case loanGiven = "loan-given"
        /// I paid back what I had borrowed.
        case repaymentMade = "repayment-made"
        /// Anything else went out.
        case otherOut = "other-out"
        /// I moved money between two accounts of mine.
        case transfer
    }

    /// Its record.
    public let id: RecordID
    /// What happened.
    public var kind: Kind
    /// How much, above zero.
    public var amount: Amount
    /// In which currency.
    public var currency: Currency
    /// The day, without a time zone.
    public var date: CalendarDate
    /// What it was; may be empty.
    public var title: String
    /// Out of which account, or into which; nil where it was not said.
    public var account: String?
    /// For a transfer, into which account.
    public var target: String?
    /// With whom, for a loan or a repayment: the name as it was written then.
    public var person: String?
    /// For a refund, the purchase or expense it belongs to.
    public var purchase: RecordID?
    /// Anything else; empty for nothing.
    public var note: String
    /// Whether it was deleted; then it counts nowhere.
    public var isDeleted: Bool
    /// The stamp it was made with.
    public let created: Stamp

    /// Makes a record.
    public init(
        id: RecordID, _ kind: Kind, _ amount: Amount, _ currency: Currency, date: CalendarDate, created: Stamp
    ) {
        self.id = id
        self.kind = kind
        self.amount = amount
        self.currency = currency
        self.date = date
        self.created = created
        title = ""
        account = nil
        target = nil
        person = nil
        purchase = nil
        note = ""
        isDeleted = false
    }

    /// Checks that it is above zero and says what its kind needs.
    ///
    /// - Throws: ``MoneyRecordError``, with the figure that is off.
    public func check() throws(MoneyRecordError) {
        guard amount > .zero else { throw .notPositive(amount, currency) }
        guard amount.minorUnits <= Amount.limit else { throw .tooLarge }
        switch kind {
        case .loanReceived, .loanGiven, .repaymentReceived, .repaymentMade:
            guard person != nil else { throw .noPerson(kind) }
        case .transfer:
            guard let account, let target else { throw .noAccounts }
            guard account != target else { throw .sameAccount(account) }
        case .purchase, .income, .refund, .otherIn, .otherOut: break
        }
    }
}

/// Why a record about one's own money cannot be one.
public enum MoneyRecordError: Error, Equatable, Sendable {
    /// It is of nothing or less.
    case notPositive(Amount, Currency)
    /// It cannot be calculated with.
    case tooLarge
    /// A loan or repayment does not say with whom.
    case noPerson(MoneyRecord.Kind)
    /// A transfer does not say between which accounts.
    case noAccounts
    /// A transfer stays in one account.
    case sameAccount(String)
}

extension MoneyRecordError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .notPositive(let amount, let currency):
            "amounts are above zero, not \(AmountStyle.plain.text(amount, currency)): the kind says the direction"
        case .tooLarge: "the amount is too large"
        case .noPerson(let kind): "\(kind.rawValue) needs a person"
        case .noAccounts: "a transfer needs two accounts"
        case .sameAccount(let account): "a transfer from \(account) to itself moves nothing"
        }
    }
}
