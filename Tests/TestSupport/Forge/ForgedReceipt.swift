public import Money
public import Receipt

/// A receipt that nobody printed, with everything that a parser has to find on it; drawn by ``ReceiptForge``.
///
/// All amounts are whole numbers of the last printed digit. Whatever follows from other values is computed, so that a
/// receipt with a line less is still one that adds up.
public struct ForgedReceipt: Sendable {
    /// One priced line.
    public struct Item: Sendable, Hashable {
        /// What it is.
        public var kind: LineItem.Kind
        /// The name as printed.
        public var name: String
        /// How many.
        public var count: Int
        /// The price of one; negative for a discount.
        public var one: Int
        /// The seed of its place and its misreadings.
        public var seed: UInt64

        /// The price of the line.
        public var price: Int { count * one }
    }

    /// Where quantities are printed.
    public enum QuantityForm: Sendable, CaseIterable {
        /// Nowhere; there is one of everything.
        case none
        /// `2 Pale Ale  9.00`.
        case leading
        /// `2 x Pale Ale  9.00`.
        case times
        /// `Pale Ale  2 x 4.50  9.00`.
        case between
        /// `Pale Ale  9.00`, with `2 x 4.50` below.
        case below
        /// `2 x 4.50`, with `Pale Ale  9.00` below.
        case above
    }

    /// What the tax is.
    public enum TaxForm: Sendable, CaseIterable {
        /// None is printed.
        case none
        /// It is added to the prices, above the total.
        case added
        /// It is part of the prices, named below the total.
        case included
    }

    /// The words.
    public var language: ForgeLanguage
    /// How amounts are printed.
    public var money: ForgeMoney
    /// The first line.
    public var merchant: String
    /// The day.
    public var date: CalendarDate
    /// The priced lines.
    public var items: [Item]
    /// Where quantities are printed.
    public var quantityForm: QuantityForm
    /// Whether a subtotal is printed.
    public var hasSubtotal: Bool
    /// A reduction of the whole bill below the subtotal, in percent; none without a subtotal.
    public var discountPercent: Int
    /// Service charge in percent; 0 for none.
    public var servicePercent: Int
    /// The rate of the tax in percent.
    public var taxRate: Int
    /// What the tax is.
    public var taxForm: TaxForm
    /// A tip above the total; 0 for none.
    public var tip: Int
    /// Whether the total is rounded to ``ForgeMoney/coin``.
    public var isRounded: Bool
    /// Whether payment and change are printed.
    public var isPaid: Bool
    /// Which of several labels is used.
    public var labelChoice: Int
    /// The paper and the camera.
    public var sheet: ForgeSheet
    /// How much is misread.
    public var noise = ForgeNoise.none
    /// The seed of the places and misreadings of lines that are no items.
    public var seed: UInt64

    /// The sum of the lines.
    public var subtotal: Int { items.map(\.price).reduce(0, +) }
    /// The reduction of the whole bill, zero or negative.
    public var discount: Int { hasSubtotal ? -share(discountPercent, of: subtotal) : 0 }
    /// The service charge.
    public var service: Int { share(servicePercent, of: subtotal + discount) }
    /// The tax.
    public var tax: Int {
        let base = subtotal + discount + service
        switch taxForm {
        case .none: return 0
        case .added: return share(taxRate, of: base)
        case .included: return (base * taxRate + (100 + taxRate) / 2) / (100 + taxRate)
        }
    }
    /// What is due before rounding.
    private var unrounded: Int { subtotal + discount + service + (taxForm == .added ? tax : 0) + tip }
    /// What rounding adds.
    public var rounding: Int {
        guard isRounded else { return 0 }
        return (unrounded + money.coin / 2) / money.coin * money.coin - unrounded
    }
    /// What is due.
    public var total: Int { unrounded + rounding }

    private func share(_ percent: Int, of base: Int) -> Int { (base * percent + 50) / 100 }

    /// The priced lines with the reduction of the whole bill.
    public var pricedLines: [Item] {
        guard discount != 0 else { return items }
        return items + [Item(kind: .discount, name: discountLabel, count: 1, one: discount, seed: seed &+ 1)]
    }

    /// The label of the reduction of the whole bill.
    public var discountLabel: String { "\(language.discount) \(discountPercent)%" }

    /// This receipt with less on it, in every way to leave one thing out; what fails on one of them is shown on it.
    public var smaller: [ForgedReceipt] {
        var result: [ForgedReceipt] = []
        func add(_ change: (inout ForgedReceipt) -> Void, if holds: Bool = true) {
            guard holds else { return }
            var copy = self
            change(&copy)
            if copy.items.contains(where: { $0.kind == .item }), copy.total > 0 { result.append(copy) }
        }
        for index in items.indices { add { $0.items.remove(at: index) } }
        add({ $0.isPaid = false }, if: isPaid)
        add({ $0.tip = 0 }, if: tip != 0)
        add({ $0.servicePercent = 0 }, if: servicePercent != 0)
        add({ $0.discountPercent = 0 }, if: discountPercent != 0)
        add({ $0.taxForm = .none }, if: taxForm != .none)
        add({ $0.isRounded = false }, if: isRounded)
        add({ $0.hasSubtotal = false }, if: hasSubtotal)
        add({ $0.sheet = .plain }, if: sheet != .plain)
        for index in items.indices where items[index].count > 1 { add { $0.items[index].count = 1 } }
        return result
    }
}
