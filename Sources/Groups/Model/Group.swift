public import Money

/// A group as its edits leave it: who is in it, and what was spent and paid.
///
///     Group ── Member …                     in the order in which they joined
///           ── Expense … ── ExpenseMoney    amount, payers, split, conversion: one register
///           ── Payment …
///           ── Comment …
///
/// Balances, plans and statistics are calculated from it and never kept.
public struct Group: Hashable, Sendable {
    /// What a group is for.
    public enum Kind: String, CaseIterable, Sendable {
        case trip
        case home
        case couple
        case event
    }

    /// The group's own record.
    public let id: RecordID
    /// What it is called.
    public var name: String
    /// What it is for.
    public var kind: Kind
    /// The currency that its expenses count in unless they say another.
    public var currency: Currency
    /// Who gets the odd unit of an expense that is added.
    public var oddUnits: OddUnits
    /// The plan that is shown unless another is asked for.
    public var plan: PlanKind
    /// Whether it is put away.
    public var isArchived: Bool
    /// Everybody who ever was in it, in the order of their first stamps.
    public var members: [Member]
    /// All expenses, deleted ones included, in the order of their first stamps.
    public var expenses: [Expense]
    /// All payments, deleted ones included, in the order of their first stamps.
    public var payments: [Payment]
    /// All comments, in the order of their first stamps.
    public var comments: [Comment]

    /// Makes a group without anybody in it.
    public init(id: RecordID, name: String, kind: Kind = .trip, currency: Currency) {
        self.id = id
        self.name = name
        self.kind = kind
        self.currency = currency
        oddUnits = .listed
        plan = .incurred
        isArchived = false
        members = []
        expenses = []
        payments = []
        comments = []
    }
}

/// Which way of settling up is meant.
public enum PlanKind: Hashable, Sendable {
    /// Everybody pays those who paid for them.
    case incurred
    /// As few payments as there can be.
    case fewest
    /// Everybody settles with this member.
    case via(RecordID)
}

/// Who gets the odd unit of a division, on a tie of remainders.
public enum OddUnits: String, CaseIterable, Sendable {
    /// The earlier in the list.
    case listed
    /// Starts at a place that depends on the expense, so that nobody always pays it (Spliit).
    case rotate
    /// Starts at whoever paid most (SpenDrop).
    case payer
}

/// Something said about a record.
public struct Comment: Hashable, Sendable {
    /// Its own record.
    public let id: RecordID
    /// What it is about.
    public let about: RecordID
    /// The text.
    public var text: String
    /// Who said it.
    public let author: String
    /// Whether it was taken back.
    public var isDeleted: Bool
    /// The stamp it was made with.
    public let created: Stamp

    /// Makes a comment.
    public init(id: RecordID, about: RecordID, text: String, author: String, isDeleted: Bool = false, created: Stamp) {
        self.id = id
        self.about = about
        self.text = text
        self.author = author
        self.isDeleted = isDeleted
        self.created = created
    }
}
