import Ledger
import Money

/// A receipt taken over as a bill: the only place where the words of receipts and of bills meet.
///
/// Lines keep their printed numbers. Printed taxes, service, tip and rounding become charges; a tax that is in the
/// prices is only information.
struct ReceiptBill {
    /// The bill, with nobody on it yet.
    let bill: Bill
    /// The receipt's own sums.
    let check: ReceiptCheck
    /// Whether nothing on the receipt tells if its tax is in the prices; it is taken as added then.
    let isTaxUnclear: Bool

    /// Takes over a receipt.
    init(_ sheet: Sheet) throws(LedgerError) {
        let late = sheet.lines.filter(\.afterSubtotal).map(\.price)
        let items = try total(sheet.lines.map(\.price) + late.map { -$0 })
        let tax = sheet.taxes.isEmpty ? nil : try total(sheet.taxes)
        var figures = ReceiptCheck.Figures(
            items: items, tax: tax, tip: sheet.tip ?? .zero,
            other: try total(late + [sheet.service, sheet.rounding].compactMap(\.self)), total: sheet.total)
        let reading = try ReceiptCheck(figures).tax
        let isIncluded = sheet.taxIncluded ?? (reading == .included)
        isTaxUnclear = sheet.taxIncluded == nil && reading == .unknown
        // Above a tax that is in the prices, the subtotal may be printed with or without it.
        let net = try total([items, -(tax ?? .zero)])
        figures.subtotal = isIncluded && sheet.subtotal == net ? items : sheet.subtotal
        if isIncluded { figures.tax = nil }
        check = try ReceiptCheck(figures)
        let charges =
            (isIncluded ? [] : sheet.taxes.map { (Charge.Kind.tax, Optional($0)) })
            + [(.service, sheet.service), (.tip, sheet.tip), (.rounding, sheet.rounding)]
        bill = Bill(
            title: sheet.title, currency: sheet.currency, people: [],
            lines: sheet.lines.map { Line($0.number, $0.name, $0.price, appliesTo: $0.appliesTo) },
            charges: charges.compactMap { kind, amount in
                amount.flatMap { $0 == .zero ? nil : Charge(kind, .amount($0)) }
            },
            includedTax: isIncluded ? tax ?? .zero : .zero)
    }
}

private func total(_ amounts: [Amount]) throws(LedgerError) -> Amount {
    do { return try amounts.checkedSum() } catch { throw .money(error) }
}
