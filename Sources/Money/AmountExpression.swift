/// Calculates `12.50*3+4` exactly: `+ - * / ( )` with the usual precedence, over fractions.
///
/// The decimal mark is the point. A comma is taken for one too unless it stands before exactly three digits, where it
/// could group thousands. The depth of brackets is bounded by the length of the text, ``AmountText/longest``.
struct AmountExpression {
    private let characters: ArraySlice<Character>
    private var position: Int

    init(_ characters: ArraySlice<Character>) {
        self.characters = characters
        position = characters.startIndex
    }

    /// The value of the whole text.
    mutating func value() throws(AmountTextError) -> Fraction {
        let value = try sum()
        if let rest = peek() { throw .unexpected(rest, at: position) }
        return value
    }

    /// Reads a `sum = product { ("+" | "-") product }`.
    private mutating func sum() throws(AmountTextError) -> Fraction {
        var value = try product()
        while let sign = peek() {
            switch sign {
            case "+":
                position += 1
                value = try fitting(value.adding(try product()))
            case "-", "−":
                position += 1
                value = try fitting(value.subtracting(try product()))
            default: return value
            }
        }
        return value
    }

    /// Reads a `product = factor { ("*" | "/") factor }`.
    private mutating func product() throws(AmountTextError) -> Fraction {
        var value = try factor()
        while let sign = peek() {
            switch sign {
            case "*", "×":
                position += 1
                value = try fitting(value.multiplied(by: try factor()))
            case "/", "÷":
                position += 1
                let divisor = try factor()
                if divisor == .zero { throw .divisionByZero }
                value = try fitting(value.divided(by: divisor))
            default: return value
            }
        }
        return value
    }

    /// Reads a `factor = ["+" | "-"] (number | "(" sum ")")`.
    private mutating func factor() throws(AmountTextError) -> Fraction {
        guard let first = peek() else { throw .incomplete }
        switch first {
        case "-", "−":
            position += 1
            return try fitting(Fraction.zero.subtracting(try factor()))
        case "+":
            position += 1
            return try factor()
        case "(":
            position += 1
            let value = try sum()
            guard let closing = peek() else { throw .incomplete }
            guard closing == ")" else { throw .unexpected(closing, at: position) }
            position += 1
            return value
        default: return try number()
        }
    }

    private mutating func number() throws(AmountTextError) -> Fraction {
        let start = position
        while position < characters.endIndex, isPartOfNumber(characters[position]) { position += 1 }
        let digits = characters[start..<position]
        guard let first = digits.first else { throw .unexpected(characters[start], at: start) }
        if let comma = digits.firstIndex(of: ","), digits.endIndex - comma == 4 {
            let whole = String(digits[..<comma])
            let decimals = String(digits[(comma + 1)...])
            throw .ambiguous(whole + decimals, or: whole + "." + decimals)
        }
        guard let value = Fraction(decimal: String(digits)[...]) else {
            if first == "." || first == "," { throw .unexpected(first, at: start) }
            throw digits.count > 18 ? .tooLarge : .strangeGrouping(String(digits))
        }
        return value
    }

    private func isPartOfNumber(_ character: Character) -> Bool {
        character == "." || character == "," || (character.isASCII && character.isNumber)
    }

    /// The next character which is not a blank.
    private mutating func peek() -> Character? {
        while position < characters.endIndex, characters[position].isWhitespace { position += 1 }
        return position < characters.endIndex ? characters[position] : nil
    }

    private func fitting(_ value: Fraction?) throws(AmountTextError) -> Fraction {
        guard let value else { throw .tooLarge }
        return value
    }
}
