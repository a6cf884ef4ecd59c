internal import Money

/// Says of every line what it is, by rules tried in order; the first that fits wins.
///
/// A receipt has zones: a heading, the lines, the sums, the payment. The labels alone give the borders (the first sum
/// below a priced line, the first payment below a sum); within its zone a line without a label is told by its form.
struct LineClassifier {
    /// How amounts are printed, and where.
    var surroundings: Surroundings

    /// The claims on all lines, and the borders between the zones.
    func classify(_ lines: [Line]) -> Classification {
        let read = LabelReader(surroundings: surroundings).labels(of: lines)
        let heading = Zones.headingEnd(lines, surroundings)
        let none = ImpossibleSums(lines, labels: read, surroundings: surroundings, from: heading).lines
        let possible = read.enumerated().map { none.contains($0.offset) ? [] : $0.element }
        let sections = SectionSums(lines, labels: possible, surroundings: surroundings, from: heading).lines
        let labels = possible.enumerated().map { sections.contains($0.offset) ? [] : $0.element }
        let zones = Zones(lines, labels: labels, surroundings: surroundings, sections: sections)
        var state = State()
        let claims = lines.indices.map { claim($0, in: lines, labels: labels, zones: zones, state: &state) }
        return Classification(claims: claims, zones: zones)
    }

    /// What has been seen further up.
    private struct State {
        var isInTaxTable = false
        var isInSuggestions = false
    }

    private func claim(
        _ index: Int, in lines: [Line], labels: [[Label]], zones: Zones,
        state: inout State
    ) -> Claim {
        let line = lines[index]
        let found = labels[index]
        let items = ItemRule(surroundings: surroundings, zones: zones)
        guard line.tokens.contains(where: { $0.kind != .sign }) else {
            return Claim(role: .information, rule: "rule", evidence: "no letters or digits")
        }
        if line.isColumnHeading {
            state.isInTaxTable =
                line.segments.contains { !$0.concepts.isDisjoint(with: [.tax, .excluding]) } && index > zones.heading
            state.isInSuggestions = false
            return Claim(role: .information, rule: "column heading", evidence: line.evidence)
        }
        if index >= zones.sums || state.isInTaxTable,
            let row = TaxTableRule(surroundings: surroundings, zones: zones).claim(
                line, at: index, isInTable: state.isInTaxTable)
        {
            return row
        }
        if zones.sections.contains(index) {
            return Claim(role: .information, rule: "section", evidence: "the sum of the lines above, which go on below")
        }
        if line.segments.contains(where: { $0.says(.suggestion, coverage: 0.4) }) {
            state.isInSuggestions = true
            return Claim(role: .information, rule: "suggested tips", evidence: line.evidence)
        }
        if state.isInSuggestions || index >= zones.sums,
            SuggestionRule(surroundings: surroundings).matches(line, belowHeading: state.isInSuggestions)
        {
            return Claim(role: .information, rule: "suggested tips", evidence: "a percentage with an amount")
        }
        if index < zones.heading { return Claim(role: .heading, rule: "heading", evidence: line.evidence) }
        if index == zones.sums, zones.hasUnlabelledSum, let cell = surroundings.priceCell(of: line) {
            let entry = Entry(kind: .subtotal, label: line.row.text, cell: cell, line: index)
            return Claim(role: .subtotal, rule: "sum", evidence: "the sum of the lines above", entries: [entry])
        }
        if index < zones.sums, let claim = items.claim(line, at: index, labels: found) { return claim }
        let entries = found.map(\.entry)
        if index < zones.sums, items.tellsQuantity(line) {
            return Claim(role: .detail, rule: "quantity", evidence: "a count, a weight or a price of one")
        }
        if index >= zones.sums, index < zones.payment, let cell = surroundings.priceCell(of: line), cell.isFull,
            cell.amount < .zero, entries.allSatisfy({ $0.kind == .information }),
            line.segments.contains(where: { $0.exact.concepts.contains(.discount) && !$0.concepts.contains(.savings) })
        {
            return Claim(role: .discount, rule: "discount", evidence: "a reduction below the lines")
        }
        if let first = found.first, let role = role(of: entries) {
            if role != .information { state.isInTaxTable = false }
            // Names of tax columns without a number head a table, though too badly read to be known as a heading.
            let names = line.segments.flatMap(\.matches).filter { !$0.concepts.isDisjoint(with: [.tax, .excluding]) }
            if names.reduce(0, { $0 + $1.words.count }) >= 2, line.tokens.allSatisfy({ $0.number?.isPlain ?? true }) {
                state.isInTaxTable = true
            }
            return Claim(role: role, rule: first.rule, evidence: line.evidence, entries: entries)
        }
        return UnlabelledRule(surroundings: surroundings, zones: zones).claim(line, at: index)
    }

    /// What the entries of a line make of it.
    private func role(of entries: [Entry]) -> ClassifiedRow.Role? {
        let kinds = entries.map(\.kind)
        if kinds.contains(where: { $0 == .total || $0 == .due }) { return .total }
        if kinds.contains(where: { $0 == .subtotal || $0 == .net }) { return .subtotal }
        if kinds.contains(.tax) { return .tax }
        if kinds.contains(where: { $0 == .service || $0 == .tip }) { return .charge }
        if kinds.contains(.rounding) { return .rounding }
        if kinds.contains(where: { $0 == .tender || $0 == .change }) { return .payment }
        if kinds.contains(.fee) { return .item }
        if kinds.contains(.discount) { return .discount }
        return kinds.isEmpty ? nil : .information
    }
}

/// The claims on all lines and the borders between the zones.
struct Classification {
    /// One claim a line.
    var claims: [Claim]
    /// The borders.
    var zones: Zones

    /// Takes back that lines are items or discounts, where nothing tells that any number is money.
    mutating func disownItems() {
        for index in claims.indices where claims[index].role == .item || claims[index].role == .discount {
            claims[index] = Claim(role: .unread, rule: "no money", evidence: "nothing tells that the numbers are money")
        }
    }
}
