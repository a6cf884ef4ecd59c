internal import Money

/// A line of the items' zone taken apart into name, quantity, price and tax class.
struct ItemLine {
    /// The index of the line.
    var index: Int
    /// Its price; nil if it has none.
    var price: Cell?
    /// What stands beside the numbers, without article numbers and tax classes.
    var name: String
    /// The quantity.
    var quantity: QuantityScanner.Reading
    /// The tax class.
    var taxCode: String?
    /// The left edge of the name, in pixels.
    var left: Int
    /// The left edge of the row, in pixels.
    var edge: Int
    /// The height of the row's first observation, in pixels.
    var height: Int

    /// Whether there is a name: at least two letters, or a letter of a script that needs but one.
    var hasName: Bool {
        let letters = name.unicodeScalars.filter { $0.isLetter }
        return letters.count >= 2 || letters.contains { $0.value >= 0x2E80 }
    }

    /// The number that stands for the name where there is none, `4711` or `/662821`: the last before the price that is
    /// no quantity.
    func code(in line: Line) -> String? {
        guard let price else { return nil }
        return line.tokens.indices.prefix { $0 < price.token }.last { index in
            let digits = line.tokens[index].text.filter { $0 != "/" && $0 != "#" }
            return digits.count >= 3 && digits.allSatisfy(\.isNumber) && !quantity.tokens.contains(index)
        }.map { line.tokens[$0].text }
    }

    /// Whether the line only tells of the quantity of a neighbour.
    var isQuantityOnly: Bool {
        price == nil && !hasName && (quantity.quantity != nil || quantity.unitPrice != nil)
    }

    init(_ line: Line, index: Int, price: Cell?, surroundings: Surroundings) {
        self.index = index
        self.price = price
        edge = line.row.box.x
        height = line.row.observations[0].box.height
        quantity = QuantityScanner(surroundings: surroundings).reading(of: line, price: price)
        (name, taxCode, left) = Self.name(of: line, price: price, quantity: quantity)
    }

    /// The name, the tax class and the left edge of the name.
    private static func name(
        of line: Line, price: Cell?, quantity: QuantityScanner.Reading
    ) -> (name: String, taxCode: String?, left: Int) {
        var taxCode: String?
        if let price, line.tokens.indices.contains(price.token) { taxCode = line.tokens[price.token].number?.suffix }
        var words: [(text: String, token: Int)] = []
        let isPriceFirst = Self.isPriceFirst(line, price)
        var article: Int?
        for (index, token) in line.tokens.enumerated() {
            if quantity.tokens.contains(index) || index == price?.token { continue }
            if let price, index > price.token, !isPriceFirst {
                // Behind the price stands the tax class and nothing that belongs to the name.
                let letters = token.text.filter { $0.isLetter || $0.isNumber }
                if taxCode == nil, letters.count <= 3, !letters.isEmpty { taxCode = letters }
                continue
            }
            let isBeside = !quantity.tokens.isEmpty && index > (quantity.tokens.min() ?? 0)
            if isBeside, token.isWord, NumberScanner.isUnitWord(token.text) { continue }
            // `Qty 2 @ 3.10`: the heading of the count is no name.
            if token.isWord, ["qty", "qty.", "qty:"].contains(token.text.lowercased()),
                quantity.tokens.contains(index + 1)
            {
                continue
            }
            switch token.kind {
            case .sign where token.text.count <= 2 && !["&", "+", "-", "/", "#", "(", ")"].contains(token.text):
                continue
            case .number(let shape)
            where isArticleNumber(shape, isFirst: words.isEmpty || isClass(words, before: index, of: line)):
                article = index
                // What stands before an article number counts the lines or marks a class: `001 7891000100103 LEITE`.
                if words.count == 1, words[0].text.count <= (shape.digits.utf8.count >= 6 ? 3 : 1),
                    words[0].token + 1 == index,
                    words[0].text.count == 1 || line.tokens[words[0].token].number != nil
                {
                    words = []
                }
                continue
            case .number(let shape)
            where article.map { $0 + 1 == index } ?? false && !words.isEmpty && shape.isPlain && shape.unit == nil:
                // What stands right behind an article number goes with it.
                article = index
            case .number
            where words.last.map({ formerPrice.contains($0.text.lowercased()) && $0.token + 1 == index }) ?? false
                && words.count > 1 && price != nil:
                // `Was 3.50` before the price is information.
                words.removeLast()
                continue
            case .number(let shape)
            where isColumnNumber(line, index, before: price) && !isRateInName(line, index, price: price):
                // A rate in a column of its own is the tax class.
                if shape.isPercent, taxCode == nil { taxCode = token.text }
                continue
            default: words.append((token.text, index))
            }
        }
        if let price, quantity.tokens.contains(where: { $0 > (words.first?.token ?? 0) }),
            let first = words.firstIndex(where: { $0.token > (quantity.tokens.min() ?? 0) && $0.token < price.token })
        {
            // Words between the quantity and the price: units and codes, kept only if nothing stands before.
            let before = words[..<first].contains { $0.text.unicodeScalars.count { $0.isLetter } >= 2 }
            if before && !quantity.isLeading { words = Array(words[..<first]) }
        }
        // `(C) PAO`: the tax class in brackets before the name.
        if taxCode == nil, words.count > 1, let letter = bracketedLetter(words[0].text) {
            taxCode = letter
            words.removeFirst()
        }
        while let first = words.first, words.count > 1, isStray(first.text) { words.removeFirst() }
        while let last = words.last, words.count > 1, isTrailing(last.text), price != nil || last.text != "&" {
            words.removeLast()
        }
        if taxCode == nil, words.count > 1, let last = words.last, isClass(last, in: line, before: price) {
            taxCode = last.text
            words.removeLast()
        }
        // `NET WT 0.742 kg`: words of the unit alone are no name.
        if quantity.unit != nil, price == nil, words.allSatisfy({ NumberScanner.isUnitWord($0.text) }) { words = [] }
        let left = words.first.map { line.tokens[$0.token].left } ?? line.row.box.x
        var name = words.map(\.text).joined(separator: " ")
        if let cut = name.firstRange(ofLabel: "SR:") { name = String(name[cut...]) }
        name = trimmed(name)
        // `*Detergent  6.60`: the mark of what is taxed; a note has no price.
        if let price, price.amount > .zero, name.first == "*", name.dropFirst().first?.isLetter == true {
            name.removeFirst()
        }
        return (name, taxCode, left)
    }

    /// Words before the price that something cost before.
    private static let formerPrice: Set<String> = ["was", "rrp", "statt", "uvp", "avant", "antes", "voor", "zamiast"]

    /// Whether a percentage before the price of `line` belongs to the name, as in `Dark choc 85%` or `Discount 20%`: two
    /// letters' room or less parts it from the word before.
    private static func isRateInName(_ line: Line, _ index: Int, price: Cell?) -> Bool {
        guard line.tokens[index].number?.isPercent == true, let price, index > 0 else { return false }
        let before = line.tokens[index - 1]
        let letter = (before.right - before.left) / max(1, before.text.count)
        return price.amount <= .zero || line.tokens[index].left - before.right <= 2 * letter
    }

    /// Whether the price stands before the name.
    private static func isPriceFirst(_ line: Line, _ price: Cell?) -> Bool {
        guard let price, !line.tokens[..<price.token].contains(where: \.isWord) else { return false }
        return line.tokens[(price.token + 1)...].contains {
            $0.isWord && $0.text.unicodeScalars.count { $0.isLetter } >= 4
        }
    }

    /// Whether a number is an article number: many digits, a few before any word, or a few of which the first is zero.
    private static func isArticleNumber(_ shape: NumberShape, isFirst: Bool) -> Bool {
        guard shape.isPlain, !shape.isPercent, shape.currency == nil else { return false }
        let count = shape.digits.utf8.count
        return count >= 6 || (count >= 4 && shape.unit == nil && (isFirst || shape.digits.hasPrefix("0")))
    }

    /// Whether all that stands before the token at `index` is one capital, and a word behind it: `E  97705  TURKEY`.
    private static func isClass(_ words: [(text: String, token: Int)], before index: Int, of line: Line) -> Bool {
        words.count == 1 && words[0].text.count == 1 && words[0].text.allSatisfy(\.isUppercase)
            && line.tokens.indices.contains(index + 1) && line.tokens[index + 1].isWord
    }

    /// Whether a number left of the price stands in a column of its own.
    private static func isColumnNumber(_ line: Line, _ index: Int, before price: Cell?) -> Bool {
        guard let price, index > 0 else { return false }
        let isLast = line.tokens[(index + 1)..<price.token].allSatisfy { $0.number != nil || $0.text.count <= 2 }
        return isLast && line.tokens[index].observation != line.tokens[index - 1].observation
    }

    /// Whether a word before the name is no part of it: a single letter or sign, an article number with letters.
    private static func isStray(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        let letters = scalars.count { $0.isLetter }
        if letters == 0 && !scalars.contains(where: { $0.isDigit }) {
            return !["+", "-", "*", "#", "("].contains(text) && !text.hasPrefix("*") && !text.hasPrefix("+")
        }
        return letters <= 2 && scalars.count { $0.isDigit } >= 5
    }

    /// Whether a word is a tax class in a column of its own before the price.
    private static func isClass(_ word: (text: String, token: Int), in line: Line, before price: Cell?) -> Bool {
        guard let price, word.token + 1 == price.token, word.text.count == 1, word.text.first?.isUppercase == true
        else {
            return false
        }
        let place = line.tokens[word.token].observation
        return line.tokens.count { $0.observation == place } == 1
    }

    /// The capital in `(C)`; nil if a word is anything else.
    private static func bracketedLetter(_ word: String) -> String? {
        guard word.count == 3, word.hasPrefix("("), word.hasSuffix(")") else { return nil }
        let letter = word.dropFirst().dropLast()
        return letter.allSatisfy(\.isUppercase) ? String(letter) : nil
    }

    /// Whether a word behind the name is no part of it: an article number, a lone class letter or sign.
    private static func isTrailing(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        let letters = scalars.count { $0.isLetter }
        let digits = scalars.count { $0.isDigit }
        if letters == 0 && digits == 0 {
            return !text.hasSuffix(")") && !["**", "*"].contains(text) || text.count == 1
        }
        return (letters <= 2 && digits >= 6) || (["@", "x", "X", "×", "a", "á", "à"].contains(text))
    }

    /// A name without the signs that rules, leaders and columns leave at its ends.
    private static func trimmed(_ name: String) -> String {
        var name = Substring(name)
        while let last = name.last, " .:;,|_=~·-".contains(last) { name.removeLast() }
        // `#Milk`, `^Bananas`: marks of a tax class or an offer.
        if name.first == "#", name.dropFirst().first?.isLetter == true { name.removeFirst() }
        while let first = name.first, " .:;,|_=~·^%".contains(first) { name.removeFirst() }
        return String(name)
    }
}

extension String {
    /// The index behind `label` if the text begins with it, whatever its case.
    fileprivate func firstRange(ofLabel label: String) -> String.Index? {
        guard lowercased().hasPrefix(label.lowercased()) else { return nil }
        return index(startIndex, offsetBy: label.count)
    }
}
