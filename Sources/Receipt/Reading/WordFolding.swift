/// Words in one plain form, so that `MWST`, `MwSt.` and `M W S T` are the same label.
enum WordFolding {
    /// The plain words of a text: lower case, without accents, parted at every sign; runs of single letters are joined.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var current = ""
        for scalar in Normalization.scalars(of: text) {
            if scalar.isLetter || scalar.isDigit {
                fold(scalar, onto: &current)
            } else if !current.isEmpty {
                words.append(current)
                current = ""
            }
        }
        if !current.isEmpty { words.append(current) }
        return joiningLetters(words).map { lettersForDigits(in: $0) }
    }

    /// Joins spaced-out words: `t o t a l` becomes `total`; fewer than three single letters stay as they are.
    private static func joiningLetters(_ words: [String]) -> [String] {
        var result: [String] = []
        var run: [String] = []
        func flush() {
            if run.count >= 3 { result.append(run.joined()) } else { result += run }
            run = []
        }
        for word in words {
            if word.count == 1, let scalar = word.unicodeScalars.first, scalar.isLatinLetter {
                run.append(word)
            } else {
                flush()
                result.append(word)
            }
        }
        flush()
        return result
    }

    /// Takes digits for the letters they look like, in words which are mostly letters: `tota1`, `6st`.
    private static func lettersForDigits(in word: String) -> String {
        let scalars = word.unicodeScalars
        let digits = scalars.count { $0.isDigit }
        guard digits > 0, scalars.count - digits >= 2, digits * 2 <= scalars.count else { return word }
        var result = String.UnicodeScalarView()
        for scalar in scalars {
            switch scalar {
            case "0": result.append("o")
            case "1": result.append("l")
            case "5": result.append("s")
            case "6": result.append("g")
            case "8": result.append("b")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Adds a scalar to a word, in lower case and without its accent.
    private static func fold(_ scalar: Unicode.Scalar, onto word: inout String) {
        if scalar.isASCII {
            let isCapital = ("A"..."Z").contains(scalar)
            word.unicodeScalars.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
        } else {
            let lower = scalar.properties.lowercaseMapping
            word += lower.unicodeScalars.first.flatMap { plain[$0] } ?? lower
        }
    }

    /// Accented letters of Latin script and what they are without the accent.
    private static let plain: [Unicode.Scalar: String] = {
        let rows = [
            ("a", "àáâãäåāăą"), ("c", "çćč"), ("d", "đď"), ("e", "èéêëēęěė"), ("g", "ğ"), ("i", "ìíîïıī"), ("l", "łľĺ"),
            ("n", "ñńň"), ("o", "òóôõöøőō"), ("r", "řŕ"), ("s", "šśșş"), ("t", "ťțţ"), ("u", "ùúûüűůū"), ("y", "ýÿ"),
            ("z", "žźż"), ("ss", "ß"), ("ae", "æ"), ("oe", "œ"),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for (letter, accented) in rows {
            for scalar in accented.unicodeScalars { table[scalar] = letter }
        }
        return table
    }()
}
