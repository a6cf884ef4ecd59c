/// How alike two names are, 0 to 1, whatever their case and signs.
enum Similarity {
    /// The likeness of two names: 0.7 or 1 where one holds the other, else twice the letters they share in order over all
    /// letters (Ratcliff and Obershelp, 1988).
    static func of(_ first: String, _ second: String) -> Double {
        let first = letters(of: first)
        let second = letters(of: second)
        guard !first.isEmpty, !second.isEmpty else { return 0 }
        if contains(first, second) || contains(second, first) { return min(first.count, second.count) >= 3 ? 1 : 0.7 }
        let shared = shared(first[...], second[...])
        return 2 * Double(shared) / Double(first.count + second.count)
    }

    /// The letters and digits of a text, in lower case.
    private static func letters(of text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber:
                true
            default: false
            }
        }
    }

    private static func contains(_ whole: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
        guard part.count <= whole.count else { return false }
        return (0...(whole.count - part.count)).contains { whole[$0..<($0 + part.count)].elementsEqual(part) }
    }

    /// The length of the longest run that both have, and of those to its left and right.
    private static func shared(_ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>) -> Int {
        var best = (first: 0, second: 0, length: 0)
        var lengths: [Int: Int] = [:]
        for (i, letter) in zip(first.indices, first) {
            var next: [Int: Int] = [:]
            for (j, other) in zip(second.indices, second) where letter == other {
                let length = (lengths[j - 1] ?? 0) + 1
                next[j] = length
                if length > best.length { best = (i - length + 1, j - length + 1, length) }
            }
            lengths = next
        }
        guard best.length > 0 else { return 0 }
        return best.length + shared(first[..<best.first], second[..<best.second])
            + shared(first[(best.first + best.length)...], second[(best.second + best.length)...])
    }
}
