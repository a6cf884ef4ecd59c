public import Money

/// Lets tests write "12.50" for 1250 minor units of a currency with two decimals.
extension Amount: ExpressibleByStringLiteral {
    /// The amount of this text in a currency with two decimals.
    public init(stringLiteral text: String) {
        guard let amount = try? AmountText(.unspecified).amount(text) else {
            preconditionFailure("\(text) is no amount")
        }
        self = amount
    }
}

/// Lets tests write 2 for the weight of two.
extension Fraction: ExpressibleByIntegerLiteral {
    /// The whole number.
    public init(integerLiteral value: Int) { self.init(value) }
}
