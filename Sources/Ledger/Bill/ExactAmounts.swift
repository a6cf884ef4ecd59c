public import Money

/// Amounts that people have agreed on; they must add up to the whole and are never adjusted unasked.
public struct ExactAmounts: Hashable, Sendable {
    /// Who takes how much, in the order of the people.
    public var parts: [Part]

    /// One person's amount.
    public struct Part: Hashable, Sendable {
        /// The name of the person.
        public var person: String
        /// What they take.
        public var amount: Amount

        /// Makes a part.
        public init(_ person: String, _ amount: Amount) {
            self.person = person
            self.amount = amount
        }
    }

    /// Makes exact amounts.
    public init(_ parts: [Part]) {
        self.parts = parts
    }

    /// The sum of all parts.
    public func sum() throws(LedgerError) -> Amount { try Ledger.sum(parts.map(\.amount)) }

    /// The same amounts with the difference to `whole` given to whoever takes most, the earlier on a tie; nil where the
    /// difference is more than one unit a person, and so no matter of rounding.
    public func meeting(_ whole: Amount) throws(LedgerError) -> ExactAmounts? {
        let difference = try Ledger.sum([whole, -(try sum())])
        guard difference.magnitude.minorUnits <= parts.count,
            let most = parts.map(\.amount).max(), let first = parts.firstIndex(where: { $0.amount == most })
        else { return nil }
        var met = self
        met.parts[first].amount += difference
        return met
    }
}
