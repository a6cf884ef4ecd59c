/// An exact rational number, always in lowest terms.
///
/// Weights and percentages are fractions, so that 33.3 is 333/10 and nothing is lost: `Fraction("1.5")` is 3/2 and
/// `Fraction("2/7")` is itself.
public struct Fraction: Hashable, Sendable {
    /// The number above the line; carries the sign.
    public let numerator: Int
    /// The number below the line, at least 1.
    public let denominator: Int

    /// Zero.
    public static let zero = Fraction(0)
    /// One.
    public static let one = Fraction(1)

    /// A whole number.
    public init(_ whole: Int) {
        numerator = whole
        denominator = 1
    }

    /// `numerator / denominator` in lowest terms; `nil` for a zero denominator and for what does not fit.
    public init?(_ numerator: Int, over denominator: Int) {
        self.init(Int128(numerator), Int128(denominator))
    }

    /// Reduces a wide quotient; `nil` for a zero denominator and for what does not fit.
    init?(_ numerator: Int128, _ denominator: Int128) {
        guard denominator != 0 else { return nil }
        let divisor = greatestCommonDivisor(numerator, denominator) * denominator.signum()
        guard let above = Int(exactly: numerator / divisor), let below = Int(exactly: denominator / divisor) else {
            return nil
        }
        self.numerator = above
        self.denominator = below
    }

    /// The sum, or `nil` where it does not fit.
    public func adding(_ other: Fraction) -> Fraction? {
        Fraction(
            wide(numerator, other.denominator) + wide(other.numerator, denominator),
            wide(denominator, other.denominator))
    }

    /// The difference, or `nil` where it does not fit.
    public func subtracting(_ other: Fraction) -> Fraction? {
        Fraction(
            wide(numerator, other.denominator) - wide(other.numerator, denominator),
            wide(denominator, other.denominator))
    }

    /// The product, or `nil` where it does not fit.
    public func multiplied(by other: Fraction) -> Fraction? {
        Fraction(wide(numerator, other.numerator), wide(denominator, other.denominator))
    }

    /// The quotient, or `nil` where it does not fit or `other` is zero.
    public func divided(by other: Fraction) -> Fraction? {
        Fraction(wide(numerator, other.denominator), wide(denominator, other.numerator))
    }

    /// The nearest whole number, halves away from zero: 12.5 gives 13 and -12.5 gives -13.
    public var rounded: Int { Int(roundedQuotient(Int128(numerator), Int128(denominator))) }
}

extension Fraction: Comparable {
    /// Orders numbers by size.
    public static func < (left: Fraction, right: Fraction) -> Bool {
        wide(left.numerator, right.denominator) < wide(right.numerator, left.denominator)
    }
}

extension Fraction: LosslessStringConvertible {
    /// Reads `2`, `1.5`, `1,5`, `2/7`; `nil` for anything else and for numbers of more than 18 digits.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let above = Fraction(decimal: parts[0]), parts.count <= 2 else { return nil }
        guard parts.count == 2 else {
            self = above
            return
        }
        guard let below = Fraction(decimal: parts[1]), let quotient = above.divided(by: below) else { return nil }
        self = quotient
    }

    /// Reads digits with at most one decimal mark between them.
    init?(decimal text: Substring) {
        var digits = 0
        var scale: Int?
        var count = 0
        for character in text {
            if character == "." || character == "," {
                guard scale == nil, count > 0 else { return nil }
                scale = 1
                continue
            }
            guard character.isASCII, let digit = character.wholeNumberValue, count < 18 else { return nil }
            digits = digits * 10 + digit
            scale = scale.map { $0 * 10 }
            count += 1
        }
        guard count > 0, scale != 1 else { return nil }
        self.init(digits, over: scale ?? 1)
    }

    /// `2`, `1.5` or, where the decimals do not end within six, `2/7`.
    public var description: String {
        guard denominator > 1 else { return String(numerator) }
        var power = 1
        for decimals in 1...6 {
            power *= 10
            guard power % denominator == 0, numerator.magnitude < 1_000_000_000 else { continue }
            let scaled = numerator.magnitude * UInt(power / denominator)
            let whole = String(scaled / UInt(power))
            let part = String(scaled % UInt(power))
            let padding = String(repeating: "0", count: decimals - part.count)
            return (numerator < 0 ? "-" : "") + whole + "." + padding + part
        }
        return "\(numerator)/\(denominator)"
    }
}

/// The full product of two numbers.
func wide(_ left: Int, _ right: Int) -> Int128 { Int128(left) * Int128(right) }

/// The largest number which divides both; at least 1.
func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (left, right) = (left.magnitude, right.magnitude)
    while right != 0 { (left, right) = (right, left % right) }
    return Int128(max(left, 1))
}

/// The quotient as a whole number, halves away from zero: the only rounding there is.
func roundedQuotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard remainder.magnitude >= denominator.magnitude - remainder.magnitude else { return quotient }
    return quotient + numerator.signum() * denominator.signum()
}
