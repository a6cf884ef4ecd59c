internal import Money

/// A row of a tax table: a rate, and two or three amounts of which one is the tax.
///
/// `A 7 %  0,63  9,04  9,67` holds tax, net and gross in an order that differs from shop to shop; the arithmetic tells
/// which is which: net + tax = gross, or base × rate = tax.
struct TaxTable {
    /// The tax of a row; nil if the amounts do not fit together.
    ///
    /// - Parameters:
    ///   - cells: the full amounts of the row, from left to right.
    ///   - rate: the rate in percent, where printed.
    ///   - isInTable: whether a heading above says that this is a tax table, so that two amounts and no rate will do.
    /// - Returns: the one of `cells` that is the tax.
    func tax(of cells: [Cell], rate: PrintedNumber?, isInTable: Bool) -> Cell? {
        if cells.count >= 3 {
            for gross in cells.indices.reversed() {
                for first in cells.indices where first != gross {
                    for second in cells.indices where second > first && second != gross {
                        guard cells[first].amount + cells[second].amount == cells[gross].amount else { continue }
                        let (small, large) =
                            cells[first].amount < cells[second].amount ? (first, second) : (second, first)
                        // A tax is less than half of its base; both zero is the table's empty row.
                        guard cells[small].amount.minorUnits.magnitude * 2 <= cells[large].amount.minorUnits.magnitude
                        else { continue }
                        if let rate, !matches(cells[small].amount, base: cells[large].amount, rate: rate) { continue }
                        return cells[small]
                    }
                }
            }
        }
        guard let rate, rate.units > 0 else {
            // Net and tax without a rate: only where the heading says so.
            guard isInTable, cells.count == 2 else { return nil }
            let (small, large) = cells[0].amount < cells[1].amount ? (cells[0], cells[1]) : (cells[1], cells[0])
            return small.amount.minorUnits * 2 <= large.amount.minorUnits ? small : nil
        }
        for tax in cells {
            for base in cells where base.token != tax.token && base.amount > tax.amount {
                if matches(tax.amount, base: base.amount, rate: rate) { return tax }
            }
        }
        return nil
    }

    /// Whether `tax` is `rate` percent of `base`, or the part of it where `base` holds the tax; to two minor units,
    /// since tills round every line.
    private func matches(_ tax: Amount, base: Amount, rate: PrintedNumber) -> Bool {
        let hundred = 100 * powerOfTen(rate.decimals)
        let added = base.minorUnits * rate.units / hundred
        let included = base.minorUnits * rate.units / (hundred + rate.units)
        return abs(added - tax.minorUnits) <= 2 || abs(included - tax.minorUnits) <= 2
    }
}
