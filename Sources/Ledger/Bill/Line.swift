public import Money

/// One line of a bill: something bought, a discount, a deposit, or a fee on one thing.
public struct Line: Hashable, Sendable {
    /// The number people call it by; different for every line of a bill.
    public var number: Int
    /// What it is.
    public var name: String
    /// What it adds to the bill; negative for a discount.
    public var amount: Amount
    /// Who takes part, with weights; empty for a line that nobody has been given yet.
    public var shares: [Share]
    /// For a discount on one other line: the number of that line, whose shares it takes over while it has none itself.
    public var appliesTo: Int?

    /// Makes a line.
    public init(_ number: Int, _ name: String, _ amount: Amount, shares: [Share] = [], appliesTo: Int? = nil) {
        self.number = number
        self.name = name
        self.amount = amount
        self.shares = shares
        self.appliesTo = appliesTo
    }
}
