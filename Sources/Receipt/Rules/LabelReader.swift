internal import Money

/// What a label says of its line, and the rule that said so.
struct Label {
    /// What it says about the bill.
    var entry: Entry
    /// The name of the rule.
    var rule: String
}

/// Reads the labels of a line with the amounts behind them.
struct LabelReader {
    /// The rules for labels, in order; the first that has something to say wins.
    static let rules: [any LabelRule] = [
        InformationRule(), RoundingRule(), PaymentRule(), SumRule(), TaxRule(), ChargeRule(), FeeRule(), DiscountRule(),
    ]

    /// How amounts are printed, and where.
    var surroundings: Surroundings

    /// The labels of `line`, which is the one at `index`.
    func labels(of line: Line, at index: Int) -> [Label] {
        return line.segments.compactMap { segment in
            guard !segment.matches.isEmpty else { return nil }
            for rule in Self.rules {
                guard let kind = rule.kind(of: segment) else { continue }
                var cell = surroundings.lastCell(in: segment, of: line)
                let rate = self.rate(in: segment, of: line)
                if kind == .tax, let better = taxCell(in: segment, of: line, rate: rate) { cell = better }
                let label = line.tokens[segment.tokens].filter { $0.isWord }.map(\.text).joined(separator: " ")
                return Label(
                    entry: Entry(kind: kind, label: label, cell: cell, rate: rate, line: index), rule: rule.name)
            }
            return nil
        }
    }

    /// The rate in percent that a label names.
    private func rate(in segment: Line.Segment, of line: Line) -> PrintedNumber? {
        segment.numbers.compactMap { line.tokens[$0].number }.first { $0.isPercent }?.plainValue
    }

    /// The tax among several amounts of a tax line: `VAT @12.50% ON 885.00 110.63`.
    private func taxCell(in segment: Line.Segment, of line: Line, rate: PrintedNumber?) -> Cell? {
        let cells = segment.numbers.compactMap { surroundings.cell($0, of: line) }.filter { $0.isFull }
        guard cells.count >= 2 else { return nil }
        return TaxTable().tax(of: cells, rate: rate, isInTable: false)
    }
}
