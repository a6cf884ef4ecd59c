internal import Receipt

/// What several looks at one place saw, weighed against each other.
struct Votes {
    /// What the first look saw.
    private let first: Observation
    /// Each text that was read, in the order of the looks, with the votes for it and the surest of its looks.
    private var texts: [(text: String, votes: Double, confidence: Double)]
    /// Other choices of the engine.
    private var choices: [String] = []

    /// Begins with an observation, which votes with its own confidence.
    init(_ first: Observation) {
        self.first = first
        texts = [(first.text, Self.weight(first.confidence), first.confidence)]
    }

    /// Adds another look; one that saw nothing has no vote.
    mutating func add(_ reading: Reading) {
        guard !reading.symbols.isEmpty else { return }
        choices += reading.alternatives(atMost: 4)
        let text = reading.text, confidence = Confidence.ofLine(reading)
        if let place = texts.firstIndex(where: { $0.text == text }) {
            texts[place].votes += Self.weight(confidence)
            texts[place].confidence = max(texts[place].confidence, confidence)
        } else {
            texts.append((text, Self.weight(confidence), confidence))
        }
    }

    /// The observation with the text that has the most votes, of equal ones the earliest; the others are alternatives.
    ///
    /// An amount is never outvoted by what has no decimal mark.
    var decided: Observation {
        let rivals = texts.filter { Self.hasMark($0.text) || !Self.hasMark(first.text) }
        let winner = rivals.max { $0.votes < $1.votes } ?? texts[0]
        var result = first
        result.text = winner.text
        result.confidence = winner.confidence
        let seen = texts.map(\.text).filter { $0 != winner.text }
        let others =
            seen.filter { Self.hasMark($0) } + first.alternatives + choices + seen.filter { !Self.hasMark($0) }
        result.alternatives = others.enumerated()
            .filter { place, text in text != result.text && others.firstIndex(of: text) == place }
            .prefix(8).map(\.element)
        return result
    }

    /// Whether two digits stand behind a decimal mark and a digit.
    private static func hasMark(_ text: String) -> Bool {
        let bytes = Array(text.utf8), digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return bytes.indices.dropFirst().dropLast(2).contains { place in
            (bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ","))
                && [place - 1, place + 1, place + 2].allSatisfy { digits.contains(bytes[$0]) }
        }
    }

    /// The vote of a look; a little even of one that is nearly certain to be wrong, so that three alike count.
    private static func weight(_ confidence: Double) -> Double { confidence + 0.1 }
}
