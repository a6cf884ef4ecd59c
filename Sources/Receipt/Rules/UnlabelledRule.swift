internal import Money

/// Lines without a known label, told by the zone they stand in.
struct UnlabelledRule {
    /// How amounts are printed, and where.
    var surroundings: Surroundings
    /// The borders of the zones.
    var zones: Zones

    /// What the line at `index` is.
    func claim(_ line: Line, at index: Int) -> Claim {
        if index >= zones.payment { return Claim(role: .information, rule: "foot", evidence: "below the payment") }
        if index >= zones.sums {
            if let payment = payment(line, index) { return payment }
            if let cell = surroundings.priceCell(of: line), cell.isFull, cell.amount < .zero {
                return Claim(role: .discount, rule: "discount", evidence: "a negative amount below the lines")
            }
            if isSentence(line) {
                return Claim(role: .information, rule: "foot", evidence: "an amount within a sentence")
            }
            let hasAmount = surroundings.priceCell(of: line)?.isFull == true
            return Claim(role: hasAmount ? .unread : .information, rule: "foot", evidence: "below the sums")
        }
        if isSectionHeading(line) {
            return Claim(role: .information, rule: "section", evidence: "a heading between signs")
        }
        return Claim(role: .detail, rule: "detail", evidence: "no amount in the price column")
    }

    /// Whether an amount stands within a sentence: a word before it, and words behind the last number,
    /// `Next visit 5.00 off any purchase`.
    private func isSentence(_ line: Line) -> Bool {
        guard let first = line.tokens.first, first.isWord, let last = line.tokens.lastIndex(where: { $0.number != nil })
        else { return false }
        let letters = line.tokens[(last + 1)...].filter(\.isWord).map { $0.text.unicodeScalars.count { $0.isLetter } }
        return letters.contains { $0 >= 3 } && line.row.observations.count == 1
    }

    /// A line below the sums that begins with a way of paying, whatever else it says: `EBT FOOD 3.99`.
    private func payment(_ line: Line, _ index: Int) -> Claim? {
        guard let segment = line.segments.first, let match = segment.matches.first, match.words.lowerBound == 0,
            match.isExact, match.concepts.contains(.tender), let cell = surroundings.priceCell(of: line), cell.isFull,
            cell.amount > .zero
        else { return nil }
        let entry = Entry(kind: .tender, label: line.row.text, cell: cell, line: index)
        return Claim(role: .payment, rule: "payment", evidence: line.evidence, entries: [entry])
    }

    /// Whether a line is a heading of a course between signs: `*** MAINS ***`.
    private func isSectionHeading(_ line: Line) -> Bool {
        let text = line.row.text
        guard let first = text.first, "*-=~#+_.".contains(first), text.last == first else { return false }
        return text.count { $0 == first } >= 4
    }
}
