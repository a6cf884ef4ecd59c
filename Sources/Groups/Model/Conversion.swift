public import Money

/// What an expense in a foreign currency counts as: converted once, when it was written, and never again.
public struct Conversion: Hashable, Sendable {
    /// The amount in the group's currency.
    public var amount: Amount
    /// The group's currency.
    public var currency: Currency
    /// The rate as it was typed, such as `1 EUR=4.4111 PLN`; nil where the amount itself was given.
    public var rate: String?

    /// Makes a conversion.
    public init(amount: Amount, currency: Currency, rate: String?) {
        self.amount = amount
        self.currency = currency
        self.rate = rate
    }
}

extension [Contribution] {
    /// The same amounts in another currency: `whole` apportioned by them.
    ///
    /// Some may be below zero, as with a voucher on a receipt. Then `k` times their sum is added to each weight and `k`
    /// times the whole taken from each part again, which moves every exact share by whole units and so changes neither
    /// what is rounded down nor the remainders.
    ///
    /// - Throws: ``MoneyError`` where they add up to nothing or to more than can be calculated with.
    func scaled(to whole: Amount, startingAt first: Int = 0) throws(MoneyError) -> [Contribution] {
        let total = try map(\.amount).checkedSum().minorUnits
        guard total != 0 else { throw .allWeightsZero }
        let weights = map { total < 0 ? -$0.amount.minorUnits : $0.amount.minorUnits }
        let step = Int(total.magnitude)
        let lowest = Swift.min(0, weights.min() ?? 0)
        let steps = (-lowest + step - 1) / step
        let shifted = Int128(whole.minorUnits) * (1 + Int128(steps) * Int128(count))
        guard let shifted = Int(exactly: shifted) else { throw .tooLarge }
        let parts = try Amount(shifted).apportioned(
            by: weights.map { Fraction($0 + steps * step) }, startingAt: first)
        return zip(self, parts).map { Contribution($0.member, Amount($1.minorUnits - steps * whole.minorUnits)) }
    }
}
