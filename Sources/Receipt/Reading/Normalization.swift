/// Characters brought to one form before they are scanned, so that every later rule sees one kind of digit, blank, dash
/// and multiplication sign. What a person is shown keeps the printed form.
enum Normalization {
    /// The normalized scalars of a text; as many as in the text itself, so that places in one are places in the other.
    static func scalars(of text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.map { normalized($0) }
    }

    private static func normalized(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20...0x7E: return scalar
        case 0x660...0x669: return digit(scalar.value - 0x660)  // Arabic-Indic
        case 0x6F0...0x6F9: return digit(scalar.value - 0x6F0)  // Extended Arabic-Indic
        case 0x66B: return "."  // Arabic decimal separator
        case 0x66C: return ","  // Arabic thousands separator
        case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar  // full width
        case 0x2010...0x2015, 0x2212, 0xFE63: return "-"
        case 0xA0, 0x2000...0x200A, 0x202F, 0x3000, 0x09: return " "
        case 0xD7, 0x2715, 0x2716: return "x"  // multiplication signs
        case 0xB7, 0x2022, 0x2219, 0x3002: return "."  // dots in the middle of the line
        case 0x2018, 0x2019, 0xB4, 0x60: return "'"
        case 0xFFE5: return "¥"
        case 0xFFE1: return "£"
        default: return scalar
        }
    }

    private static func digit(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(truncatingIfNeeded: 0x30 + value))
    }
}

extension Unicode.Scalar {
    /// Whether this is one of the digits 0 to 9.
    var isDigit: Bool { value >= 0x30 && value <= 0x39 }

    /// Whether this is a letter of any script.
    var isLetter: Bool { isASCII ? isLatinLetter : properties.isAlphabetic }

    /// Whether this is a letter from A to Z in either case.
    var isLatinLetter: Bool { (value >= 0x41 && value <= 0x5A) || (value >= 0x61 && value <= 0x7A) }

    /// Whether this stands between the whole and the fraction, or between groups of three digits.
    var isMark: Bool { self == "." || self == "," || self == "'" }
}
