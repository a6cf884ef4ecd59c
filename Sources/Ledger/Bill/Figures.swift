public import Money

/// The sums of a bill that do not depend on who had what.
extension Bill {
    /// The sum of the lines: what was had, less the discounts on single lines.
    public func items() throws(LedgerError) -> Amount { try sum(lines.map(\.amount)) }

    /// The base of a percentage before tax: the lines and the discounts on the whole bill.
    public func subtotal() throws(LedgerError) -> Amount {
        let discounts = try charges.filter { $0.kind == .discount }.map { charge throws(LedgerError) in
            try amount(of: charge)
        }
        return try sum([items()] + discounts)
    }

    /// What everybody pays together.
    public func total() throws(LedgerError) -> Amount {
        try sum([items()] + charges.map { charge throws(LedgerError) in try amount(of: charge) })
    }

    /// What a charge comes to.
    public func amount(of charge: Charge) throws(LedgerError) -> Amount {
        switch charge.figure {
        case .amount(let amount): amount
        case .percent(let percent, _) where charge.kind == .discount: -percent.of(try base(of: charge))
        case .percent(let percent, _): percent.of(try base(of: charge))
        }
    }

    /// What a charge in percent is of.
    public func base(of charge: Charge) throws(LedgerError) -> Amount {
        switch charge.figure {
        case .percent where charge.kind == .discount: try items()
        case .percent(_, .total) where charge.kind == .tip: try totalWithoutTips()
        default: try subtotal()
        }
    }

    /// The base of a tip on the total: everything but tips.
    public func totalWithoutTips() throws(LedgerError) -> Amount {
        let others = charges.filter { $0.kind != .tip }
        return try sum([items()] + others.map { charge throws(LedgerError) in try amount(of: charge) })
    }
}

/// The sum of amounts which may be any number of any size.
func sum(_ amounts: [Amount]) throws(LedgerError) -> Amount {
    do { return try amounts.checkedSum() } catch { throw .money(error) }
}
