public import Money

/// One priced line of a receipt.
public struct LineItem: Hashable, Sendable {
    /// What a priced line is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Something that was bought.
        case item
        /// A reduction of one item or of the whole bill.
        case discount
        /// Something given back for money.
        case refund
        /// An item that was typed in error and taken out again.
        case void
        /// Money for a bottle or crate that comes back when it is returned.
        case deposit
        /// A deposit paid out.
        case depositReturn = "deposit-return"
        /// Delivery, bags, packing and the like.
        case fee
    }

    /// What a person should know before trusting the line.
    public enum Flag: String, Hashable, Sendable, CaseIterable {
        /// The price was changed from what was read, so that the receipt's own sums close.
        case priceRepaired = "price-repaired"
        /// The price was read with little confidence and no sum confirms it.
        case priceDoubtful = "price-doubtful"
        /// No name could be found for the price.
        case nameMissing = "name-missing"
        /// Quantity times unit price is not the price.
        case quantityMismatch = "quantity-mismatch"
    }

    /// The number of the printed line the price stands on, from 1.
    public var line: Int
    /// The name, without quantity, article number and tax letter.
    public var name: String
    /// How many or how much; nil where it is not certain.
    public var quantity: PrintedNumber?
    /// The unit of a weighed or measured quantity, such as `kg`; nil for pieces.
    public var unit: String?
    /// The price of one, where printed.
    public var unitPrice: PrintedNumber?
    /// What the line adds to the bill; negative for money given back.
    public var price: Amount
    /// What the line is.
    public var kind: Kind
    /// The letter or digit of the line's tax class, where printed.
    public var taxCode: String?
    /// For a discount or deposit: the ``line`` of the item it belongs to.
    public var appliesTo: Int?
    /// Unpriced lines below the item, such as kitchen notes.
    public var modifiers: [String]
    /// Whether the line stands below the printed subtotal, so that the subtotal does not hold it.
    public var afterSubtotal: Bool
    /// How sure the reading of price and name is, from 0 to 1.
    public var confidence: Double
    /// What to look at.
    public var flags: [Flag]
    /// Where it stands, in pixels of the upright picture.
    public var box: Box
    /// Where its price stands, in pixels of the upright picture.
    public var priceBox: Box

    /// Makes a line item.
    public init(
        line: Int, name: String, quantity: PrintedNumber? = .one, unit: String? = nil,
        unitPrice: PrintedNumber? = nil, price: Amount, kind: Kind = .item, taxCode: String? = nil,
        appliesTo: Int? = nil, modifiers: [String] = [], afterSubtotal: Bool = false, confidence: Double = 1,
        flags: [Flag] = [], box: Box, priceBox: Box
    ) {
        self.line = line
        self.name = name
        self.quantity = quantity
        self.unit = unit
        self.unitPrice = unitPrice
        self.price = price
        self.kind = kind
        self.taxCode = taxCode
        self.appliesTo = appliesTo
        self.modifiers = modifiers
        self.afterSubtotal = afterSubtotal
        self.confidence = confidence
        self.flags = flags
        self.box = box
        self.priceBox = priceBox
    }
}
