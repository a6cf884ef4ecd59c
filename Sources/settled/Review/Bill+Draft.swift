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
    /// The printed total.
    let printedTotal: Amount?
    /// Whether nothing on the receipt tells if its tax is in the prices; it is taken as added then.
    let isTaxUnclear: Bool

    /// Takes over a receipt whose amounts are in its own currency, else in `fallback`, else in none in particular.
    ///
    /// `taxIncluded` decides whether the printed tax is in the prices; nil leaves it to the receipt.
    init(_ receipt: ReceiptDocument, fallback: Currency?, taxIncluded: Bool?) throws(BillFailure) {
        let figures = try Figures(receipt, fallback)
        do throws(LedgerError) {
            let late = figures.late + [figures.service, figures.rounding].compactMap(\.self)
            let items = try total(figures.lines.map(\.amount) + figures.late.map { -$0 })
            let tax = figures.taxes.isEmpty ? nil : try total(figures.taxes)
            var sums = ReceiptCheck.Figures(
                items: items, tax: tax, tip: figures.tip ?? .zero, other: try total(late), total: figures.total)
            let reading = try ReceiptCheck(sums).tax
            let said = taxIncluded ?? receipt.taxIncluded
            let isIncluded = said ?? (reading == .included)
            isTaxUnclear = said == nil && reading == .unknown
            // Above a tax that is in the prices, the subtotal may be printed with or without it.
            let net = try total([items, -(tax ?? .zero)])
            let isNet = isIncluded && figures.subtotal == net
            sums.subtotal = isNet ? items : figures.subtotal
            if isIncluded { sums.tax = nil }
            check = try ReceiptCheck(sums)
            printedTotal = figures.total
            let charges =
                (isIncluded ? [] : figures.taxes.map { (Charge.Kind.tax, Optional($0)) })
                + [(.service, figures.service), (.tip, figures.tip), (.rounding, figures.rounding)]
            bill = Bill(
                title: receipt.merchant, currency: figures.currency, people: [], lines: figures.lines,
                charges: charges.compactMap { kind, amount in
                    amount.flatMap { $0 == .zero ? nil : Charge(kind, .amount($0)) }
                },
                includedTax: isIncluded ? tax ?? .zero : .zero)
        } catch { throw .ledger(error) }
    }
}

/// The amounts of a receipt document, read.
private struct Figures {
    let currency: Currency
    var lines: [Line] = []
    /// The prices of lines that stand below the subtotal.
    var late: [Amount] = []
    var taxes: [Amount] = []
    let subtotal: Amount?
    let service: Amount?
    let tip: Amount?
    let rounding: Amount?
    let total: Amount?

    init(_ receipt: ReceiptDocument, _ fallback: Currency?) throws(BillFailure) {
        if let code = receipt.currency {
            guard let known = Currency(code: code) else { throw .unknownCurrency(code) }
            currency = known
        } else {
            currency = fallback ?? .unspecified
        }
        subtotal = try Self.amount(receipt.subtotal, "subtotal", currency)
        service = try Self.amount(receipt.service, "service", currency)
        tip = try Self.amount(receipt.tip, "tip", currency)
        rounding = try Self.amount(receipt.rounding, "rounding", currency)
        total = try Self.amount(receipt.total, "total", currency)
        for (position, item) in receipt.items.enumerated() {
            let price = try Self.amount(item.price, "items[\(position)].price", currency) ?? .zero
            guard !lines.contains(where: { $0.number == item.line }) else { throw .lineTwice(item.line) }
            lines.append(Line(item.line, item.name ?? "", price, appliesTo: item.appliesTo))
            if item.afterSubtotal == true { late.append(price) }
        }
        for (position, tax) in (receipt.taxes ?? []).enumerated() {
            taxes.append(try Self.amount(tax.amount, "taxes[\(position)].amount", currency) ?? .zero)
        }
    }

    private static func amount(_ text: String?, _ path: String, _ currency: Currency) throws(BillFailure) -> Amount? {
        guard let text else { return nil }
        guard let amount = Amount(decimal: text, currency) else { throw .notAnAmount(text, path: path, currency) }
        return amount
    }
}

private func total(_ amounts: [Amount]) throws(LedgerError) -> Amount {
    do { return try amounts.checkedSum() } catch { throw .money(error) }
}
