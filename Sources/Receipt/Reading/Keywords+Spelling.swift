extension Keywords {
    /// The word of the table that a word stands for; nil if none is near enough.
    ///
    /// Up to four letters must be the same; five to seven may differ in one, more in two. A letter more than in the
    /// table is allowed only in long words, so that `summer` is not `summe`.
    func spelling(of word: String) -> String? {
        if known.contains(word) { return word }
        let plain = Self.joiningStrokes(word)
        if known.contains(plain) { return plain }
        // A wide first letter is now and then read twice: `TTOTAL`, `Zzu zahlen`.
        let once = String(plain.dropFirst())
        if plain.first == once.first, known.contains(once) { return once }
        // So is a bracket or an edge before a sum: `CTOTAL`, `lSumme`.
        if once.utf8.count >= 5, tiers[once] == 0 { return once }
        let bytes = Array(plain.utf8)
        guard bytes.count >= 4 else { return nil }
        var best: (word: String, rank: Int)?
        let letters = Spelling.letters(of: bytes)
        for length in (bytes.count - 2)...(bytes.count + 2) {
            let limit = length >= 8 ? 2 : 1
            if bytes.count > length && length < 7 && !(length == 6 && Self.strokes.contains(bytes[6])) { continue }
            for candidate in vocabulary[length] ?? []
            where (candidate.letters ^ letters).nonzeroBitCount <= 2 * limit {
                guard let distance = EditDistance.between(bytes, candidate.bytes, limit: limit) else { continue }
                let rank = distance * 3 + (tiers[candidate.word] ?? 2)
                if best.map({ rank < $0.rank }) ?? true { best = (candidate.word, rank) }
            }
        }
        return best?.word
    }

    /// Letters as which the upright of a frame behind a word is read.
    private static let strokes: Set<UInt8> = [UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "j")]

    /// A word of the table, with what the search for near ones needs.
    struct Spelling {
        /// The word.
        let word: String
        /// Its bytes.
        let bytes: [UInt8]
        /// Which letters are in it. Every letter changed, added or dropped changes at most two of the bits, so that most
        /// words need no further look.
        let letters: UInt32

        init(_ word: String) {
            self.word = word
            bytes = Array(word.utf8)
            letters = Self.letters(of: bytes)
        }

        static func letters(of bytes: [UInt8]) -> UInt32 {
            bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) }
        }
    }

    /// Takes `rn` for `m`, which readers see there: `arnount`.
    private static func joiningStrokes(_ word: String) -> String {
        var result = ""
        for character in word {
            if character == "n", result.last == "r" {
                result.removeLast()
                result.append("m")
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The sum that a word may stand for which the table knows only as a part of other labels: `SOMME` for `SUMME`.
    func sum(near word: String, at index: Int) -> Match? {
        let bytes = Array(word.utf8)
        guard bytes.count >= 5 else { return nil }
        let near = (vocabulary[bytes.count] ?? []).filter {
            tiers[$0.word] == 0 && $0.word != word && EditDistance.between(bytes, $0.bytes, limit: 1) != nil
        }
        let concepts = near.reduce(into: Set<Concept>()) { $0.formUnion(self.concepts(of: $1.word)) }
        guard !concepts.isEmpty else { return nil }
        return Match(concepts: concepts, words: index..<(index + 1), letters: word.count, isExact: false)
    }
}
