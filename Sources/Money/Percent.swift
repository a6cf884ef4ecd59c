/// A percentage from 0 to 100, exact.
public struct Percent: Hashable, Sendable {
    /// The number before the sign: 25/2 for 12.5 %.
    public let value: Fraction

    /// The percentage with this number before the sign; `nil` outside 0 to 100.
    public init?(_ value: Fraction) {
        guard value >= .zero, value <= Fraction(100) else { return nil }
        self.value = value
    }

    /// The percentage of an amount, rounded half away from zero: 12.5 % of 47.30 is 5.91.
    public func of(_ amount: Amount) -> Amount {
        // At most the amount itself, so it always fits; the denominator is below 2^63 and 100 below 2^7.
        Amount(Int(roundedQuotient(wide(amount.minorUnits, value.numerator), wide(value.denominator, 100))))
    }
}

extension Percent: LosslessStringConvertible {
    /// Reads `18`, `18%`, `12.5 %`; `nil` for anything else.
    public init?(_ text: String) {
        var number = Substring(text)
        if number.last == "%" { number.removeLast() }
        while number.last == " " { number.removeLast() }
        guard let value = Fraction(String(number)) else { return nil }
        self.init(value)
    }

    /// `12.5%`.
    public var description: String { "\(value)%" }
}
