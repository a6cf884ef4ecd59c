public import Money

/// One equation that the receipt prints, and whether it holds.
public struct Check: Hashable, Sendable {
    /// What is compared; the raw value is the equation in JSON documents.
    public enum Equation: String, Hashable, Sendable, CaseIterable {
        /// The lines make the printed subtotal.
        case itemsMakeSubtotal = "items = subtotal"
        /// The lines are the printed total.
        case itemsMakeTotal = "items = total"
        /// The lines and what is charged on top make the printed total.
        case itemsAndChargesMakeTotal = "items + charges = total"
        /// The subtotal is the printed total.
        case subtotalMakesTotal = "subtotal = total"
        /// The subtotal and what is charged on top make the printed total.
        case subtotalAndChargesMakeTotal = "subtotal + charges = total"
        /// A further printed sum is the total as well.
        case printedSumIsTotal = "printed sum = total"
        /// The tip is less than the total.
        case tipIsBelowTotal = "tip < total"
        /// What was paid is the total.
        case paidIsTotal = "paid = total"
    }

    /// The equation.
    public var equation: Equation
    /// Right side minus left side: zero where it holds.
    public var difference: Amount

    /// Makes a check.
    public init(_ equation: Equation, difference: Amount) {
        self.equation = equation
        self.difference = difference
    }

    /// Whether both sides are the same to the last minor unit.
    public var holds: Bool { difference == .zero }
}
