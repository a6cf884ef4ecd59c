public import Money

/// What a receipt says, as far as it could be read, and whether it adds up.
///
///     observations ──► rows ──► lines (one rule each) ──► Draft
///                                                          ├─ items      what was bought, discounts, deposits, fees
///                                                          ├─ charges    taxes, service, tip, rounding
///                                                          ├─ sums       subtotal, total
///                                                          ├─ checks     every equation the receipt prints
///                                                          └─ issues     what a person should look at
///
/// Nothing is dropped: ``rows`` holds every row that was read, with the rule that claimed it.
public struct Draft: Hashable, Sendable {
    /// What the receipt's own arithmetic says of the reading.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// Every amount is confirmed by the receipt's own sums, as read.
        case verified
        /// The sums close after at least one amount was changed.
        case repaired
        /// A printed sum does not agree with the lines.
        case mismatch
        /// Nothing was printed to check against.
        case unchecked
    }

    /// The short trade name; nil where none was found.
    public var merchant: String?
    /// The day of the purchase; nil where none, or none with a year, was found.
    public var date: CalendarDate?
    /// The time of the purchase.
    public var time: ClockTime?
    /// The currency; nil where neither a sign nor a country gives it away.
    public var currency: Currency?
    /// The number of decimals of every ``Amount`` in this draft: the currency's own, or what the receipt prints.
    public var exponent: Int
    /// Priced lines in printed order, without those of price zero.
    public var items: [LineItem]
    /// The printed sum of the lines before tax and charges.
    public var subtotal: Amount?
    /// Taxes as printed.
    public var taxes: [Tax]
    /// Whether the taxes are part of the prices already; nil where nothing tells.
    public var taxIncluded: Bool?
    /// Service charge.
    public var service: Amount?
    /// Gratuity or tip that was charged, not one that was suggested.
    public var tip: Amount?
    /// Rounding of the total to the smallest coin.
    public var rounding: Amount?
    /// The amount due.
    public var total: Amount?
    /// What the arithmetic says.
    public var status: Status
    /// Every equation that was tried.
    public var checks: [Check]
    /// What to look at.
    public var issues: [Issue]
    /// Every row, from top to bottom.
    public var rows: [ClassifiedRow]
    /// What was read with so little confidence that it is no text of the receipt: specks, patterns, shadows.
    public var noise: [Observation]

    /// An empty draft, from which a parser starts.
    public init() {
        exponent = 2
        items = []
        taxes = []
        status = .unchecked
        checks = []
        issues = []
        rows = []
        noise = []
    }

    /// Places whose second reading could settle a doubt, in pixels: amounts of lines and sums that were not read with full
    /// confidence, on a receipt with an equation that does not close. Without one nothing could choose between readings.
    public var doubtfulBoxes: [Box] {
        guard checks.contains(where: { !$0.holds }) else { return [] }
        return rows.filter { $0.role.isOfTheBill }.flatMap { row in
            let unsure = row.row.observations.filter { $0.confidence < Self.full }.map(\.box)
            return row.amountBoxes.filter { unsure.contains($0) }
        }
    }

    /// The confidence, 0 to 1, at and above which a second reading says the same as the first: of the lines read so, one
    /// in fifty is wrong.
    private static let full = 0.97
}

/// A tax line.
public struct Tax: Hashable, Sendable {
    /// The printed label, such as `VAT @ 20%`.
    public var label: String
    /// The rate in percent, where printed.
    public var rate: PrintedNumber?
    /// The amount of tax.
    public var amount: Amount
    /// The number of the printed line, from 1.
    public var line: Int

    /// Makes a tax line.
    public init(label: String, rate: PrintedNumber? = nil, amount: Amount, line: Int) {
        self.label = label
        self.rate = rate
        self.amount = amount
        self.line = line
    }
}

/// A row with the rule that claimed it.
public struct ClassifiedRow: Hashable, Sendable {
    /// The row.
    public var row: Row
    /// What the row is taken for.
    public var role: Role
    /// The name of the rule that said so.
    public var rule: String
    /// What the rule saw, in a few words.
    public var evidence: String
    /// Where the amounts of the row stand, in pixels.
    public var amountBoxes: [Box]

    /// Makes a classified row.
    public init(row: Row, role: Role, rule: String, evidence: String, amountBoxes: [Box]) {
        self.row = row
        self.role = role
        self.rule = rule
        self.evidence = evidence
        self.amountBoxes = amountBoxes
    }

    /// What a row can be taken for.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// Name, address and the like above the lines.
        case heading
        /// A priced line.
        case item
        /// A discount.
        case discount
        /// Part of a neighbouring line: its name, quantity or note.
        case detail
        /// The printed subtotal.
        case subtotal
        /// A tax.
        case tax
        /// Service charge, gratuity or tip.
        case charge
        /// Cash rounding.
        case rounding
        /// The amount due, or a repetition of it.
        case total
        /// How it was paid.
        case payment
        /// Something known that is no money of this bill: counts, points, suggestions.
        case information
        /// Nothing could make sense of it.
        case unread

        /// Whether the amounts of such a row take part in the bill's sums, or may do.
        var isOfTheBill: Bool {
            switch self {
            case .item, .discount, .detail, .subtotal, .tax, .charge, .rounding, .total, .unread: true
            case .heading, .payment, .information: false
            }
        }
    }
}
