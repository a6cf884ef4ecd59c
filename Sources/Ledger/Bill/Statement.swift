public import Money

/// What one person pays, and why: entries that add up to the figure.
public struct Statement: Hashable, Sendable {
    /// The person.
    public let person: Person
    /// Everything that makes up the total, in the order of the bill.
    public let entries: [Entry]
    /// The sum of the person's parts of lines.
    public let subtotal: Amount
    /// What the person pays: the sum of all entries.
    public let total: Amount
    /// The person's part of the tax that is in the prices already; not an entry, since it adds nothing.
    public internal(set) var includedTax: Amount = .zero

    init(_ person: Person, _ entries: [Entry]) throws(LedgerError) {
        self.person = person
        self.entries = entries
        subtotal = try sum(entries.filter(\.isLine).map(\.amount))
        total = try sum(entries.map(\.amount))
    }

    /// One reason for a part of the total.
    public struct Entry: Hashable, Sendable {
        /// Where it comes from.
        public let reason: Reason
        /// What it adds to the total.
        public let amount: Amount

        /// Whether it is a part of a line.
        public var isLine: Bool {
            if case .line = reason { true } else { false }
        }
    }

    /// Where an entry comes from.
    public enum Reason: Hashable, Sendable {
        /// A part of a line, 1 for all of it.
        case line(Line, part: Fraction)
        /// A part of one or more charges of one kind, divided by one rule: `weight` of the sum of all `weights`.
        case charge(Charge.Kind, whole: Amount, rule: Charge.Rule, weight: Fraction, weights: Fraction)
        /// A part of the total of somebody who is treated.
        case treating(String, whole: Amount, part: Fraction)
        /// The whole total, taken over by these people.
        case treated(by: [String])
        /// What is handed over more, or less, because of the smallest coin.
        case cashStep(Amount)
        /// What the payer gains or loses by the others' steps.
        case cashRest
    }
}
