/// Reads amounts as people type them.
///
/// - `12.34`, `12,3` and `-3` are what they look like; `(3.00)` is negative, as in accounts.
/// - With two different marks the last is the decimal mark: `1.234,56` and `1,234.56` are the same.
/// - A mark which occurs twice groups thousands; so do blanks and apostrophes.
/// - One mark before exactly three digits is ambiguous and refused with both readings, unless the currency has three
///   decimals.
/// - More decimals than the currency has are refused, never rounded.
/// - `12.50*3+4` is calculated exactly and must end on a whole minor unit.
public struct AmountText: Sendable {
    /// The currency the amount is in; it says how many decimals there may be.
    public let currency: Currency

    /// The longest text which is looked at, in characters.
    static let longest = 200

    /// Reads amounts of this currency.
    public init(_ currency: Currency) {
        self.currency = currency
    }

    /// The amount which `text` says.
    public func amount(_ text: String) throws(AmountTextError) -> Amount {
        let characters = Array(text).trimmed
        guard let first = characters.first else { throw .empty }
        if characters.count > AmountText.longest { throw .tooLarge }
        let isSigned = AmountText.signs.contains(first)
        let number = isSigned ? characters.dropFirst() : characters
        if !number.contains(where: AmountText.operators.contains) {
            let units = try plain(number)
            return try Amount(bounded: isSigned && first != "+" ? -units : units)
        }
        let inside = characters.dropFirst().dropLast()
        if first == "(", characters.last == ")", !inside.isEmpty, !inside.contains(where: AmountText.operators.contains)
        {
            return try Amount(bounded: -plain(inside))
        }
        return try expression(characters)
    }

    private static let signs: Set<Character> = ["-", "−", "+"]
    private static let operators: Set<Character> = ["+", "-", "−", "*", "×", "/", "÷", "(", ")"]

    private func expression(_ characters: ArraySlice<Character>) throws(AmountTextError) -> Amount {
        var expression = AmountExpression(characters)
        let value = try expression.value()
        guard let units = value.multiplied(by: Fraction(currency.minorUnitsPerMajor)) else { throw .tooLarge }
        guard units.denominator == 1 else { throw .notWhole(String(characters)) }
        return try Amount(bounded: units.numerator)
    }

    /// The minor units of an unsigned number.
    private func plain(_ characters: ArraySlice<Character>) throws(AmountTextError) -> Int {
        let number = try MarkedNumber(characters)
        let split = try number.split(currency)
        guard split.decimals.count <= currency.exponent else { throw .tooManyDecimals(currency) }
        let padding = String(repeating: "0", count: currency.exponent - split.decimals.count)
        guard let units = Int(split.whole + split.decimals + padding) else { throw .tooLarge }
        return units
    }
}

extension Amount {
    /// An amount from outside, refused above ``limit``.
    fileprivate init(bounded minorUnits: Int) throws(AmountTextError) {
        guard minorUnits.magnitude <= UInt(Amount.limit) else { throw .tooLarge }
        self.init(minorUnits)
    }
}

extension [Character] {
    /// The characters without the blanks at both ends, at their own positions.
    fileprivate var trimmed: ArraySlice<Character> {
        var characters = self[...]
        while characters.first?.isWhitespace == true { characters.removeFirst() }
        while characters.last?.isWhitespace == true { characters.removeLast() }
        return characters
    }
}
