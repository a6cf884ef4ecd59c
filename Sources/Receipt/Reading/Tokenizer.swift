/// Takes the text of a row apart into words, numbers and signs.
///
/// Numbers come glued to currency signs, tax letters, units and multiplication signs in every way (`RM13.50`,
/// `16.90SR`, `7.90*3`, `(2@8.50)`, `-1,00*C`); this is the one place that knows how they are told from codes like
/// `12X850G`.
struct Tokenizer {
    /// Whether blanks part the thousands of whole numbers, as in `2 490`; a matter of the whole receipt.
    var joinsWholeGroups = false
    /// Whether a dash before the last two digits of a word is its decimal mark, as in `6-50`.
    var readsDashAsMark = false

    /// The tokens of a row, from left to right.
    func tokens(of row: Row) -> [Token] {
        var result: [Token] = []
        for (index, observation) in row.observations.enumerated() {
            let printed = Array(observation.text.unicodeScalars)
            let scalars = Self.closingBlanks(in: Normalization.scalars(of: observation.text))
            let width = Double(observation.box.width) / Double(max(1, scalars.count))
            for piece in Self.pieces(of: scalars) {
                let left = observation.box.x + Int((Double(piece.start) * width).rounded())
                let right = observation.box.x + Int((Double(piece.end) * width).rounded())
                var word = Array(scalars[piece.start..<piece.end])
                if readsDashAsMark { word = Self.markingDash(in: word) }
                var token = NumberScanner.token(for: word)
                // Words keep their printed form; numbers the normalized one, out of which blanks may have been moved.
                // A lone multiplication sign is one in every shape.
                if token.number == nil, piece.end - piece.start > 1 || scalars[piece.start] != "x" {
                    token.text = Self.text(printed[piece.start..<piece.end])
                }
                token.observation = index
                token.left = left
                token.right = right
                result.append(token)
            }
        }
        return Self.joined(joiningBlankGroups(result, in: row))
    }

    /// Joins what a blank parts inside an amount: thousands (`1 250,00`), and decimals whose mark was not seen where they
    /// are a column of their own (`2 80`).
    private func joiningBlankGroups(_ tokens: [Token], in row: Row) -> [Token] {
        var result: [Token] = []
        for (place, token) in tokens.enumerated() {
            guard let last = result.last, var head = last.number, let tail = token.number,
                last.observation == token.observation, head.isPlain, head.currency == nil || !tail.isPlain,
                head.unit == nil, head.suffix == nil, !head.isPercent, !head.isCount,
                (1...3).contains(head.digits.utf8.count),
                !head.digits.hasPrefix("0"), !tail.isNegative, tail.currency == nil || head.currency == nil,
                !last.text.hasSuffix("."), !last.text.hasSuffix(",")
            else {
                result.append(token)
                continue
            }
            let isAlone =
                (place < 2 || tokens[place - 2].observation != token.observation)
                && (place + 1 >= tokens.count || tokens[place + 1].observation != token.observation)
            let isThousand =
                tail.groups[0].utf8.count == 3
                && (tail.isPlain
                    ? joinsWholeGroups
                    : tail.marks == [","] && tail.groups[1].utf8.count == 2
                        && (result.count > 1 || isAlone && row.observations.count > 1))
            let isDecimal =
                isAlone && row.observations.count > 1 && tail.isPlain && tail.digits.utf8.count == 2
                && tail.currency == nil
            guard isThousand || isDecimal, tail.groups[0].utf8.count > 1 else {
                result.append(token)
                continue
            }
            let isNegative = head.isNegative
            let sign = head.currency
            head = tail
            head.groups.insert(last.number?.digits ?? "", at: 0)
            head.marks.insert(isThousand ? " " : ",", at: 0)
            head.isNegative = isNegative
            head.currency = tail.currency ?? sign
            head.isGuess = tail.isGuess || !isThousand
            head.hadBlank = true
            result[result.count - 1] = Token(
                kind: .number(head), text: last.text + " " + token.text, observation: token.observation,
                left: last.left,
                right: token.right)
        }
        return result
    }

    /// A word of one to four digits, a dash and two digits with a point for the dash; any other unchanged.
    private static func markingDash(in word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let dash = word.count - 3
        guard (1...4).contains(dash), word[dash] == "-",
            word.indices.allSatisfy({ $0 == dash || word[$0].isDigit })
        else { return word }
        var marked = word
        marked[dash] = "."
        return marked
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// A half-open range of scalars.
    private typealias Piece = (start: Int, end: Int)

    /// Drops the blanks that readers put around a decimal mark: `4 .50`, `3. 25` and `3 , 49` become one number.
    ///
    /// The scalars keep their count, so that places stay right: the blank moves to the front of the number.
    static func closingBlanks(in scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result = scalars
        var index = 1
        while index + 2 < result.count {
            defer { index += 1 }
            let isPoint = { (scalar: Unicode.Scalar) in scalar == "." || scalar == "," }
            let blankFirst = result[index] == " " && isPoint(result[index + 1])
            let markFirst = isPoint(result[index]) && result[index + 1] == " "
            guard blankFirst || markFirst, result[index - 1].isDigit else { continue }
            if blankFirst, index + 3 < result.count, result[index + 2] == " ",
                result[(index + 3)...].prefix(while: { $0.isDigit }).count == 2
            {
                // Two blanks: the one behind the mark goes first.
                result.remove(at: index + 2)
                result.insert(" ", at: Self.numberStart(in: result, endingAt: index))
                continue
            }
            let after = index + 2
            let digits = result[after...].prefix { $0.isDigit }.count
            guard digits == 2 || (blankFirst && digits == 3) else { continue }
            if markFirst && result[..<(index)].reversed().prefix(while: { $0.isDigit }).count > 4 { continue }
            // Move the digits before the blank one place to the right, over the blank.
            let blank = blankFirst ? index : index + 1
            result.remove(at: blank)
            result.insert(" ", at: numberStart(in: result, endingAt: index))
        }
        return result
    }

    /// Where the digits right before `end` begin.
    private static func numberStart(in scalars: [Unicode.Scalar], endingAt end: Int) -> Int {
        end - scalars[..<end].reversed().prefix { $0.isDigit }.count
    }

    /// The words between blanks, and words taken apart at the signs that part numbers.
    private static func pieces(of scalars: [Unicode.Scalar]) -> [Piece] {
        var result: [Piece] = []
        var index = 0
        while index < scalars.count {
            if scalars[index] == " " {
                index += 1
                continue
            }
            var end = index
            while end < scalars.count, scalars[end] != " " { end += 1 }
            result += parts(of: scalars, from: index, to: end)
            index = end
        }
        return result
    }

    /// Takes a word apart at `@ * = : %` and at `x` between numbers; dates and times stay whole.
    private static func parts(of scalars: [Unicode.Scalar], from start: Int, to end: Int) -> [Piece] {
        let word = scalars[start..<end]
        guard word.contains(where: { $0.isDigit }) else { return [(start, end)] }
        if DateScanner.isDateOrTime(Array(word)) { return [(start, end)] }
        var cuts = leaders(in: scalars, from: start, to: end) + currencies(in: scalars, from: start, to: end)
        for index in start..<end {
            switch scalars[index] {
            case "@", "=":
                cuts += [index, index + 1]
            case "*" where index > start && scalars[index - 1].isDigit:
                cuts += [index, index + 1]
            case "*" where index > start && index + 1 < end && scalars[index + 1].isDigit:
                // `4st*8,90`: a count of pieces.
                let letters = scalars[start..<index].reversed().prefix { $0.isLetter }.count
                let piece = Self.text(scalars[(index - letters)..<index])
                if index - letters > start, scalars[index - letters - 1].isDigit, NumberScanner.isUnitWord(piece) {
                    cuts += [index - letters, index, index + 1]
                }
            case ":" where index > start && scalars[index - 1].isLetter || index + 1 == end:
                cuts += [index, index + 1]
            case "%" where index > start:
                cuts.append(index + 1)
            case "(" where index > start, ")" where index + 1 < end:
                cuts.append(scalars[index] == "(" ? index : index + 1)
            case "x", "X":
                if isTimes(scalars, at: index, from: start, to: end) { cuts += [index, index + 1] }
            default:
                break
            }
        }
        var result: [Piece] = []
        var from = start
        for cut in cuts.sorted() + [end] where cut > from {
            result.append((from, cut))
            from = cut
        }
        return result
    }

    /// Where a currency sign is glued to an amount in which letters stand for digits, `RM3.O0` or `4,5O€`.
    private static func currencies(in scalars: [Unicode.Scalar], from start: Int, to end: Int) -> [Int] {
        let word = scalars[start..<end]
        guard let mark = word.lastIndex(where: { $0 == "." || $0 == "," }), mark - start >= 1 else { return [] }
        let isSign = { (part: ArraySlice<Unicode.Scalar>) in
            (1...3).contains(part.count) && NumberScanner.isCurrency(text(part))
                && (part.count > 1 || part.allSatisfy { !$0.isLatinLetter })
        }
        let isGuess = { (part: ArraySlice<Unicode.Scalar>) in
            part.contains { $0.isLatinLetter } && part.contains { $0.isDigit }
                && NumberScanner.token(for: Array(part)).number?.isGuess == true
        }
        for length in 1...3 {
            let front = start + length, back = end - length
            if front < mark, isSign(word[start..<front]), isGuess(word[front...]) { return [front] }
            if back > mark + 2, isSign(word[back...]), isGuess(word[..<back]) { return [back] }
        }
        return []
    }

    /// The ends of every run of leader dots and dashes, as in `Ciabatta.....3.00`.
    private static func leaders(in scalars: [Unicode.Scalar], from start: Int, to end: Int) -> [Int] {
        var cuts: [Int] = []
        var index = start
        while index < end {
            let first = scalars[index]
            var next = index + 1
            guard first == "." || first == "_" || first == "-" || first == "…" else {
                index = next
                continue
            }
            while next < end, scalars[next] == first { next += 1 }
            if next - index >= 3 || first == "…" { cuts += [index, next] }
            index = next
        }
        return cuts
    }

    /// Whether an `x` is a multiplication sign: alone between numbers as in `2x`, `x3`, `2x3.50`, but not in `12X850G`.
    private static func isTimes(_ scalars: [Unicode.Scalar], at index: Int, from start: Int, to end: Int) -> Bool {
        let before = scalars[start..<index]
        let after = scalars[(index + 1)..<end]
        let isNumber = { (part: ArraySlice<Unicode.Scalar>) in
            part.allSatisfy { $0.isDigit || $0 == "." || $0 == "," || $0 == "(" || $0 == ")" || $0 == "-" || $0 == "$" }
        }
        guard isNumber(before), isNumber(after), !(before.isEmpty && after.isEmpty) else { return false }
        // Both sides whole numbers, as in `6x330`, is a size and not a price.
        return before.isEmpty || after.isEmpty || after.contains { $0 == "." || $0 == "," }
    }

    /// The number in two pieces that a reader parted at its decimal mark: `65.` and `.70`.
    private static func joinedAtMark(_ first: Token, _ second: Token) -> Token? {
        guard var shape = first.number, shape.isPlain, let rest = second.number, rest.marks.count == 1,
            rest.groups[0].isEmpty,
            rest.groups[1].utf8.count == 2, first.text.hasSuffix(".") || first.text.hasSuffix(",")
        else { return nil }
        shape.groups.append(rest.groups[1])
        shape.marks = rest.marks
        shape.suffix = rest.suffix
        shape.hadBlank = true
        return Token(
            kind: .number(shape), text: first.text + rest.groups[1], observation: second.observation, left: first.left,
            right: second.right)
    }

    /// Joins what belongs together across blanks: a number with its currency sign, minus, percent sign or unit.
    private static func joined(_ tokens: [Token]) -> [Token] {
        var result: [Token] = []
        for (place, token) in tokens.enumerated() {
            guard var last = result.last else {
                result.append(token)
                continue
            }
            if let joined = joinedAtMark(last, token) ?? joinedThousands(last, token) {
                result[result.count - 1] = joined
                continue
            }
            if case .number(var shape) = token.kind {
                // `-Rp 4.000`: the minus may be glued to the sign.
                let sign = last.text.hasPrefix("-") ? String(last.text.dropFirst()) : last.text
                if NumberScanner.isCurrency(sign), !sign.isEmpty, shape.currency == nil, last.kind != .date,
                    last.number == nil, !shape.isBracketed
                {
                    shape.currency = sign.lowercased()
                    if sign != last.text { shape.isNegative = true }
                    result.removeLast()
                    var number = Token(
                        kind: .number(shape), text: last.text + " " + token.text, observation: token.observation,
                        left: last.left, right: token.right)
                    if let sign = result.last, sign.text == "-", sign.observation == last.observation {
                        shape.isNegative = true
                        number.kind = .number(shape)
                        number.left = sign.left
                        result.removeLast()
                    }
                    result.append(number)
                    continue
                }
                if last.text == "-" || last.text == "-$", last.observation == token.observation,
                    token.left - last.right <= (token.right - token.left)
                {
                    // `- 3.00` with a blank between; a dash further left is a bullet or a rule.
                    if shape.marks.last == "." || shape.marks.last == "," {
                        shape.isNegative = true
                        result.removeLast()
                        result.append(
                            Token(
                                kind: .number(shape), text: "-" + token.text, observation: token.observation,
                                left: last.left, right: token.right))
                        continue
                    }
                }
                // A price behind a dangling `@` in another column is the price, unless a count stands before the sign.
                // Behind a name it is the price as well, if it is the last number: `Rolls 10x  39,00`.
                let isLast = !tokens[(place + 1)...].contains { $0.number != nil }
                let isNamed = result.contains { $0.isWord && $0.text.count >= 3 }
                let isNear =
                    last.observation == token.observation
                    || !(isLast && isNamed) && result.suffix(3).contains { $0.number?.isCount == true }
                if last.text == "@" || last.text.lowercased() == "x" || last.text == "*", isNear {
                    shape.isFactor = true
                    var factor = token
                    factor.kind = .number(shape)
                    result.append(factor)
                    continue
                }
            }
            if case .number = last.kind, ["am", "pm", "a.m.", "p.m.", "uhr"].contains(token.text.lowercased()) {
                // `9.38 PM` is a time.
                result[result.count - 1].kind = .date
            } else if case .number(var shape) = last.kind,
                last.observation == token.observation || isNextTo(last, token)
            {
                if token.text == "%" {
                    shape.isPercent = true
                    last.text += " %"
                    last.kind = .number(shape)
                    last.right = token.right
                    result[result.count - 1] = last
                    continue
                }
                // `2 x` counts; behind an amount the sign counts only if another number follows, else it is a tax
                // class.
                let isFollowed = place + 1 < tokens.count && tokens[place + 1].number != nil
                if isTimesSign(token), shape.isPlain || isFollowed {
                    shape.isCount = true
                    last.kind = .number(shape)
                    result[result.count - 1] = last
                } else if shape.unit == nil, NumberScanner.unit(token.text) != nil, token.isWord {
                    shape.unit = NumberScanner.unit(token.text)
                    last.kind = .number(shape)
                    last.right = token.right
                    result[result.count - 1] = last
                    continue
                } else if shape.currency == nil, NumberScanner.isCurrency(token.text),
                    token.isWord || token.kind == .sign
                {
                    shape.currency = token.text.lowercased()
                    last.kind = .number(shape)
                    last.right = token.right
                    result[result.count - 1] = last
                    continue
                }
            }
            result.append(token)
        }
        return result
    }

    /// Whether a token is a multiplication sign standing alone.
    private static func isTimesSign(_ token: Token) -> Bool {
        token.text.lowercased() == "x" || token.text == "@" || token.text == "*"
    }

    /// Whether two tokens are a blank apart, and not in different columns.
    private static func isNextTo(_ first: Token, _ second: Token) -> Bool {
        let letters = first.text.unicodeScalars.count + second.text.unicodeScalars.count
        let width = (first.right - first.left + second.right - second.left) / max(1, letters)
        return second.left - first.right <= width * 8 / 5
    }

    /// Joins `1` and `183,30` to one number, as where thousands are parted by a blank; nil if they are two.
    ///
    /// Only in front of decimals behind a comma: where these follow a point, thousands are not parted by blanks.
    private static func joinedThousands(_ first: Token, _ second: Token) -> Token? {
        guard case .number(let thousands) = first.kind, case .number(var shape) = second.kind, thousands.isPlain,
            (1...3).contains(thousands.digits.utf8.count), !thousands.digits.hasPrefix("0"), !thousands.isPercent,
            !thousands.isCount, thousands.suffix == nil, thousands.unit == nil, !shape.isNegative,
            shape.currency == nil || thousands.currency == nil, shape.marks == [","], shape.groups[0].utf8.count == 3,
            shape.groups[1].utf8.count == 2, isNextTo(first, second)
        else { return nil }
        shape.groups.insert(thousands.digits, at: 0)
        shape.marks.insert(" ", at: 0)
        shape.currency = shape.currency ?? thousands.currency
        shape.isNegative = thousands.isNegative
        shape.hasPlus = thousands.hasPlus
        var token = second
        token.kind = .number(shape)
        token.text = first.text + " " + second.text
        token.left = first.left
        return token
    }
}
