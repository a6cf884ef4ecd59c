/// Proposed tips, which nobody has to pay: `18%  9.00`, `15% 7.50  20% 10.00`.
struct SuggestionRule {
    /// How amounts are printed, and where.
    var surroundings: Surroundings

    /// Whether a line is a proposed tip: a percentage, an amount, and no words but those of tips.
    /// Below a heading of suggestions the words do not matter: `Great (18%)  3.60`.
    func matches(_ line: Line, belowHeading: Bool) -> Bool {
        let numbers = line.tokens.compactMap(\.number)
        // The amounts of several proposals below their percentages.
        if belowHeading, !line.hasText, numbers.count >= 2, numbers.allSatisfy({ surroundings.style.isFullAmount($0) })
        {
            return true
        }
        guard numbers.contains(where: { $0.isPercent }),
            numbers.contains(where: { surroundings.style.isFullAmount($0) }), !numbers.contains(where: \.isNegative)
        else { return false }
        if belowHeading { return line.segments.allSatisfy { $0.concepts.isDisjoint(with: [.total, .due, .tax]) } }
        return line.segments.allSatisfy { segment in
            (segment.matches.isEmpty && segment.words.allSatisfy { $0.utf8.count <= 2 })
                || (segment.says(.tip) && segment.numbers.count >= 2 && numbers.count { $0.isPercent } >= 2)
        }
    }
}
