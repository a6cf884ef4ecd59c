public import Money

/// A bill among people: what was had, by whom, and what comes on top.
///
///     Bill
///     ├─ people     who is at the table; their order decides who gets the odd cent
///     ├─ lines      what was had ── shares: who takes part, with weights
///     ├─ charges    tax, tip, service … ── figure: amount or percent ── rule: by what each had, evenly …
///     ├─ treats     whose total the others take over
///     └─ cash       who paid, and the smallest coin
///
/// Nothing in it is derived: every figure a person sees comes from ``split()``, each time anew.
public struct Bill: Hashable, Sendable {
    /// Where it was, or what for.
    public var title: String?
    /// The currency of all its amounts.
    public var currency: Currency
    /// Everybody, in the order that decides ties.
    public var people: [Person]
    /// The lines, in printed order.
    public var lines: [Line]
    /// The charges, in printed order.
    public var charges: [Charge]
    /// Tax that is in the prices already: it adds nothing and is shown for each person.
    public var includedTax: Amount
    /// Whose total the others take over, in this order.
    public var treats: [Treat]
    /// Whether the odd unit of a line goes to whoever has been given least so far, instead of by that line alone.
    public var carriesRemainders: Bool
    /// Who paid at the table.
    public var payer: String?
    /// The smallest step in which people hand money to the payer, such as 0.05; needs a ``payer``.
    public var cashStep: Amount?

    /// Makes a bill.
    public init(
        title: String? = nil, currency: Currency, people: [Person], lines: [Line] = [], charges: [Charge] = [],
        includedTax: Amount = .zero, treats: [Treat] = [], carriesRemainders: Bool = false, payer: String? = nil,
        cashStep: Amount? = nil
    ) {
        self.title = title
        self.currency = currency
        self.people = people
        self.lines = lines
        self.charges = charges
        self.includedTax = includedTax
        self.treats = treats
        self.carriesRemainders = carriesRemainders
        self.payer = payer
        self.cashStep = cashStep
    }

    /// The line with this number.
    public func line(_ number: Int) -> Line? { lines.first { $0.number == number } }

    /// The line that a discount belongs to; nil for a line of its own.
    public func host(of line: Line) -> Line? {
        line.appliesTo.flatMap { self.line($0) }.flatMap { $0.appliesTo == nil ? $0 : nil }
    }

    /// Who takes part in a line: its own shares, else those of the line it belongs to.
    public func shares(of line: Line) -> [Share] {
        line.shares.isEmpty ? host(of: line)?.shares ?? [] : line.shares
    }
}

/// One person's whole total, taken over by others.
public struct Treat: Hashable, Sendable {
    /// Who pays nothing.
    public var person: String
    /// Who pays for them, with weights; empty for everybody who is not treated, as they count.
    public var givers: [Share]

    /// Makes a treat.
    public init(_ person: String, by givers: [Share] = []) {
        self.person = person
        self.givers = givers
    }
}
