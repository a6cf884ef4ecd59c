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
