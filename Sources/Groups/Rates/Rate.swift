public import Money

/// An exchange rate as somebody typed it, exact; nothing is ever fetched.
///
/// `1 EUR=4.4111 PLN` and `4.4111 PLN=1 EUR` say the same, whichever of the two is the currency converted to. A number
/// alone says how much of the foreign currency one unit of the other buys: 10.00 PLN at `3` are 3.33 EUR.
public struct Rate: Hashable, Sendable {
    /// The text as it was typed, which is what is kept.
    public let text: String
    /// The currency that is converted.
    public let foreign: Currency
    /// The currency that it is converted to.
    public let target: Currency
    /// Minor units of the target for one minor unit of the foreign currency.
    private let factor: Fraction

    /// Reads a rate between these two currencies.
    public init(_ text: String, from foreign: Currency, to target: Currency) throws(RateError) {
        guard text.contains("=") else {
            let price = try Rate.number(text[...], in: text)
            try self.init(text, (.one, target), (price, foreign), to: target)
            return
        }
        try self.init(text, to: target)
        guard self.foreign == foreign else { throw .otherCurrencies(text, foreign, target) }
    }

    /// Reads a rate between this currency and another which the text names.
    public init(_ text: String, to target: Currency) throws(RateError) {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2 else { throw .notARate(text) }
        try self.init(text, try Rate.side(sides[0], in: text), try Rate.side(sides[1], in: text), to: target)
    }

    private typealias Side = (number: Fraction, currency: Currency)

    private init(_ text: String, _ left: Side, _ right: Side, to target: Currency) throws(RateError) {
        guard left.currency != right.currency else { throw .sameCurrency(left.currency) }
        guard left.currency == target || right.currency == target else { throw .missesCurrency(text, target) }
        let (own, other) = left.currency == target ? (left, right) : (right, left)
        guard own.number > .zero, other.number > .zero else { throw .notPositive }
        let scale = Fraction(target.minorUnitsPerMajor, over: other.currency.minorUnitsPerMajor)
        guard let scale, let factor = own.number.divided(by: other.number)?.multiplied(by: scale) else {
            throw .tooFine(text)
        }
        self.text = text
        self.foreign = other.currency
        self.target = target
        self.factor = factor
    }

    /// Reads `4.4111 PLN`.
    private static func side(_ text: Substring, in whole: String) throws(RateError) -> Side {
        let text = text.trimmed
        guard let currency = Currency(code: String(text.suffix(3))) else { throw .notARate(whole) }
        return (try number(text.dropLast(3), in: whole), currency)
    }

    /// Reads a decimal number; one below zero is read and then refused for what it is.
    private static func number(_ text: Substring, in whole: String) throws(RateError) -> Fraction {
        var digits = text.trimmed
        let isNegative = digits.first == "-"
        if isNegative { digits.removeFirst() }
        guard !digits.contains("/"), let number = Fraction(String(digits)) else { throw .notARate(whole) }
        if isNegative { throw .notPositive }
        return number
    }

    /// What an amount of the foreign currency is in the other, rounded once, halves away from zero.
    public func converted(_ amount: Amount) throws(RateError) -> Amount {
        guard let converted = amount.multiplied(by: factor), converted.minorUnits.magnitude <= Amount.limit else {
            throw .tooLarge
        }
        return converted
    }

    /// What an expense of this amount counts as.
    public func conversion(of amount: Amount) throws(RateError) -> Conversion {
        Conversion(amount: try converted(amount), currency: target, rate: text)
    }
}

extension Substring {
    /// The text without blanks at its ends.
    fileprivate var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
