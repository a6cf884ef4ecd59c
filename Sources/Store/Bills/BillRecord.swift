public import Ledger
public import Money
public import Receipt

/// A bill as it is kept: what was put in, and nothing that follows from it.
public struct BillRecord: Hashable, Sendable {
    /// What it is called by people and on the command line, from 1; nil before it is kept.
    public var id: Int?
    /// How often it was written; whoever writes it anew must have seen the last one.
    public var revision = 0
    /// The receipt it was made from, as ``Database/receipt(_:)`` knows it.
    public var receipt: Int?
    /// What people call it: the shop, unless they said otherwise.
    public var title: String?
    /// The shop as it was read.
    public var merchant: String?
    /// The day, as ISO 8601 writes it.
    public var day: String?
    /// The printed time, as ISO 8601 writes it.
    public var time: String?
    /// The currency of all amounts.
    public var currency: Currency
    /// The priced lines as they were confirmed, in printed order.
    public var lines: [LineRecord] = []
    /// The printed sum of the lines.
    public var subtotal: Amount?
    /// The printed taxes.
    public var taxes: [Amount] = []
    /// Whether the taxes are in the prices; nil to leave it to the sums.
    public var taxIncluded: Bool?
    /// The printed service charge.
    public var service: Amount?
    /// The printed tip.
    public var tip: Amount?
    /// The printed rounding to the smallest coin.
    public var rounding: Amount?
    /// The printed amount due.
    public var total: Amount?
    /// Who is at the table, in the order that decides ties.
    public var people: [Person] = []
    /// Who had what, in the assignment language with every name in quotation marks.
    public var assignment = ""
    /// What comes on top and how it is divided, one sentence a line, every name in quotation marks.
    public var extras = ""

    /// Makes a bill with nothing on it.
    public init(currency: Currency) {
        self.currency = currency
    }
}

/// A priced line of a kept bill.
public struct LineRecord: Hashable, Sendable {
    /// The number people call it by; different for every line of a bill.
    public var number: Int
    /// What it is.
    public var name: String
    /// What it adds to the bill.
    public var price: Amount
    /// How many or how much, as text.
    public var quantity: String?
    /// What kind of line it is.
    public var kind: LineItem.Kind
    /// The number of the line it belongs to.
    public var appliesTo: Int?
    /// Whether it stands below the printed subtotal.
    public var afterSubtotal: Bool
    /// Where it stands in the upright picture: x, y, width and height in pixels.
    public var box: [Int]?
    /// What was doubtful about it and has not been looked at.
    public var doubts: [LineItem.Flag]

    /// Makes a line.
    public init(
        number: Int, name: String, price: Amount, quantity: String? = nil, kind: LineItem.Kind = .item,
        appliesTo: Int? = nil, afterSubtotal: Bool = false, box: [Int]? = nil, doubts: [LineItem.Flag] = []
    ) {
        self.number = number
        self.name = name
        self.price = price
        self.quantity = quantity
        self.kind = kind
        self.appliesTo = appliesTo
        self.afterSubtotal = afterSubtotal
        self.box = box
        self.doubts = doubts
    }
}
