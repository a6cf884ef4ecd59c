/// A sum of money as a whole number of minor units (cents, yen, fils), without its currency.
///
/// `Amount(1250)` in a currency with two decimals is 12.50. The operators trap on overflow; what comes from outside is
/// bounded by ``limit`` when it is read, so that a few thousand amounts cannot get there, and where the number of
/// amounts is not bounded, ``Swift/Sequence/checkedSum()`` reports it instead.
public struct Amount: Hashable, Comparable, Sendable {
    /// The number of minor units; negative for money given back.
    public var minorUnits: Int

    /// The largest magnitude accepted from outside: 10^15 minor units.
    public static let limit = 1_000_000_000_000_000

    /// Nothing.
    public static let zero = Amount(0)

    /// Makes an amount of `minorUnits`.
    public init(_ minorUnits: Int) {
        self.minorUnits = minorUnits
    }

    /// The amount without its sign.
    public var magnitude: Amount { Amount(abs(minorUnits)) }

    /// The nearest multiple of `step` (above zero), halves away from zero: 30.28 in steps of 0.05 is 30.30.
    ///
    /// - Returns: The multiple, or nil where it does not fit.
    public func rounded(toMultipleOf step: Amount) -> Amount? {
        precondition(step > .zero, "a step is above zero")
        let steps = roundedQuotient(Int128(minorUnits), Int128(step.minorUnits))
        return Int(exactly: steps * Int128(step.minorUnits)).map { Amount($0) }
    }

    /// The amount times `factor`, rounded to whole units once, halves away from zero: how an amount is converted.
    ///
    /// - Returns: The product, or nil where it does not fit.
    public func multiplied(by factor: Fraction) -> Amount? {
        let product = roundedQuotient(wide(minorUnits, factor.numerator), Int128(factor.denominator))
        return Int(exactly: product).map { Amount($0) }
    }

    /// The sum of two amounts of one currency, or an error where it does not fit.
    public func adding(_ other: Amount) throws(MoneyError) -> Amount {
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        if overflow { throw .tooLarge }
        return Amount(sum)
    }

    /// The difference of two amounts of one currency, or an error where it does not fit.
    public func subtracting(_ other: Amount) throws(MoneyError) -> Amount {
        let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
        if overflow { throw .tooLarge }
        return Amount(difference)
    }

    /// Orders amounts of one currency, debts first.
    public static func < (left: Amount, right: Amount) -> Bool { left.minorUnits < right.minorUnits }

    /// The sum of two amounts of one currency.
    public static func + (left: Amount, right: Amount) -> Amount { Amount(left.minorUnits + right.minorUnits) }

    /// The difference of two amounts of one currency.
    public static func - (left: Amount, right: Amount) -> Amount { Amount(left.minorUnits - right.minorUnits) }

    /// The amount with the other sign.
    public static prefix func - (amount: Amount) -> Amount { Amount(-amount.minorUnits) }

    /// Adds another amount to this one.
    public static func += (left: inout Amount, right: Amount) { left.minorUnits += right.minorUnits }

    /// Takes another amount away from this one.
    public static func -= (left: inout Amount, right: Amount) { left.minorUnits -= right.minorUnits }
}

extension Sequence<Amount> {
    /// The sum of all amounts; zero for none.
    public func sum() -> Amount { reduce(.zero, +) }

    /// The sum of all amounts, or an error where it does not fit.
    public func checkedSum() throws(MoneyError) -> Amount {
        var total = Amount.zero
        for amount in self { total = try total.adding(amount) }
        return total
    }
}
