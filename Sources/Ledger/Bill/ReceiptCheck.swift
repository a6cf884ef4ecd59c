public import Money

/// A receipt checked against its own sums, and what that says about its tax.
///
/// If a subtotal is printed, the lines must equal it. If a total is printed, `items + tip + other + tax = total` means
/// that tax is added, `items + tip + other = total` that it is in the prices; else the receipt is off.
public struct ReceiptCheck: Hashable, Sendable {
    /// The figures of a receipt; nil for what is not printed.
    public struct Figures: Hashable, Sendable {
        /// The sum of item and discount lines.
        public var items: Amount
        /// The printed subtotal.
        public var subtotal: Amount?
        /// The sum of the printed taxes.
        public var tax: Amount?
        /// The printed tip.
        public var tip: Amount
        /// Fees, service, delivery and cash rounding.
        public var other: Amount
        /// The printed total.
        public var total: Amount?

        /// Makes figures.
        public init(
            items: Amount, subtotal: Amount? = nil, tax: Amount? = nil, tip: Amount = .zero, other: Amount = .zero,
            total: Amount? = nil
        ) {
            self.items = items
            self.subtotal = subtotal
            self.tax = tax
            self.tip = tip
            self.other = other
            self.total = total
        }
    }

    /// How the printed tax relates to the prices.
    public enum TaxReading: Hashable, Sendable {
        /// Tax comes on top of the prices.
        case added
        /// Tax is in the prices.
        case included
        /// No tax is printed.
        case none
        /// Nothing tells: no total is printed, or it does not agree.
        case unknown
    }

    /// How the printed tax relates to the prices.
    public let tax: TaxReading
    /// Lines less printed subtotal; zero where they agree or none is printed.
    public let subtotalDifference: Amount
    /// Printed total less the sum of what is printed; zero where they agree or none is printed.
    public let totalDifference: Amount

    /// Whether everything that is printed agrees.
    public var holds: Bool { subtotalDifference == .zero && totalDifference == .zero }

    /// Checks the figures.
    public init(_ figures: Figures) throws(LedgerError) {
        let withoutTax = try sum([figures.items, figures.tip, figures.other])
        let withTax = try sum([withoutTax, figures.tax ?? .zero])
        subtotalDifference =
            try figures.subtotal.map { subtotal throws(LedgerError) in
                try sum([figures.items, -subtotal])
            } ?? .zero
        switch figures.total {
        case nil:
            tax = figures.tax == nil ? .none : .unknown
            totalDifference = .zero
        case withTax:
            tax = figures.tax == nil ? .none : .added
            totalDifference = .zero
        case withoutTax:
            tax = .included
            totalDifference = .zero
        case let total?:
            tax = .unknown
            totalDifference = try sum([total, -withTax])
        }
    }
}
