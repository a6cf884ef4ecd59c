/// One word, number or sign of a row, with its place.
struct Token: Hashable {
    /// What a token is.
    enum Kind: Hashable {
        /// Letters, or letters and digits mixed.
        case word
        /// Digits that may be money, a quantity, a rate or a code.
        case number(NumberShape)
        /// A date, a time, a telephone number or another run of digits that is never money.
        case date
        /// One of `@ x * = % : / # ( )` standing alone, or a run of other signs.
        case sign
    }

    /// What it is.
    var kind: Kind
    /// The normalized text.
    var text: String
    /// The index of its observation within the row.
    var observation: Int
    /// The left edge in pixels, estimated from the place within the observation.
    var left: Int
    /// The right edge in pixels, estimated likewise.
    var right: Int

    /// The number, where it is one.
    var number: NumberShape? {
        if case .number(let shape) = kind { return shape }
        return nil
    }

    /// Whether the token is a word with at least one letter.
    var isWord: Bool { kind == .word }
}

/// Digits as printed, taken apart but not yet given a value: which mark is the decimal mark is a matter of the whole
/// receipt.
struct NumberShape: Hashable {
    /// The runs of digits between the marks; the first may be empty, as in `.87`.
    var groups: [String]
    /// The marks between the runs: point, comma, apostrophe or blank.
    var marks: [Unicode.Scalar]
    /// Whether a minus stands before or behind, or brackets around it.
    var isNegative = false
    /// Whether a plus stands before it.
    var hasPlus = false
    /// Whether brackets stand around it.
    var isBracketed = false
    /// The currency sign or code glued to it.
    var currency: String?
    /// Letters or a digit glued behind it, such as a tax class.
    var suffix: String?
    /// A unit of measure glued behind it, such as `kg`.
    var unit: String?
    /// Whether a percent sign follows.
    var isPercent = false
    /// Whether an at sign or a multiplication sign stands before it.
    var isFactor = false
    /// Whether a multiplication sign stands behind it, as in `2x`.
    var isCount = false
    /// Whether letters were taken for digits, or a letter for a currency sign, to read it.
    var isGuess = false
    /// Whether a blank stood inside and was dropped.
    var hadBlank = false

    /// All digits in a row.
    var digits: String { groups.joined() }

    /// Whether it has no decimal or thousands mark.
    var isPlain: Bool { marks.isEmpty }

    /// The number with its last mark as decimal mark, as quantities and rates are printed; nil if it is too long.
    var plainValue: PrintedNumber? {
        guard digits.utf8.count <= 15, let units = Int(digits.isEmpty ? "0" : digits) else { return nil }
        let decimals = marks.isEmpty ? 0 : (groups.last?.utf8.count ?? 0)
        guard decimals <= 6 else { return nil }
        return PrintedNumber(isNegative ? -units : units, decimals: decimals)
    }
}
