internal import Money

/// A row with its tokens, the labels in it, and the numbers that may be money.
struct Line {
    /// The row.
    let row: Row
    /// Its words, numbers and signs, from left to right.
    let tokens: [Token]
    /// Its labels and the amounts behind each.
    let segments: [Segment]

    /// A label with what stands behind it: `TOTAL SAVING: 0.00  TOTAL 12.00` has two.
    struct Segment {
        /// The range of its tokens.
        var tokens: Range<Int>
        /// The plain words of its label.
        var words: [String]
        /// The label words that were found.
        var matches: [Keywords.Match]
        /// The indices of its number tokens.
        var numbers: [Int]
        /// Whether it names a percentage.
        var hasRate = false
        /// Whether a whole number and one with decimals stand in it, as in `TOTAL 3 ITEMS 9.00`.
        var hasCountAndAmount = false

        /// What the label speaks of.
        var concepts: Set<Concept> { matches.reduce(into: []) { $0.formUnion($1.concepts) } }

        /// The share of the label's letters that belong to known labels, 0 to 1.
        var coverage: Double {
            let letters = words.reduce(0) { $0 + $1.unicodeScalars.count { $0.isLetter } }
            guard letters > 0 else { return 0 }
            return min(1, Double(matches.reduce(0) { $0 + $1.letters }) / Double(letters))
        }

        /// Whether the label says `concept` and little else.
        func says(_ concept: Concept, coverage least: Double = 0.6) -> Bool {
            concepts.contains(concept) && coverage >= least
        }

        /// The same segment with only the labels spelt as in the table.
        var exact: Segment {
            var segment = self
            segment.matches = matches.filter(\.isExact)
            return segment
        }
    }

    init(row: Row, keywords: Keywords, tokenizer: Tokenizer = Tokenizer()) {
        self.row = row
        tokens = tokenizer.tokens(of: row)
        segments = Self.segments(of: tokens, keywords: keywords)
    }

    /// The words of the whole row in plain form.
    var words: [String] { segments.flatMap(\.words) }

    /// Whether the row has a word of at least two letters.
    var hasText: Bool {
        tokens.contains { $0.isWord && $0.text.unicodeScalars.count { $0.isLetter } >= 2 }
    }

    /// Parts the tokens into labels, each with the numbers behind it.
    ///
    /// A new label begins at a word behind a number if it is a known label; other words behind numbers, such as tax
    /// classes, stay with the label before.
    private static func segments(of tokens: [Token], keywords: Keywords) -> [Segment] {
        var starts = [0]
        for index in tokens.indices.dropFirst() where tokens[index].isWord && !tokens[index - 1].isWord {
            let hasNumber = tokens[starts[starts.count - 1]..<index].contains {
                $0.number.map { !$0.isPercent && !$0.isCount } ?? false
            }
            // A label behind an amount that has none of its own, as where prices stand first, stays with it.
            guard hasNumber, tokens[starts[starts.count - 1]..<index].contains(where: \.isWord),
                tokens[index].text.unicodeScalars.count(where: { $0.isLetter }) >= 3
            else { continue }
            // The label may have several words: `GRAND TOTAL`.
            let text = tokens[index...].prefix(3).prefix { $0.isWord }.map(\.text).joined(separator: " ")
            let found = keywords.matches(in: WordFolding.words(of: text)).prefix { $0.words.lowerBound == 0 }
            let hasAmount = tokens[starts[starts.count - 1]..<index].contains { $0.number.map { !$0.isPlain } ?? false }
            let isFollowed = tokens[index...].contains { $0.number.map { !$0.isPlain } ?? false }
            let isLabel = found.contains { match in
                match.isExact
                    && (!match.concepts.isDisjoint(with: breaking) || (isFollowed && match.concepts.contains(.tender)))
            }
            if isLabel && (hasAmount || starts.count == 1) { starts.append(index) }
        }
        return starts.enumerated().map { number, start in
            let end = number + 1 < starts.count ? starts[number + 1] : tokens.count
            let text = (start..<end).filter { isLabelWord(tokens, at: $0) }.map { tokens[$0].text }.joined(
                separator: " ")
            let words = WordFolding.words(of: text).filter { word in
                // Masked card numbers are no words.
                word.unicodeScalars.contains { $0.isLetter }
                    && !(word.count > 2 && word.allSatisfy { $0 == "x" || $0.isNumber })
            }
            let whole = tokens[start..<end].firstIndex { $0.number.map { $0.isPlain } ?? false }
            let hasWhole = whole.map { tokens[$0..<end].contains(where: \.isWord) } ?? false
            let hasDecimals = tokens[start..<end].contains { $0.number.map { !$0.isPlain } ?? false }
            return Segment(
                tokens: start..<end, words: words,
                matches: matches(in: words, keywords, isCounted: hasWhole && hasDecimals),
                numbers: (start..<end).filter { tokens[$0].number != nil },
                hasRate: tokens[start..<end].contains { $0.number?.isPercent == true },
                hasCountAndAmount: hasWhole && hasDecimals)
        }
    }

    /// Whether a token can be part of a label: a word that is no unit behind a number, or digits glued to signs.
    private static func isLabelWord(_ tokens: [Token], at index: Int) -> Bool {
        let token = tokens[index]
        if let number = token.number {
            return number.currency == nil && token.text.unicodeScalars.contains { $0.value >= 0x3040 }
        }
        guard token.isWord else { return false }
        // `1.000 STK  20.99` tells a quantity; `STK` is no label there.
        let isUnit = index > 0 && tokens[index - 1].number != nil && NumberScanner.isUnitWord(token.text)
        return !isUnit
    }

    /// The labels in some words. `TOTAL 3 ITEMS 9.00` is a total with a count in between, not a total of items.
    private static func matches(in words: [String], _ keywords: Keywords, isCounted: Bool) -> [Keywords.Match] {
        let matches = keywords.matches(in: words)
        guard isCounted, let first = matches.first, first.words.count > 1, first.words.lowerBound == 0,
            first.concepts.contains(.count)
        else { return matches }
        let head = keywords.matches(in: Array(words.prefix(1)))
        guard head.contains(where: { $0.concepts.contains(.total) }) else { return matches }
        let rest = keywords.matches(in: Array(words.dropFirst())).map { match in
            var match = match
            match.words = (match.words.lowerBound + 1)..<(match.words.upperBound + 1)
            return match
        }
        return head + rest
    }

    /// The labels which may begin behind an amount on the same row.
    private static let breaking: Set<Concept> = [.total, .due, .subtotal, .change, .tax, .rounding, .service, .tip]
}
