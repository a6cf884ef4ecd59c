public import Money

/// Why a rate cannot be used.
public enum RateError: Error, Equatable, Sendable {
    /// It is not of the form `1 EUR=4.4111 PLN`.
    case notARate(String)
    /// One side is zero or less.
    case notPositive
    /// Both sides are in this currency.
    case sameCurrency(Currency)
    /// Neither side is in the currency that is converted to.
    case missesCurrency(String, Currency)
    /// It is not between the currency of the expense and the one it is converted to.
    case otherCurrencies(String, Currency, Currency)
    /// It has more digits than can be calculated with.
    case tooFine(String)
    /// The converted amount is too large.
    case tooLarge
}

extension RateError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .notARate(let text): "\(text) is no rate such as 1 EUR=4.4111 PLN"
        case .notPositive: "rate must be positive"
        case .sameCurrency(let currency): "both sides of the rate are in \(currency.code)"
        case .missesCurrency(let text, let currency): "\(text) does not say what it is in \(currency.code)"
        case .otherCurrencies(let text, let foreign, let target):
            "\(text) is not between \(foreign.code) and \(target.code)"
        case .tooFine(let text): "\(text) has too many digits"
        case .tooLarge: "the converted amount is too large"
        }
    }
}
