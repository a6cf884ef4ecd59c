internal import Money

/// Priced lines between the heading and the sums: items, discounts and fees.
///
/// A label counts here only if it is no name of something bought: `Service 4.00` on a line of its own is a charge, `Tip
/// Top Bread 2.00` is bread.
struct ItemRule {
    /// How amounts are printed, and where.
    var surroundings: Surroundings
    /// The borders of the zones.
    var zones: Zones

    /// What the line at `index` is; nil if its label says that it is none of these.
    func claim(
        _ line: Line, at index: Int, labels: [Label]
    ) -> Claim? {
        guard let cell = surroundings.priceCell(of: line),
            cell.isFull || index >= zones.firstPrice || mayHaveLostMark(line, cell, at: index)
        else { return nil }
        let entries = labels.map(\.entry)
        // `dont éco-part 0,24` is a part of the price above.
        if let first = line.words.first, Self.ofWhich.contains(first), !entries.contains(where: { $0.kind.isTax }) {
            return Claim(role: .information, rule: "part", evidence: "a part of what stands above")
        }
        for entry in entries {
            switch entry.kind {
            case .discount:
                // `2 x 5.51 (Disc: 1.53)  7.96`: the discount is inside the line.
                if cell.amount > .zero, line.tokens.first?.isWord != true { continue }
                return Claim(role: .discount, rule: "discount", evidence: line.evidence, entries: entries)
            case .information:
                let isSaving = line.segments.contains { $0.says(.savings, coverage: 0.4) }
                let isSum = line.words.contains("total")
                // What is taken off is a discount, by whatever name.
                if cell.amount < .zero && !isSum {
                    return Claim(role: .discount, rule: "discount", evidence: line.evidence, entries: entries)
                }
                let isKnown =
                    isSaving || line.segments.contains { $0.says(.carried) }
                    || line.segments.contains {
                        $0.exact.says(.excluding) || $0.says(.tax) || $0.says(.loyalty, coverage: 0.8)
                            || ((!cell.isFull || $0.exact.matches.count >= 2) && $0.says(.reference, coverage: 0.9))
                            || (isCount(cell, of: line) && $0.says(.count, coverage: 0.9))
                    }
                if isKnown && !isProduct(line, cell) { return nil }
            case .tender, .change, .tax, .tip:
                // What comes back among the lines is a deposit or goods: `Retour emballage -3.90`.
                let isReturn = line.segments.contains {
                    !$0.concepts.isDisjoint(with: [.deposit, .depositReturn, .refund])
                }
                if cell.amount < .zero, isReturn {
                    return Claim(role: .discount, rule: "return", evidence: line.evidence)
                }
                // A count before it, or a word that is only like the label, makes it the name of something bought.
                let isCounted =
                    line.tokens[0].number.map { $0.isPlain && !$0.isPercent && $0.digits.utf8.count <= 2 } ?? false
                let isExact = line.segments.contains { $0.exact.coverage >= 0.6 }
                // A tax class behind the price makes it goods: `Karte  1,50 1`.
                if [.tender, .change].contains(entry.kind), hasClass(line, behind: cell) { continue }
                if !isCounted && (isExact || entry.kind == .tax) { return nil }
            case .fee:
                return Claim(role: .item, rule: "fee", evidence: line.evidence, entries: entries)
            default:
                return nil
            }
        }
        return Claim(
            role: cell.amount < .zero ? .discount : .item, rule: "item", evidence: "an amount in the price column")
    }

    /// Whether a line tells a number of pieces: there is one beside the amount, or the amount is whole and no more than one
    /// buys.
    private func isCount(_ cell: Cell, of line: Line) -> Bool {
        let whole = powerOfTen(surroundings.exponent)
        return line.tokens.count { $0.number != nil } > 1
            || (cell.amount.minorUnits % whole == 0 && cell.amount.minorUnits / whole <= 30)
    }

    /// Whether a single letter or digit stands behind the price.
    private func hasClass(_ line: Line, behind cell: Cell) -> Bool {
        let isGlued = line.tokens[cell.token].number?.suffix?.count == 1
        return isGlued
            || cell.token + 2 == line.tokens.count && line.tokens[cell.token + 1].text.count == 1
                && line.tokens[cell.token + 1].kind != .sign
    }

    /// Words that begin what a price holds already.
    private static let ofWhich: Set<String> = ["dont", "davon", "darin", "waarvan", "heraf", "herav", "varav"]

    /// Whether a line names how many and at what price, and its amount is the product: `Qty 2 @ 3.10 6.20`.
    private func isProduct(_ line: Line, _ cell: Cell) -> Bool {
        line.tokens.contains { $0.number.map { $0.isCount || $0.isFactor } ?? false }
            && QuantityScanner(surroundings: surroundings).reading(of: line, price: cell).isProven
    }

    /// Whether a line without a price tells the quantity or the price of one of a neighbour.
    func tellsQuantity(_ line: Line) -> Bool {
        surroundings.priceCell(of: line) == nil
            && line.tokens.contains {
                $0.number.map { $0.isCount || $0.isFactor || $0.unit == "kg" || $0.unit == "lb" } ?? false
            }
    }

    /// Whether a number above the first full price may be a price too: right above it, short, with a name and no label.
    /// Postcodes, shop and order numbers stand further up or are longer.
    private func mayHaveLostMark(_ line: Line, _ cell: Cell, at index: Int) -> Bool {
        if surroundings.allowsWhole { return true }
        guard index + 1 == zones.firstPrice, let shape = line.tokens[cell.token].number else { return false }
        return shape.digits.utf8.count <= 4 && line.hasText && line.segments.allSatisfy { $0.matches.isEmpty }
    }
}
