import Ledger
import Money

/// The charges a person asks for, beside those that are printed.
struct Extras {
    /// What was typed for each kind of charge: an amount or a percentage.
    var typed: [(kind: Charge.Kind, text: String)] = []
    /// What a tip in percent is of.
    var tipBase = Charge.Base.subtotal

    /// Puts the charges on a bill: each takes the place of what is printed for its kind, except that a discount comes
    /// on top of others. The order on the bill is that of receipts.
    func add(to bill: inout Bill) throws(BillFailure) {
        for (kind, text) in typed {
            let figure = try figure(kind, text, bill.currency)
            if kind != .discount { bill.charges.removeAll { $0.kind == kind } }
            if kind == .tax { bill.includedTax = .zero }
            if figure != .amount(.zero) { bill.charges.append(Charge(kind, figure)) }
        }
        let order: [Charge.Kind] = [.discount, .tax, .service, .delivery, .fee, .tip, .rounding]
        let charges = bill.charges
        bill.charges = order.flatMap { kind in charges.filter { $0.kind == kind } }
    }

    private func figure(
        _ kind: Charge.Kind, _ text: String, _ currency: Currency
    ) throws(BillFailure) -> Charge.Figure {
        let option = "--\(kind.rawValue)"
        if text.last == "%" {
            guard let percent = Percent(text) else { throw .percent(option: option, text: text) }
            return .percent(percent, of: kind == .tip ? tipBase : .subtotal)
        }
        let amount: Amount
        do throws(AmountTextError) {
            amount = try AmountText(currency).amount(text)
        } catch { throw .amount(option: option, text: text, error) }
        guard amount >= .zero else { throw .negative(option: option, text: text) }
        return .amount(kind == .discount ? -amount : amount)
    }
}

extension Bill {
    /// Turns what belongs to the whole table and was given to nobody, a discount or a fee on no line in particular, into
    /// charges that are divided by what each had.
    mutating func shareCommonLines(_ numbers: Set<Int>) {
        for line in lines where numbers.contains(line.number) && line.shares.isEmpty && host(of: line) == nil {
            charges.append(Charge(line.amount < .zero ? .discount : .fee, .amount(line.amount)))
            lines.removeAll { $0.number == line.number }
        }
    }
}
