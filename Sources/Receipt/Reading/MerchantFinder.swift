/// Finds the trade name among the lines of the heading.
///
/// Receipts put the name first, but logos are read badly, and slogans, addresses and labels stand around it. Every line
/// that reads like a name is judged: for where it stands, how surely it was read, a website of the same name anywhere on
/// the receipt, or the form of a company behind it; against digits, words of streets and labels.
struct MerchantFinder {
    /// All lines of the receipt.
    var lines: [Line]

    /// The trade name; nil if no line above the first item, whose number is `item`, reads like a name.
    func merchant(before item: Int?) -> String? {
        let sites = lines.flatMap { $0.row.text.websites }
        let above = lines.prefix(14).prefix { line in item.map { line.row.number < $0 } ?? true }
        var best: (text: String, score: Double)?
        for (place, line) in above.enumerated() {
            // Specks beside the name are no part of it.
            let texts = line.row.observations.filter { $0.confidence >= 0.05 }.map(\.text)
            let text = (texts.isEmpty ? line.row.observations.map(\.text) : texts).joined(separator: " ")
            guard let score = self.score(of: text, line, place: place, sites: sites) else { continue }
            if best.map({ score > $0.score }) ?? true { best = (text, score) }
        }
        return best?.text
    }

    /// How much a line reads like the name of the shop; nil if it cannot be one.
    private func score(of text: String, _ line: Line, place: Int, sites: [String]) -> Double? {
        let scalars = text.unicodeScalars
        let letters = scalars.count { $0.isLetter }
        let digits = scalars.count { $0.isDigit }
        guard letters >= 3, letters * 2 >= scalars.count else { return nil }
        let words = WordFolding.words(of: text)
        let confidence = line.row.observations.map(\.confidence).min() ?? 0
        var score = -0.12 * Double(place)
        // Logos are read badly, patterns taken for letters worse.
        if confidence < 0.15 { score -= 0.45 } else if confidence < 0.5 { score -= 0.15 }
        if digits * 3 > letters { score -= 0.35 }
        if letters * 4 < scalars.count * 3 { score -= 0.3 }
        if words.reduce(0, { $0 + $1.count }) < 3 * words.count { score -= 0.3 }
        if words.contains(where: { Self.isStreet($0) }) { score -= 0.6 }
        if words.contains(where: { Self.companies.contains($0) }) { score += 0.1 }
        if text.isWebsite || NumberScanner.isCurrency(text) { score -= 0.6 }
        if words.starts(with: ["own", "by"]) || words.starts(with: ["owned", "by"]) { score -= 0.3 }
        let joined = words.joined()
        if sites.contains(where: { site in
            joined.contains(site) || words.contains { $0.count >= 4 && site.contains($0) }
        }) {
            score += 0.5
        }
        let isLabel = line.segments.contains { segment in
            segment.coverage >= 0.5
                && !segment.concepts.isDisjoint(with: [.reference, .tender, .column, .count, .tax])
        }
        return isLabel ? score - 0.7 : score
    }

    /// Whether a word is one of streets and not of names.
    private static func isStreet(_ word: String) -> Bool {
        streets.contains(word)
            || ["strasse", "straße", "strabe", "strase", "gasse", "weg", "platz"].contains { word.hasSuffix($0) }
    }

    private static let companies: Set<String> = [
        "gmbh", "bhd", "ltd", "inc", "llc", "ag", "kg", "sa", "srl", "spa", "bv", "ab", "oy", "pt", "pte", "plc",
        "sarl",
        "restaurant", "cafe", "bistro", "bar", "market", "store", "stores", "mart", "pizzeria", "trattoria",
        "ristorante",
        "warung", "bakery", "grill", "kitchen", "hotel",
    ]
    private static let streets: Set<String> = [
        "street", "st", "str", "road", "rd", "ave", "avenue", "blvd", "boulevard", "drive", "dr", "lane", "hwy",
        "highway",
        "suite", "ste", "jalan", "jln", "jl", "lot", "taman", "allee", "rue", "calle", "via", "plaza", "piazza",
        "floor",
        "level", "lebuh", "square", "kec", "kab", "ul", "mall",
    ]
}
