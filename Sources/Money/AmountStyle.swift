/// How an amount is written: its decimal mark, its grouping, and where its currency stands.
public struct AmountStyle: Hashable, Sendable {
    /// What tells the reader which currency it is.
    public enum CurrencyLabel: Hashable, Sendable {
        /// Nothing: `26.74`.
        case none
        /// The sign in front where there is one, else the code behind: `$26.74`, `26.74 PLN`.
        case symbol
        /// The code behind, always: `26.74 USD`.
        case code
    }

    /// The mark before the decimals.
    public var decimalMark: Character
    /// What stands between groups of three digits, if anything.
    public var grouping: Character?
    /// What tells the reader which currency it is.
    public var label: CurrencyLabel

    /// A style.
    public init(decimalMark: Character = ".", grouping: Character? = nil, label: CurrencyLabel = .none) {
        self.decimalMark = decimalMark
        self.grouping = grouping
        self.label = label
    }

    /// `-1234.50`: a point, no grouping, no currency; the form of files and of `--json`.
    public static let plain = AmountStyle()

    /// The amount as text, always with all decimals of its currency: -5 in USD is `-0.05`.
    public func text(_ amount: Amount, _ currency: Currency) -> String {
        let sign = amount.minorUnits < 0 ? "-" : ""
        let number = digits(amount.minorUnits.magnitude, exponent: currency.exponent)
        switch label {
        case .none: return sign + number
        case .symbol where currency.symbol != nil: return sign + (currency.symbol ?? "") + number
        case .symbol, .code: return sign + number + " " + currency.code
        }
    }

    private func digits(_ units: UInt, exponent: Int) -> String {
        let all = String(units)
        let padded = String(repeating: "0", count: max(0, exponent + 1 - all.count)) + all
        let whole = grouped(padded.dropLast(exponent))
        return exponent == 0 ? whole : whole + String(decimalMark) + padded.suffix(exponent)
    }

    private func grouped(_ whole: Substring) -> String {
        guard let grouping, whole.count > 3 else { return String(whole) }
        var text = ""
        for (position, digit) in whole.enumerated() {
            if position > 0, (whole.count - position).isMultiple(of: 3) { text.append(grouping) }
            text.append(digit)
        }
        return text
    }
}
