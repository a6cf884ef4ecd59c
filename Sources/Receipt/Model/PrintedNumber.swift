public import Money

/// A number as it is printed, exact: `0.532` is 532 with three decimals, `2` is 2 with none.
public struct PrintedNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number without its decimal mark.
    public var units: Int
    /// How many of the last digits stand behind the mark, 0 to 6.
    public var decimals: Int

    /// Makes the number `units / 10^decimals`.
    public init(_ units: Int, decimals: Int = 0) {
        self.units = units
        self.decimals = decimals
    }

    /// One.
    public static let one = PrintedNumber(1)

    /// The number in digits with a decimal point, as JSON documents carry it.
    public var description: String { decimalText(units, decimals: decimals) }

    /// The same value without zeros at the end of its decimals: `1.00` becomes `1`.
    public var normalized: PrintedNumber {
        var result = self
        while result.decimals > 0 && result.units % 10 == 0 {
            result.units /= 10
            result.decimals -= 1
        }
        return result
    }

    /// Whether the number is whole.
    public var isWhole: Bool { normalized.decimals == 0 }

    /// The number as minor units of a currency with `exponent` decimals; nil if digits would be lost or it is too
    /// large.
    public func amount(exponent: Int) -> Amount? {
        let number = normalized
        guard number.decimals <= exponent else { return nil }
        let (units, overflow) = number.units.multipliedReportingOverflow(by: powerOfTen(exponent - number.decimals))
        guard !overflow, abs(units) <= Amount.limit else { return nil }
        return Amount(units)
    }

    /// `self` times `other`, rounded half away from zero to minor units of a currency with `exponent` decimals; nil
    /// where the product is too large to be money.
    public func times(_ other: PrintedNumber, exponent: Int) -> Amount? {
        let (product, overflow) = units.multipliedReportingOverflow(by: other.units)
        guard !overflow else { return nil }
        let extra = decimals + other.decimals - exponent
        if extra <= 0 {
            let (scaled, overflow) = product.multipliedReportingOverflow(by: powerOfTen(-extra))
            return overflow ? nil : Amount(scaled)
        }
        let divisor = powerOfTen(extra)
        let rounded = (abs(product) + divisor / 2) / divisor
        return Amount(product < 0 ? -rounded : rounded)
    }
}

/// 10 to the power of `exponent`, 0 to 18.
func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
}

/// `units / 10^decimals` in digits with a decimal point: `-5` with two decimals is `-0.05`.
func decimalText(_ units: Int, decimals: Int) -> String {
    guard decimals > 0 else { return String(units) }
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}
