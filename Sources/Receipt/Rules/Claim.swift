internal import Money

/// What all rules know of the receipt: how it prints amounts and where.
struct Surroundings {
    /// How amounts are printed.
    var style: NumberStyle
    /// The decimals of every ``Amount``.
    var exponent: Int
    /// Where prices stand; nil on a receipt without amounts.
    var column: PriceColumn?
    /// The currency, where known.
    var currency: Currency? = nil
    /// Whether prices without decimals count although the style has decimals.
    var allowsWhole: Bool
    /// The labels that are known.
    var keywords: Keywords = .all

    /// The amount that the token at `index` of a line is; nil if it is no money here, or with `inColumn` if it does not
    /// stand in the price column.
    func cell(_ index: Int, of line: Line, inColumn: Bool = false) -> Cell? {
        let token = line.tokens[index]
        guard let shape = token.number, !shape.isCount else { return nil }
        if inColumn, let column,
            !column.holds(right: token.right, middle: line.row.observations[token.observation].box.middle)
        {
            return nil
        }
        let readings = style.readings(of: shape, exponent: exponent)
        guard var first = readings.first else { return nil }
        var others = Array(readings.dropFirst())
        if shape.isPlain, style.decimals > 0, allowsWhole, readings.count > 1 {
            // Whole prices are the rule on this receipt, so the number is not one that lost its mark.
            (first, others) = (NumberStyle.Reading(amount: readings[1].amount, isGuess: false), [readings[0]])
        }
        // `R8.97` is eight rand, or a misread digit before a price in any other currency.
        if shape.currency == "r", currency?.code == "ZAR" { first.isGuess = false }
        return Cell(
            token: index, amount: first.amount, isGuess: first.isGuess, others: others.map(\.amount),
            isFull: style.isFullAmount(shape))
    }

    /// The last amount of a segment that is printed in full; otherwise the last number that could be one.
    func lastCell(in segment: Line.Segment, of line: Line) -> Cell? {
        let cells = segment.numbers.compactMap { cell($0, of: line) }
        return cells.last { $0.isFull }
            ?? cells.last { cell in
                guard let shape = line.tokens[cell.token].number else { return false }
                return shape.currency != nil || (!shape.isPlain && !shape.isFactor) || style.decimals == 0
            }
    }
}

/// A number taken for an amount of money.
struct Cell: Hashable {
    /// The index of its token in the line.
    var token: Int
    /// The amount.
    var amount: Amount
    /// Whether something had to be guessed.
    var isGuess: Bool
    /// Other ways to read the same characters.
    var others: [Amount]
    /// Whether it is printed in the full form of the receipt's amounts.
    var isFull: Bool
}

/// What a label with its amount says about the bill.
struct Entry: Hashable {
    /// The kinds of entries.
    enum Kind: Hashable {
        /// A printed sum of lines.
        case subtotal
        /// A sum that is said to be without tax.
        case net
        /// A sum.
        case total
        /// What is to be paid.
        case due
        /// A tax.
        case tax
        /// A row of a table of taxes.
        case taxRow
        /// Service charge.
        case service
        /// Gratuity or tip.
        case tip
        /// Cash rounding.
        case rounding
        /// A reduction.
        case discount
        /// Delivery, bags and the like.
        case fee
        /// How it was paid.
        case tender
        /// Money handed back.
        case change
        /// No money of this bill.
        case information

        /// Whether it is a printed sum of other amounts.
        var isSum: Bool { [.subtotal, .net, .total, .due].contains(self) }

        /// Whether it is what is to be paid, by label.
        var isTotal: Bool { self == .total || self == .due }

        /// Whether it is a tax, on a line of its own or in a table.
        var isTax: Bool { self == .tax || self == .taxRow }

        /// Whether it may stand between the lines and the total.
        var isCharge: Bool { [.tax, .service, .tip, .rounding].contains(self) }
    }

    /// What it is.
    var kind: Kind
    /// The printed label.
    var label: String
    /// The amount; nil if none stands on the row.
    var cell: Cell?
    /// The rate in percent, where printed.
    var rate: PrintedNumber?
    /// The index of the line the label stands on.
    var line: Int
    /// The index of the line the amount stands on, where that is another one.
    var amountLine: Int?
    /// What was read, where the amount is taken for another.
    var printed: Amount?

    /// The same entry with the other sign.
    var negated: Entry { becoming(-amount) }

    /// The same entry with another amount than was read.
    func becoming(_ amount: Amount) -> Entry {
        var entry = self
        entry.cell?.amount = amount
        entry.printed = self.amount
        return entry
    }

    /// Whether no label says what it is.
    var isUnnamed: Bool { label.isEmpty }

    /// The amount; zero if none stands on the row.
    var amount: Amount {
        guard let cell else { return .zero }
        return cell.amount
    }
}

/// What a rule says of a line.
struct Claim {
    /// What the line is taken for.
    var role: ClassifiedRow.Role
    /// The name of the rule.
    var rule: String
    /// What the rule saw.
    var evidence: String
    /// What it says about the bill.
    var entries: [Entry] = []
}
