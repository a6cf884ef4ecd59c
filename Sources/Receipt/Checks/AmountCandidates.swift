internal import Money

/// What else a printed amount may be, and what it costs to believe it.
struct AmountCandidates {
    /// How amounts are printed.
    var surroundings: Surroundings

    /// The other amounts that a place may hold, each with its cost; 1 is what another reading saw there.
    func candidates(for amount: Amount, cell: Cell?, in line: Line) -> [(amount: Amount, cost: Int)] {
        guard let cell else { return [] }
        var costs: [Amount: Int] = [:]
        func add(_ candidate: Amount, _ cost: Int) {
            // A discount printed without a minus keeps the sign it was given.
            let signed = amount < .zero && cell.amount > .zero ? -candidate : candidate
            costs[signed] = min(costs[signed] ?? .max, cost)
        }
        for other in cell.others { add(other, 2) }
        // A minus is the faintest of all characters, and likelier lost where the label speaks of money given back.
        if line.row.observations[line.tokens[cell.token].observation].confidence < 0.995 {
            let isGivenBack = line.segments.contains {
                !$0.concepts.isDisjoint(with: [.depositReturn, .discount, .refund])
            }
            add(-amount, isGivenBack ? 2 : 4)
        }
        let token = line.tokens[cell.token]
        let observation = line.row.observations[token.observation]
        for (rank, alternative) in observation.alternatives.enumerated() {
            if let seen = lastAmount(in: alternative) { add(seen, 1 + rank) }
        }
        // A price of one on the same line is seen too; with one piece, or a count, it makes the price.
        for index in line.tokens.indices where index < cell.token {
            guard let one = surroundings.cell(index, of: line), one.isFull else { continue }
            add(one.amount, 3)
            for other in line.tokens.indices where other != index && other < cell.token {
                guard let count = line.tokens[other].number, count.isPlain || count.isCount,
                    let value = count.plainValue, (2...99).contains(value.units)
                else { continue }
                add(Amount(one.amount.minorUnits * value.units), 3)
            }
        }
        guard let shape = token.number else { return costs.map { ($0.key, $0.value) } }
        for lookAlike in Self.lookAlikes(of: shape, isSure: observation.confidence >= Self.sure) {
            for reading in surroundings.style.readings(of: lookAlike.shape, exponent: surroundings.exponent).prefix(1) {
                add(reading.amount, lookAlike.cost)
            }
        }
        return costs.map { ($0.key, $0.value) }.sorted { ($0.cost, $0.amount) < ($1.cost, $1.amount) }
    }

    /// The last amount in another reading of a place.
    private func lastAmount(in text: String) -> Amount? {
        let box = Box(x: 0, y: 0, width: 10 * max(1, text.count), height: 20)
        let row = Row(number: 1, observations: [Observation(text: text, box: box, confidence: 1)])
        let line = Line(row: row, keywords: .none)
        return surroundings.lastCell(
            in: Line.Segment(
                tokens: line.tokens.indices, words: [], matches: [],
                numbers: line.tokens.indices.filter { line.tokens[$0].number != nil }), of: line)?.amount
    }

    /// The confidence, 0 to 1, from which no digit is taken for one that looks alike.
    static let sure = 0.85

    /// The number with signs and digits that look alike exchanged.
    private static func lookAlikes(of shape: NumberShape, isSure: Bool) -> [(shape: NumberShape, cost: Int)] {
        var result: [(shape: NumberShape, cost: Int)] = []
        // A currency sign read as a digit before the number: 4 for ¥, 5 or 8 for $, 6 for €.
        if shape.currency == nil, shape.digits.utf8.count >= 3, let first = shape.groups[0].first,
            "4586".contains(first)
        {
            var dropped = shape
            dropped.groups[0].removeFirst()
            result.append((dropped, 3))
        }
        if isSure { return result }
        for (group, digits) in shape.groups.enumerated() {
            for (place, digit) in digits.enumerated() {
                for other in confused[digit] ?? "" {
                    var changed = shape
                    var characters = Array(digits)
                    characters[place] = other
                    changed.groups[group] = String(characters)
                    result.append((changed, 5))
                }
            }
        }
        return result
    }

    /// Digits that readers confuse, in either direction.
    private static let confused: [Character: String] = [
        "0": "869", "1": "74", "2": "7", "3": "85", "4": "19", "5": "63", "6": "058", "7": "12", "8": "0369",
        "9": "084",
    ]
}
