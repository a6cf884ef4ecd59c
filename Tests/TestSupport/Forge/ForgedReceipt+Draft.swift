internal import Money
public import Receipt

extension ForgedReceipt {
    /// What a draft says otherwise than the receipt that it was read from; nil if nothing.
    public func difference(from draft: Draft) -> String? {
        moneyDifference(from: draft) ?? textDifference(from: draft)
    }

    /// What is wrong about the money that somebody pays: prices, total, charges and added taxes; nil if nothing.
    public func moneyDifference(from draft: Draft) -> String? {
        let digits = (money.decimals..<max(draft.exponent, money.decimals)).count
        let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
        func amount(_ units: Int) -> Amount? { units == 0 ? nil : Amount(units * scale) }
        let prices = pricedLines.map { Amount($0.price * scale) }
        if draft.items.map(\.price) != prices {
            return "prices \(draft.items.map(\.price.minorUnits)) not \(prices.map(\.minorUnits))"
        }
        if draft.total != amount(total) { return "total \(draft.total as Any)" }
        if draft.service != amount(service) { return "service \(draft.service as Any)" }
        if draft.tip != amount(tip) { return "tip \(draft.tip as Any)" }
        if draft.rounding != amount(rounding) { return "rounding \(draft.rounding as Any)" }
        let added = taxForm == .added ? tax : 0
        let found = draft.taxIncluded == false ? draft.taxes.map(\.amount).sum() : .zero
        if found != Amount(added * scale) { return "added tax \(found)" }
        return nil
    }

    /// What else is wrong: names, kinds, quantities, the subtotal, the tax, merchant, date and currency.
    private func textDifference(from draft: Draft) -> String? {
        for (item, line) in zip(draft.items, pricedLines) {
            if item.name != line.name { return "the name \(item.name) instead of \(line.name)" }
            if item.kind != line.kind { return "\(line.name) is \(item.kind) instead of \(line.kind)" }
            if item.quantity != PrintedNumber(line.count) { return "\(line.name) times \(item.quantity as Any)" }
        }
        if draft.status != .verified { return "is \(draft.status): \(draft.checks) \(draft.issues)" }
        if (draft.subtotal != nil) != hasSubtotal { return "subtotal \(draft.subtotal as Any)" }
        if draft.taxes.isEmpty != (tax == 0) { return "taxes \(draft.taxes)" }
        if let tax = draft.taxes.first {
            if tax.rate != PrintedNumber(taxRate) { return "tax rate \(tax.rate as Any)" }
            if draft.taxIncluded != (taxForm == .included) { return "included \(draft.taxIncluded as Any)" }
        }
        if draft.merchant != merchant { return "merchant \(draft.merchant as Any)" }
        if draft.date != date { return "date \(draft.date as Any)" }
        if let code = money.code, draft.currency?.code != code { return "currency \(draft.currency as Any)" }
        return nil
    }
}
