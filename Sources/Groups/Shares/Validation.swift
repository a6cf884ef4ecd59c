import Money

extension ExpenseMoney {
    /// What `parts` leave of the whole, after checking that they can be calculated with.
    func left(of whole: Amount, by parts: [Contribution]) throws(ExpenseError) -> Amount {
        try checkDistinct(parts.map(\.member))
        do {
            for part in parts { try checkSize(part.amount) }
            let left = try whole.subtracting(try parts.map(\.amount).checkedSum())
            try checkSize(left)
            return left
        } catch { throw .money(error) }
    }

    /// Nobody may stand twice in one list.
    func checkDistinct(_ members: [RecordID]) throws(ExpenseError) {
        if members.count < 2 { return }
        var seen: Set<RecordID> = []
        for member in members where !seen.insert(member).inserted { throw .twice(member) }
    }

    /// Percentages add up to 100, exactly.
    func checkPercentages(_ weighted: [WeightedMember]) throws(ExpenseError) {
        var left = Fraction(100)
        for member in weighted {
            guard let rest = left.subtracting(member.weight) else { throw .money(.weightsTooFine) }
            left = rest
        }
        guard left == .zero else { throw .percentages(left: left) }
    }

    /// The amounts are of a size that sums cannot overflow, and what it counts as is in another currency and has its
    /// sign, or is nothing.
    func checkConversion() throws(ExpenseError) {
        do { try checkSize(amount) } catch { throw .money(error) }
        guard let conversion else { return }
        do { try checkSize(conversion.amount) } catch { throw .money(error) }
        guard conversion.currency != currency else { throw .convertedToItself(currency) }
        let signs = [amount, conversion.amount].map { $0.minorUnits.signum() }
        guard signs[0] != 0, signs[1] == 0 || signs[1] == signs[0] else { throw .conversionChangesSign }
    }

    private func checkSize(_ amount: Amount) throws(MoneyError) {
        guard amount.minorUnits.magnitude <= Amount.limit else { throw .tooLarge }
    }
}
