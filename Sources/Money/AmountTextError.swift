/// Why a typed amount was not understood, with what was seen.
///
/// Nothing is guessed and nothing rounded.
public enum AmountTextError: Error, Equatable, Sendable {
    /// Nothing was typed.
    case empty
    /// This character, at this position (from 0), does not belong into an amount.
    case unexpected(Character, at: Int)
    /// The text ends where a number or a bracket was still expected.
    case incomplete
    /// The marks between the digits of this number follow no rule, as in `1,2,3`.
    case strangeGrouping(String)
    /// One mark and three digits: the mark may group thousands or be the decimal mark.
    case ambiguous(String, or: String)
    /// More decimals than the currency has.
    case tooManyDecimals(Currency)
    /// The expression does not end on a whole minor unit.
    case notWhole(String)
    /// Something is divided by zero.
    case divisionByZero
    /// More than ``Amount/limit``, or a text too long to be an amount.
    case tooLarge
}

extension AmountTextError: CustomStringConvertible {
    /// The reason in English, as a sentence without its full stop.
    public var description: String {
        switch self {
        case .empty: "an amount is expected"
        case .unexpected(let character, let position): "unexpected “\(character)” at position \(position + 1)"
        case .incomplete: "the amount ends too early"
        case .strangeGrouping(let text): "\(text) is not grouped in thousands"
        case .ambiguous(let grouped, let decimal): "ambiguous: write \(grouped) or \(decimal)"
        case .tooManyDecimals(let currency): "too many decimals for \(currency.code)"
        case .notWhole(let text): "\(text) is not a whole number of minor units"
        case .divisionByZero: "division by zero"
        case .tooLarge: "the amount is too large"
        }
    }
}
