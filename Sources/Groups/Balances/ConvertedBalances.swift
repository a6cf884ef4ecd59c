public import Money

extension Balances {
    /// The balances in one currency, for whoever wants to settle in it; they still add up to zero.
    ///
    /// Of every other currency the sum of all credits is converted, rounded once, and apportioned over the credits and
    /// over the debts.
    ///
    /// - Throws: ``ConversionError`` where a rate is missing or something does not fit.
    public func converted(to target: Currency, at rates: [Rate]) throws(ConversionError) -> Balances {
        var sums = amounts(in: target)
        for currency in currencies where currency != target {
            let column = amounts(in: currency)
            guard column.contains(where: { $0 != .zero }) else { continue }
            guard let rate = rates.first(where: { $0.foreign == currency && $0.target == target }) else {
                throw .noRate(from: currency, to: target)
            }
            let converted = try converted(column, at: rate)
            do {
                for place in sums.indices { sums[place] = try sums[place].balance(adding: converted[place]) }
            } catch { throw .money(error) }
        }
        return Balances(members, target, [target: sums])
    }

    private func converted(_ column: [Amount], at rate: Rate) throws(ConversionError) -> [Amount] {
        let credits = column.map { max(.zero, $0) }
        let debts = column.map { max(.zero, -$0) }
        let whole: Amount
        let total: Amount
        do { total = try credits.checkedSum() } catch { throw .money(error) }
        do { whole = try rate.converted(total) } catch { throw .rate(error) }
        do {
            let credited = try whole.apportioned(by: credits.map { Fraction($0.minorUnits) })
            let debited = try whole.apportioned(by: debts.map { Fraction($0.minorUnits) })
            return zip(credited, debited).map { $0 - $1 }
        } catch { throw .money(error) }
    }
}

/// Why balances cannot be given in one currency.
public enum ConversionError: Error, Equatable, Sendable {
    /// There is no rate between these two.
    case noRate(from: Currency, to: Currency)
    /// A rate cannot be used.
    case rate(RateError)
    /// The amounts cannot be calculated with.
    case money(MoneyError)
}

extension ConversionError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .noRate(let foreign, let target): "there is no rate from \(foreign.code) to \(target.code)"
        case .rate(let error): error.description
        case .money(let error): error.description
        }
    }
}
