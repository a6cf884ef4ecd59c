internal import CTesseract

/// What the engine saw in one line, symbol by symbol.
struct Reading: Hashable, Sendable {
    /// One character, and what else it may be.
    struct Symbol: Hashable, Sendable {
        /// The character as read.
        var text: String
        /// How sure the engine is of it, from 0 to 1.
        var confidence: Double
        /// Whether a blank stands before it.
        var beginsWord: Bool
        /// Other characters for the same place, best first.
        var choices: [Choice] = []
    }

    /// Another character for a place.
    struct Choice: Hashable, Sendable {
        var text: String
        var confidence: Double
    }

    /// The characters, left to right, without blanks.
    var symbols: [Symbol]

    /// The line's text, words parted by one blank.
    var text: String { text(replacing: nil) }

    /// The text with one symbol changed.
    private func text(replacing change: (index: Int, text: String)?) -> String {
        var result = ""
        for (index, symbol) in symbols.enumerated() {
            if symbol.beginsWord, !result.isEmpty { result += " " }
            if let change, change.index == index { result += change.text } else { result += symbol.text }
        }
        return result
    }

    /// Whole texts in which one character is the engine's next choice for it, likeliest first. Only lines with a
    /// digit have them: what they are for is to mend amounts.
    func alternatives(atMost count: Int) -> [String] {
        guard symbols.contains(where: { $0.text.allSatisfy(\.isNumber) }) else { return [] }
        var changes: [(likelihood: Double, index: Int, text: String)] = []
        for (index, symbol) in symbols.enumerated() {
            for choice in symbol.choices where choice.text != symbol.text && choice.confidence > 0.01 {
                changes.append((choice.confidence / max(symbol.confidence, 0.01), index, choice.text))
            }
        }
        changes.sort { ($0.likelihood, $1.index) > ($1.likelihood, $0.index) }
        var result: [String] = []
        for change in changes {
            let text = text(replacing: (change.index, change.text))
            if !result.contains(text) { result.append(text) }
            if result.count == count { break }
        }
        return result
    }
}

extension Reading {
    /// Walks over the results of a recognised line.
    init(walking iterator: OpaquePointer) {
        symbols = []
        let page = TessResultIteratorGetPageIteratorConst(iterator)
        repeat {
            guard let raw = TessResultIteratorGetUTF8Text(iterator, RIL_SYMBOL) else { continue }
            defer { TessDeleteText(raw) }
            let text = String(cString: raw).withNarrowCapitals.filter { !$0.isWhitespace }
            if text.isEmpty { continue }
            var symbol = Symbol(
                text: text, confidence: Double(TessResultIteratorConfidence(iterator, RIL_SYMBOL)) / 100,
                beginsWord: TessPageIteratorIsAtBeginningOf(page, RIL_WORD) != 0)
            if let choices = TessResultIteratorGetChoiceIterator(iterator) {
                defer { TessChoiceIteratorDelete(choices) }
                repeat {
                    guard let other = TessChoiceIteratorGetUTF8Text(choices) else { continue }
                    let choice = Choice(
                        text: String(cString: other).withNarrowCapitals,
                        confidence: Double(TessChoiceIteratorConfidence(choices)) / 100)
                    if !choice.text.isEmpty, choice.text != text { symbol.choices.append(choice) }
                } while TessChoiceIteratorNext(choices) != 0
            }
            symbols.append(symbol)
        } while TessResultIteratorNext(iterator, RIL_SYMBOL) != 0
    }
}

extension String {
    /// The string with ASCII capitals for full-width ones, as which the model's alphabet holds them (`WIDE` in
    /// Training/alphabet.py says why).
    fileprivate var withNarrowCapitals: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    ("\u{FF21}"..."\u{FF3A}").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar
                }))
    }
}
