internal import Money

/// Rows of a tax table below the lines: `A 7%  9,04  0,63  9,67`, and taxes with their base beside them.
struct TaxTableRule {
    /// How amounts are printed, and where.
    var surroundings: Surroundings
    /// The borders of the zones.
    var zones: Zones

    /// What a line of a tax table is; nil if it is none. `isInTable` says whether a heading of such a table is above.
    func claim(_ line: Line, at index: Int, isInTable: Bool) -> Claim? {
        let cells = line.tokens.indices.compactMap { surroundings.cell($0, of: line) }.filter { $0.isFull }
        guard cells.count >= 2, line.segments.count <= 2 else { return nil }
        let isSum = line.segments.contains { !$0.concepts.isDisjoint(with: [.total, .due, .subtotal]) }
        let rates = line.tokens.compactMap(\.number)
        let rate = (rates.first { $0.isPercent } ?? (isInTable ? rates.first { !$0.isNegative } : nil))?
            .plainValue
        let words = line.segments.flatMap(\.concepts)
        guard isInTable || rates.contains(where: { $0.isPercent }) || words.contains(.tax) else { return nil }
        guard
            let tax = TaxTable().tax(of: cells, rate: isSum ? nil : rate, isInTable: isInTable)
                ?? TaxTable().tax(of: cells, rate: nil, isInTable: isInTable)
        else { return nil }
        if isSum { return Claim(role: .information, rule: "tax table", evidence: "the sums of a tax table") }
        let label = line.tokens.filter { $0.isWord || $0.number?.isPercent == true }.map(\.text).joined(separator: " ")
        // A base and its tax on one line are a tax of the bill; with the gross beside them they are a table.
        let isNamed = words.contains(.tax) && !isInTable && index < zones.payment && cells.count == 2
        let entry = Entry(
            kind: isNamed ? .tax : .taxRow, label: label, cell: tax, rate: rates.first { $0.isPercent }?.plainValue,
            line: index)
        return Claim(role: .tax, rule: "tax table", evidence: "net, tax and gross fit together", entries: [entry])
    }
}
