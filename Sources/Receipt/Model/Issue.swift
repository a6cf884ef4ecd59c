public import Money

/// Something about a receipt that a person should look at.
public struct Issue: Hashable, Sendable {
    /// What is wrong or worth knowing; the raw value is the code in JSON documents.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// No priced line was found.
        case noItems = "no-items"
        /// No total is printed, or it could not be read.
        case noTotal = "no-total"
        /// The printed sums do not agree with the lines; ``Issue/difference`` says by how much.
        case sumMismatch = "sum-mismatch"
        /// An amount was changed from what was read, so that the receipt's own sums close.
        case priceRepaired = "price-repaired"
        /// An amount was read with little confidence and no sum confirms it.
        case priceDoubtful = "price-doubtful"
        /// A priced line has no name.
        case nameMissing = "name-missing"
        /// An amount stands between the lines and the total whose label could not be read; the sums say it is a charge.
        case labelMissing = "label-missing"
        /// Quantity times unit price is not the line's price.
        case quantityMismatch = "quantity-mismatch"
        /// A service charge or gratuity is part of the total already.
        case gratuityIncluded = "gratuity-included"
        /// The receipt pays money back.
        case negativeTotal = "negative-total"
    }

    /// What it is.
    public var code: Code
    /// The printed line it is about, from 1; nil for the whole receipt.
    public var line: Int?
    /// For a sum that does not close: printed minus computed.
    public var difference: Amount?
    /// For a changed amount: what was read.
    public var was: Amount?
    /// For a changed amount: what it became.
    public var became: Amount?

    /// Makes an issue.
    public init(_ code: Code, line: Int? = nil, difference: Amount? = nil, was: Amount? = nil, became: Amount? = nil) {
        self.code = code
        self.line = line
        self.difference = difference
        self.was = was
        self.became = became
    }
}
