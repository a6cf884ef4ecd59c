public import Money

/// Something on a bill that belongs to everybody: tax, tip, service, delivery, a discount on the whole.
public struct Charge: Hashable, Sendable {
    /// What it is; the raw value is its name in JSON documents.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A tax that is added to the prices.
        case tax
        /// A service charge.
        case service
        /// A tip or gratuity.
        case tip
        /// Delivery.
        case delivery
        /// Any other fee, such as a cover charge.
        case fee
        /// A discount on the whole bill.
        case discount
        /// Rounding of the total to the smallest coin.
        case rounding
    }

    /// How much it is.
    public enum Figure: Hashable, Sendable {
        /// This amount; negative for a discount.
        case amount(Amount)
        /// A percentage; that of a discount is taken off.
        case percent(Percent, of: Base)
    }

    /// What a percentage is of.
    public enum Base: Hashable, Sendable {
        /// The lines after discounts and before tax. A discount itself is of the lines alone.
        case subtotal
        /// The subtotal and all charges that are no tip. Only a tip can be of this.
        case total
    }

    /// How it is divided over everybody on the bill.
    public enum Rule: Hashable, Sendable {
        /// By what each person has.
        case proportional
        /// The same for everybody, also for people who have nothing; somebody who counts for two pays for two.
        case even
        /// By what each person has of the lines with these numbers.
        case lines([Int])
        /// By these weights.
        case weights([Share])
    }

    /// What it is.
    public var kind: Kind
    /// How much it is.
    public var figure: Figure
    /// How it is divided.
    public var rule: Rule

    /// Makes a charge.
    public init(_ kind: Kind, _ figure: Figure, _ rule: Rule = .proportional) {
        self.kind = kind
        self.figure = figure
        self.rule = rule
    }
}
