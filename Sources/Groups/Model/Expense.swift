public import Ledger
public import Money

/// Something that was bought for some of the group; a negative amount is something given back.
public struct Expense: Hashable, Sendable {
    /// Its record.
    public let id: RecordID
    /// What it was; may be empty.
    public var title: String
    /// What it cost, who paid, and how it is shared.
    public var money: ExpenseMoney
    /// The day, without a time zone.
    public var date: CalendarDate
    /// What kind of thing; nil for none.
    public var category: String?
    /// Words to find it by.
    public var tags: [String]
    /// Anything else; empty for nothing.
    public var note: String
    /// The name of its picture's file among the pictures; nil for none.
    public var picture: String?
    /// The kept bill that it follows; nil for none.
    public var bill: BillSource?
    /// How it comes again; nil for once.
    public var recurrence: Recurrence?
    /// Whether it was deleted; then it counts nowhere.
    public var isDeleted: Bool
    /// The stamp it was made with.
    public let created: Stamp

    /// Makes an expense.
    public init(id: RecordID, title: String, money: ExpenseMoney, date: CalendarDate, created: Stamp) {
        self.id = id
        self.title = title
        self.money = money
        self.date = date
        category = nil
        tags = []
        note = ""
        picture = nil
        bill = nil
        recurrence = nil
        isDeleted = false
        self.created = created
    }
}

/// The bill of which an expense is made: its number, and the device on which it is kept under that.
public struct BillSource: Hashable, Sendable {
    /// The device.
    public let device: String
    /// The number of the bill there, from 1.
    public let number: Int

    /// Names a bill.
    public init(device: String, number: Int) {
        self.device = device
        self.number = number
    }
}

/// What must stay consistent in an expense, and therefore travels together.
public struct ExpenseMoney: Hashable, Sendable {
    /// What it cost, in the currency in which it was paid.
    public var amount: Amount
    /// The currency in which it was paid.
    public var currency: Currency
    /// Who paid how much of it, in the same currency; adds up to the amount.
    public var payers: [Contribution]
    /// How it is shared.
    public var split: ExpenseSplit
    /// What it counts as in the group's currency; nil where it stays in its own.
    public var conversion: Conversion?
    /// Who gets the odd unit.
    public var oddUnits: OddUnits

    /// Makes the money of an expense.
    public init(
        amount: Amount, currency: Currency, payers: [Contribution], split: ExpenseSplit, conversion: Conversion? = nil,
        oddUnits: OddUnits = .listed
    ) {
        self.amount = amount
        self.currency = currency
        self.payers = payers
        self.split = split
        self.conversion = conversion
        self.oddUnits = oddUnits
    }

    /// The currency in which it counts.
    public var countedCurrency: Currency { conversion?.currency ?? currency }

    /// What it counts as, in that currency.
    public var counted: Amount { conversion?.amount ?? amount }
}

/// How an expense is shared; the members stand in the order in which odd units are given.
public enum ExpenseSplit: Hashable, Sendable {
    /// The same for each.
    case equal([RecordID])
    /// In proportion to weights; with weight 0 somebody takes no part.
    case shares([WeightedMember])
    /// By percentages that add up to 100.
    case percent([WeightedMember])
    /// By amounts that add up to the expense.
    case exact([Contribution])
    /// The same for each, after these have been given that much more or less.
    case adjusted([RecordID], [Contribution])
    /// Fixed amounts for some; the others share the rest by weights.
    case fixed([Contribution], rest: [WeightedMember])
    /// A receipt, divided among people who are named by the ids of the members.
    case items(Bill)
}

/// A member and an amount.
public struct Contribution: Hashable, Sendable {
    /// The member.
    public var member: RecordID
    /// The amount.
    public var amount: Amount

    /// Makes a contribution.
    public init(_ member: RecordID, _ amount: Amount) {
        self.member = member
        self.amount = amount
    }
}

/// A member and how much they count.
public struct WeightedMember: Hashable, Sendable {
    /// The member.
    public var member: RecordID
    /// The weight or percentage, not negative.
    public var weight: Fraction

    /// Makes a weighted member.
    public init(_ member: RecordID, _ weight: Fraction = .one) {
        self.member = member
        self.weight = weight
    }
}
