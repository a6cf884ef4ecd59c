internal import Money

/// Reads one word as a number with all that may be glued to it, or says that it is none.
enum NumberScanner {
    /// The token of a word.
    static func token(for scalars: [Unicode.Scalar]) -> Token {
        let text = string(scalars)
        func token(_ kind: Token.Kind) -> Token { Token(kind: kind, text: text, observation: 0, left: 0, right: 0) }
        if DateScanner.isDateOrTime(scalars) { return token(.date) }
        if let shape = shape(of: scalars) {
            // `4.5S` is 4.55 with a digit read as a letter, not 4.5 of tax class S.
            if let suffix = shape.suffix, "OoSB".contains(suffix), shape.marks.count == 1,
                shape.groups.last?.utf8.count == 1,
                let guess = lookAlike(of: scalars)
            {
                return token(.number(guess))
            }
            return token(.number(shape))
        }
        if let shape = lookAlike(of: scalars) { return token(.number(shape)) }
        if scalars.contains(where: { $0.isLetter || $0.isDigit }) { return token(.word) }
        return token(.sign)
    }

    /// The number in a word; nil if the word is something else.
    static func shape(of scalars: [Unicode.Scalar]) -> NumberShape? {
        var rest = scalars[...]
        var shape = NumberShape(groups: [], marks: [])
        guard takeFront(&rest, &shape) else { return nil }
        guard takeDigits(&rest, &shape) else { return nil }
        takeDashes(&rest, &shape)
        guard takeBack(&rest, &shape) else { return nil }
        return shape
    }

    /// The amount in a word some of whose digits were read as letters: `l2.5O`, `S.00`, `3.B0`.
    ///
    /// Only words of the form of an amount with two decimals, of which at least one character is a digit.
    private static func lookAlike(of scalars: [Unicode.Scalar]) -> NumberShape? {
        // A point between thousands is easily taken for a dash: `12-000`.
        if let dash = scalars.firstIndex(of: "-"), (1...3).contains(dash), scalars.count == dash + 4,
            scalars.enumerated().allSatisfy({ $0.offset == dash || $0.element.isDigit })
        {
            var grouped = scalars
            grouped[dash] = "."
            var shape = shape(of: grouped)
            shape?.isGuess = true
            return shape
        }
        guard scalars.contains(where: { $0.isDigit }), scalars.count >= 4,
            let mark = scalars.lastIndex(where: { $0 == "." || $0 == "," || $0 == ":" }), mark == scalars.count - 3
        else { return nil }
        var digits: [Unicode.Scalar] = []
        for (index, scalar) in scalars.enumerated() {
            if index == mark {
                // A colon stands for a faint point; real times were told before.
                digits.append(scalar == ":" ? "." : scalar)
            } else if scalar.isDigit {
                digits.append(scalar)
            } else if let digit = digitsByLetter[scalar] {
                digits.append(digit)
            } else {
                return nil
            }
        }
        guard var shape = shape(of: digits) else { return nil }
        shape.isGuess = true
        return shape
    }

    /// Letters that readers see in place of digits.
    private static let digitsByLetter: [Unicode.Scalar: Unicode.Scalar] = [
        "O": "0", "o": "0", "D": "0", "Q": "0", "l": "1", "I": "1", "i": "1", "|": "1", "Z": "2", "z": "2", "S": "5",
        "s": "5",
        "G": "6", "b": "6", "T": "7", "B": "8", "g": "9", "q": "9",
    ]

    /// Takes signs and currency off the front: `-$`, `(`, `RM`, `S` before a number.
    private static func takeFront(_ rest: inout ArraySlice<Unicode.Scalar>, _ shape: inout NumberShape) -> Bool {
        var letters = ""
        while let first = rest.first {
            if first.isDigit { break }
            if (first == "." || first == ",") && rest.dropFirst().first?.isDigit == true { break }
            switch first {
            case "-": shape.isNegative = true
            case "+": shape.hasPlus = true
            case "%" where letters.isEmpty: shape.isPercent = true
            case "(":
                shape.isBracketed = true
            case "~", ":", "=", "'", "*", "_", "|", "!", "[", "«", "\"", ">", "<": break
            default:
                letters.unicodeScalars.append(first)
                if letters.count > 4 { return false }
            }
            rest.removeFirst()
        }
        guard !rest.isEmpty else { return false }
        if letters.isEmpty { return true }
        if letters.hasSuffix(".") && !isCurrency(letters) { letters.removeLast() }
        if isCurrency(letters) {
            shape.currency = letters.lowercased()
            // One letter is a rand or a quetzal, or a digit that was misread.
            shape.isGuess = letters.unicodeScalars.count == 1 && letters.unicodeScalars.allSatisfy { $0.isLatinLetter }
            return true
        }
        // A currency sign is often read as the letter it looks like; only where a whole price follows.
        if let sign = signsByLetter[letters] {
            let digits = rest.prefix { $0.isDigit || $0 == "." || $0 == "," }
            if digits.count == rest.count, rest.first?.isDigit == true,
                digits.contains(where: { $0 == "." || $0 == "," }) || (letters == "Y" && digits.count >= 3)
            {
                shape.currency = sign
                shape.isGuess = true
                return true
            }
        }
        // A pen that ticked the price off: `/87.10`.
        if letters == "/" || letters == "\\" {
            shape.isGuess = true
            return rest.contains(where: \.isMark) && rest.allSatisfy { $0.isDigit || $0.isMark }
        }
        return false
    }

    /// Letters that readers see in place of currency signs.
    private static let signsByLetter = ["S": "$", "§": "$", "s": "$", "E": "£", "C": "€", "Y": "¥"]

    /// Takes runs of digits and the marks between them.
    private static func takeDigits(_ rest: inout ArraySlice<Unicode.Scalar>, _ shape: inout NumberShape) -> Bool {
        var run = ""
        while let first = rest.first {
            if first.isDigit {
                run.unicodeScalars.append(first)
            } else if first == ".", rest.dropFirst().first?.isMark == true, rest.dropFirst(2).first?.isDigit == true {
                // `38..68`: a doubled mark is one.
            } else if first.isMark, rest.dropFirst().first?.isDigit == true {
                shape.groups.append(run)
                shape.marks.append(first)
                run = ""
            } else {
                break
            }
            rest.removeFirst()
        }
        shape.groups.append(run)
        return shape.groups.contains { !$0.isEmpty }
    }

    /// Takes a dash that stands for no cents off the end: `24.-`, `65,--`.
    private static func takeDashes(_ rest: inout ArraySlice<Unicode.Scalar>, _ shape: inout NumberShape) {
        guard let mark = rest.first, mark == "." || mark == ",", rest.dropFirst().first == "-",
            shape.isPlain || shape.groups.dropFirst().allSatisfy({ $0.utf8.count == 3 })
        else { return }
        let after = rest.dropFirst().drop { $0 == "-" }
        guard after.first?.isDigit != true else { return }
        shape.groups.append("00")
        shape.marks.append(mark)
        rest = after
    }

    /// Takes signs, currency, units and tax classes off the end.
    private static func takeBack(_ rest: inout ArraySlice<Unicode.Scalar>, _ shape: inout NumberShape) -> Bool {
        var letters = ""
        while let first = rest.first {
            rest.removeFirst()
            switch first {
            case "-":
                if letters.isEmpty, rest.isEmpty || (rest.first?.isLetter == true && !shape.isPlain) {
                    shape.isNegative = true
                } else {
                    return false
                }
            case ")":
                if shape.isBracketed {
                    shape.isNegative = true
                } else if !rest.isEmpty {
                    return false
                }
            case "%":
                shape.isPercent = true
            case "*", "_", "|", ",", ".", ";", ":", "'", "\"", "#", "]", "!", "~", "«", "=", "<", ">", "°", "^", "※",
                "軽", "◆":
                break
            case "/" where letters.isEmpty && rest.first?.isDigit != true && !rest.isEmpty:
                letters = "/"
            case "x", "X":
                if rest.isEmpty && letters.isEmpty && shape.isPlain {
                    shape.isCount = true
                } else {
                    letters.unicodeScalars.append(first)
                }
            default:
                if first.isDigit && letters.isEmpty { return false }
                letters.unicodeScalars.append(first)
            }
            if letters.unicodeScalars.count > 6 { return false }
        }
        if shape.isBracketed && !shape.isNegative && letters.isEmpty { shape.isBracketed = true }
        guard !letters.isEmpty else { return true }
        if letters.hasPrefix("/"), isUnitWord(String(letters.dropFirst())) {
            // `5.90/kg` is the price of one kilo.
        } else if let unit = unit(letters) {
            shape.unit = unit
        } else if shape.isPlain, shape.currency == nil, counters.contains(letters) {
            shape.isCount = true
        } else if isCurrency(letters) && !(shape.marks.isEmpty && letters.count == 1 && letters < "\u{80}") {
            shape.currency = letters.lowercased()
        } else if letters.unicodeScalars.allSatisfy({ $0.isLatinLetter || $0.isDigit }), letters.count <= 3,
            !shape.marks.isEmpty || letters.count == 1
        {
            if letters == "p", shape.isPlain, (1...2).contains(shape.digits.utf8.count) {
                // `75p` is 0.75 pounds.
                let pence = shape.digits
                shape.groups = ["0", pence.utf8.count == 1 ? "0" + pence : pence]
                shape.marks = ["."]
            } else {
                shape.suffix = letters
            }
        } else {
            return false
        }
        return true
    }

    /// Words of Japanese, Chinese and Korean that count pieces.
    private static let counters: Set<String> = [
        "点", "個", "コ", "ケ", "本", "枚", "杯", "皿", "份", "个", "件", "개", "잔", "인분", "병",
    ]

    /// Whether a text is a currency sign or code by itself.
    static func isCurrency(_ text: String) -> Bool {
        let word = text.lowercased()
        if ambiguousCodes.contains(word) { return false }
        if signsOfScripts[word] != nil { return true }
        if word.count == 3, word.unicodeScalars.allSatisfy({ $0.isLatinLetter }) { return printedCodes.contains(word) }
        return !Currency.candidates(for: word).isEmpty
    }

    /// The currency that a sign of another script stands for.
    static let signsOfScripts = [
        "円": "JPY", "บาท": "THB", "r.o": "OMR", "r.o.": "OMR", "k.d": "KWD", "k.d.": "KWD", "b.d": "BHD", "b.d.": "BHD",
        "q.r": "QAR", "q.r.": "QAR", "s.r": "SAR", "s.r.": "SAR",
        "د.ك": "KWD", "د.إ": "AED", "ر.س": "SAR", "ر.ع": "OMR", "ر.ق": "QAR", "د.ب": "BHD", "د.أ": "JOD", "د.ت": "TND",
        "ج.م": "EGP", "د.م": "MAD",
    ]

    /// Signs that are likelier a tax class, a unit or a word than money.
    private static let ambiguousCodes: Set<String> = [
        "sr", "km", "q", "bd", "fr", "bs", "dh", "tl", "din", "ft", "kd", "qr", "tk", "pen", "try", "mad", "cop",
    ]

    /// The codes of ISO 4217 that receipts print; other three-letter words are words.
    private static let printedCodes: Set<String> = [
        "eur", "usd", "gbp", "chf", "pln", "czk", "huf", "ron", "sek", "nok", "dkk", "isk", "jpy", "cny", "krw", "inr",
        "idr", "myr", "sgd", "thb", "php", "vnd", "aud", "nzd", "cad", "mxn", "brl", "zar", "aed", "sar", "omr", "kwd",
        "bhd", "qar", "jod", "try", "ils", "egp", "mad", "tnd", "hkd", "twd", "npr", "pkr", "lkr", "bdt", "uah", "rub",
        "bgn", "rsd", "kes", "ngn", "ghs", "clp", "cop", "pen", "ars", "rmb",
    ]

    /// Whether a word only names a unit, or a price by unit, and is no part of a name: `Stk`, `EUR/kg`, `/EA`.
    static func isUnitWord(_ text: String) -> Bool {
        let word = text.lowercased()
        if word.contains("/") {
            return word.split(separator: "/").allSatisfy {
                isCurrency(String($0)) || unit(String($0)) != nil || pieces.contains(String($0))
            }
        }
        return pieces.contains(word) || unit(word) != nil || isCurrency(word)
    }

    /// Words for one piece.
    private static let pieces: Set<String> = [
        "stk", "stk.", "stck", "stück", "st", "st.", "pcs", "pc", "pce", "pieces", "ea", "each", "szt", "szt.", "ud",
        "uds", "u",
        "un", "unit", "units", "pz", "pezzi", "pz.", "net", "netto", "kpl", "wt", "wt.", "nett", "weight", "buah", "bh",
        "btl", "pt:", "tara", "tara:", "tare", "tare:", "floz", "fl", "1lb",
        "sp",
    ]

    /// The unit of measure that a text is, in its usual spelling; nil if it is none.
    static func unit(_ text: String) -> String? {
        switch text.lowercased() {
        case "kg", "kgs", "kilo", "kilos", "1kg": "kg"
        case "g", "gr", "grs", "gm": "g"
        case "lb", "lbs", "1b", "ib": "lb"
        case "oz": "oz"
        case "l", "ltr", "liter", "litre", "litro": "L"
        case "ml": "ml"
        case "cl": "cl"
        case "m": nil
        default: nil
        }
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
