/// What a label on a receipt can speak of, in whatever language.
enum Concept: Hashable, CaseIterable {
    /// The sum of the lines before tax and charges.
    case subtotal
    /// A sum; which one, the other words of the label say.
    case total
    /// What is to be paid, without doubt.
    case due
    /// A tax by name: VAT, GST, MwSt, PPN.
    case tax
    /// "including", said of a tax.
    case including
    /// "excluding", said of a tax, or the base a tax is computed on.
    case excluding
    /// Service charge.
    case service
    /// Gratuity or tip.
    case tip
    /// Proposed tips.
    case suggestion
    /// Rounding to the smallest coin.
    case rounding
    /// A reduction.
    case discount
    /// A line taken out again.
    case void
    /// Goods given back.
    case refund
    /// A deposit on a bottle or crate.
    case deposit
    /// A deposit paid out.
    case depositReturn
    /// Delivery, bags, packing.
    case fee
    /// Cash, cards and other ways of paying.
    case tender
    /// Money handed back.
    case change
    /// A number of items.
    case count
    /// What was saved; the prices hold it already.
    case savings
    /// A sum carried from one page to the next.
    case carried
    /// Points, balances and rewards.
    case loyalty
    /// The heading of a column.
    case column
    /// Numbers that identify: table, order, invoice, telephone, registration.
    case reference
    /// The price of one kilo, litre or piece.
    case unitPrice
}
