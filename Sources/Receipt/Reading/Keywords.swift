/// Finds label words in whatever language, matched by whole words and small edit distance, never by substring: `TAXI`
/// is no tax and `TOTALLY` no total, but `Tatal`, `TOTA1` and `hesantbetrag` are what they look like.
struct Keywords {
    /// A label that was found.
    struct Match: Hashable {
        /// What the label can speak of.
        var concepts: Set<Concept>
        /// The words of the text it covers.
        var words: Range<Int>
        /// How many letters it covers.
        var letters: Int
        /// Whether every word is spelt as in the table.
        var isExact: Bool
    }

    /// The phrases that begin with a word, longest first.
    let phrases: [String: [(words: [String], concept: Concept)]]
    /// All words that begin a phrase or stand in one, by length, for fuzzy search.
    let vocabulary: [Int: [Spelling]]
    /// What labels of several words and at least eight letters say, by their words without the blanks.
    private let joined: [String: Set<Concept>]
    let known: Set<String>
    /// How likely a word is meant where several are as near: 0 for the words of sums, 1 for taxes and charges, 2 for
    /// others.
    let tiers: [String: Int]

    /// The labels of all languages.
    static let all = Keywords([
        english, german, french, spanish, italian, portuguese, dutch, polish, scandinavian, malay, czech, hungarian,
        romanian, croatian, turkish, greek, cyrillic, vietnamese,
    ])

    /// No labels, for text of which only the numbers matter.
    static let none = Keywords([])

    /// Makes a table from phrases by concept, parted by bars.
    init(_ languages: [[Concept: String]]) {
        var phrases: [String: [(words: [String], concept: Concept)]] = [:]
        var known: Set<String> = []
        var tiers: [String: Int] = [:]
        for language in languages {
            for (concept, list) in language {
                for phrase in list.split(separator: "|") {
                    let words = WordFolding.words(of: String(phrase))
                    guard let first = words.first else { continue }
                    known.formUnion(words)
                    let tier =
                        [.total, .subtotal, .due].contains(concept) ? 0 : ([.tax, .service].contains(concept) ? 1 : 2)
                    for word in words { tiers[word] = min(tiers[word] ?? 2, tier) }
                    if !(phrases[first]?.contains { $0.words == words && $0.concept == concept } ?? false) {
                        phrases[first, default: []].append((words, concept))
                    }
                }
            }
        }
        self.phrases = phrases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
        let several = phrases.values.joined().filter { $0.words.count > 1 }
        joined = Dictionary(grouping: several) { $0.words.joined() }.filter { $0.key.utf8.count >= 8 }
            .mapValues { Set($0.map(\.concept)) }
        self.known = known
        self.tiers = tiers
        vocabulary = Dictionary(grouping: known.filter { $0.utf8.count >= 5 }.sorted(), by: { $0.utf8.count })
            .mapValues { $0.map { Spelling($0) } }
    }

    /// The labels in some words, from left to right, each the longest that fits.
    func matches(in words: [String]) -> [Match] {
        let spelt = words.map { spelling(of: $0) }
        var result: [Match] = []
        var index = 0
        while index < words.count {
            let whole = unparted(words, spelt, at: index)
            guard let match = whole ?? longest(at: index, words: words, spelt: spelt) else {
                index += 1
                continue
            }
            result.append(match)
            index = match.words.upperBound
        }
        return result
    }

    /// A label that lost its blanks, `GrandTotal`, or a word of one that got a blank too many, `Sub to tal`.
    private func unparted(_ words: [String], _ spelt: [String?], at index: Int) -> Match? {
        guard !known.contains(words[index]) else { return nil }
        if let concepts = joined[words[index]] {
            return Match(
                concepts: concepts, words: index..<(index + 1), letters: words[index].count, isExact: true)
        }
        guard index + 1 < words.count, !known.contains(words[index + 1]) else { return nil }
        let word = words[index] + words[index + 1]
        let concepts = self.concepts(of: word)
        guard word.utf8.count >= 5, !concepts.isEmpty else { return nil }
        return Match(concepts: concepts, words: index..<(index + 2), letters: word.count, isExact: true)
    }

    /// What a word says as a label of its own.
    func concepts(of word: String) -> Set<Concept> {
        Set((phrases[word] ?? []).filter { $0.words.count == 1 }.map(\.concept))
    }

    private func longest(at index: Int, words: [String], spelt: [String?]) -> Match? {
        guard let first = spelt[index] else {
            return Self.signs(words, at: index) ?? Self.sign(words[index], at: index)
        }
        guard let best = phrase(from: first, at: index, words: words, spelt: spelt) else {
            return sum(near: words[index], at: index)
        }
        return best
    }

    /// The longest label that begins with a word of the table.
    private func phrase(from first: String, at index: Int, words: [String], spelt: [String?]) -> Match? {
        var best: Match?
        for (phrase, concept) in phrases[first] ?? [] {
            let end = index + phrase.count
            guard end <= words.count, zip(phrase, spelt[index..<end]).allSatisfy({ $0 == $1 }) else { continue }
            if let found = best {
                if found.words.upperBound > end { break }
                best?.concepts.insert(concept)
            } else {
                best = Match(
                    concepts: [concept], words: index..<end, letters: words[index..<end].reduce(0) { $0 + $1.count },
                    isExact: zip(words[index..<end], phrase).allSatisfy { $0 == $1 })
            }
        }
        return best
    }

    /// A label of several Arabic words.
    private static func signs(_ words: [String], at index: Int) -> Match? {
        guard let first = words[index].unicodeScalars.first, (0x600...0x6FF).contains(first.value) else { return nil }
        for length in [4, 3, 2] where index + length <= words.count {
            let joined = words[index..<(index + length)].joined()
            let concepts = signPhrases.filter { $0.phrase == joined }.map(\.concept)
            if !concepts.isEmpty {
                return Match(
                    concepts: Set(concepts), words: index..<(index + length), letters: joined.count, isExact: true)
            }
        }
        return nil
    }

    /// A label in a script without blanks, where it begins or ends the word.
    private static func sign(_ word: String, at index: Int) -> Match? {
        guard let first = word.unicodeScalars.first, first.value >= 0x600 || first.isDigit else { return nil }
        let letters = String(String.UnicodeScalarView(word.unicodeScalars.drop { $0.isDigit }))
        var best: (length: Int, concepts: Set<Concept>)?
        for (phrase, concept) in signPhrases where letters.hasPrefix(phrase) || letters.hasSuffix(phrase) {
            if best.map({ phrase.count > $0.length }) ?? true {
                best = (phrase.count, [concept])
            } else if let found = best, found.length == phrase.count {
                best?.concepts.insert(concept)
            }
        }
        guard let best else { return nil }
        return Match(concepts: best.concepts, words: index..<(index + 1), letters: best.length, isExact: true)
    }

    private static let signPhrases: [(phrase: String, concept: Concept)] = signs.flatMap { concept, list in
        list.split(separator: "|").map { (WordFolding.words(of: String($0)).joined(), concept) }
    }
}
