internal import Money

/// Says of every line what it is, by rules tried in order; the first that fits wins.
///
/// A receipt has zones: a heading, the lines, the sums, the payment. The labels alone give the borders (the first sum
/// below a priced line, the first payment below a sum); within its zone a line without a label is told by its form.
struct LineClassifier {
    /// The rules for labels, in order.
    static let labelRules: [any LabelRule] = [
        InformationRule(), RoundingRule(), PaymentRule(), SumRule(), TaxRule(), ChargeRule(), FeeRule(), DiscountRule(),
    ]

    /// How amounts are printed, and where.
    var surroundings: Surroundings

    /// The claims on all lines, and the borders between the zones.
    func classify(_ lines: [Line]) -> Classification {
        let labels = lines.indices.map { labelled($0, in: lines) }
        var result = Classification(claims: [], heading: 0, sums: lines.count, payment: lines.count)
        result.heading = headingEnd(lines, labels)
        result.sums = sumsStart(lines, labels, from: result.heading)
        if let index = unlabelledSum(lines, labels, zones: result) {
            result.sums = index
            result.hasUnlabelledSum = true
        }
        result.payment = paymentStart(lines, labels, from: result.sums)
        result.firstPrice =
            lines.indices.first { $0 >= result.heading && priceCell(of: lines[$0])?.isFull == true } ?? lines.count
        var state = State()
        for index in lines.indices {
            result.claims.append(claim(index, in: lines, labels: labels, zones: result, state: &state))
        }
        return result
    }

    /// What has been seen further up.
    private struct State {
        var isInTaxTable = false
        var isInSuggestions = false
    }

    // MARK: Labels

    /// The entries of a line's labels, with their amounts.
    private func labelled(_ index: Int, in lines: [Line]) -> [(entry: Entry, rule: String)] {
        let line = lines[index]
        return line.segments.compactMap { segment in
            guard !segment.matches.isEmpty else { return nil }
            for rule in Self.labelRules {
                guard let kind = rule.kind(of: segment) else { continue }
                var cell = surroundings.lastCell(in: segment, of: line)
                let rate = self.rate(in: segment, of: line)
                if kind == .tax, let better = taxCell(in: segment, of: line, rate: rate) { cell = better }
                let label = line.tokens[segment.tokens].filter { $0.isWord }.map(\.text).joined(separator: " ")
                return (Entry(kind: kind, label: label, cell: cell, rate: rate, line: index), rule.name)
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

    // MARK: Zones

    /// The index of the first line that can be an item: below the last column heading that stands above any price.
    private func headingEnd(_ lines: [Line], _ labels: [[(entry: Entry, rule: String)]]) -> Int {
        var priced = 0
        for index in lines.indices {
            if isColumnHeading(lines[index]) { return index + 1 }
            if priceCell(of: lines[index])?.isFull == true { priced += 1 }
            if priced >= 2 { return 0 }
        }
        return 0
    }

    /// Whether a line is the heading of a table: several column names and no amount.
    private func isColumnHeading(_ line: Line) -> Bool {
        let known = line.segments.flatMap(\.matches).filter {
            !$0.concepts.isDisjoint(with: [.column, .count, .total, .tax, .excluding, .unitPrice])
        }
        guard known.count >= 2,
            known.contains(where: { $0.concepts.contains(.column) || $0.concepts.contains(.excluding) })
        else { return false }
        guard !line.tokens.contains(where: { $0.number != nil }) else { return false }
        let letters = line.words.reduce(0) { $0 + $1.count }
        return known.reduce(0) { $0 + $1.letters } * 10 >= letters * 6
    }

    /// The index of the first sum that stands below a priced line.
    private func sumsStart(_ lines: [Line], _ labels: [[(entry: Entry, rule: String)]], from heading: Int) -> Int {
        var priced = 0
        for index in lines.indices where index >= heading {
            let sum = labels[index].first { entry in
                switch entry.entry.kind {
                case .subtotal, .net, .total, .due: true
                default: false
                }
            }
            if let sum, priced > 0 {
                if sum.entry.cell != nil { return index }
                // The label alone, with its amount on the next line.
                if index + 1 < lines.count, !lines[index + 1].hasText, !lines[index + 1].tokens.isEmpty,
                    lines[index + 1].tokens.contains(where: { $0.number != nil })
                {
                    return index
                }
            }
            if priceCell(of: lines[index]) != nil { priced += 1 }
        }
        return lines.count
    }

    /// The index of a line above the first labelled sum whose amount is the sum of all lines above it: a subtotal whose
    /// label is none (`COUNTER-Eat In`) or could not be read. Three lines at least must be above it.
    private func unlabelledSum(
        _ lines: [Line], _ labels: [[(entry: Entry, rule: String)]], zones: Classification
    ) -> Int? {
        var sum = Amount.zero
        var count = 0
        for index in lines.indices where index >= zones.heading && index < zones.sums {
            // Charges among the lines make their sum no subtotal.
            let isCharge = labels[index].contains { [.tax, .service, .tip, .rounding].contains($0.entry.kind) }
            if isCharge { return nil }
            guard let cell = priceCell(of: lines[index]), cell.isFull, cell.amount != .zero else { continue }
            if count >= 3, cell.amount == sum, zones.sums - index <= 5, zones.sums < lines.count { return index }
            sum += cell.amount
            count += 1
        }
        return nil
    }

    /// The index of the first payment below the first total.
    private func paymentStart(_ lines: [Line], _ labels: [[(entry: Entry, rule: String)]], from sums: Int) -> Int {
        var hasTotal = false
        for index in lines.indices where index >= sums {
            for label in labels[index] {
                switch label.entry.kind {
                case .total, .due: hasTotal = hasTotal || label.entry.cell != nil
                case .tender, .change:
                    if hasTotal, label.entry.cell != nil { return index }
                default: break
                }
            }
        }
        return lines.count
    }

    // MARK: Claims

    /// The last amount of a line that stands in the price column.
    func priceCell(of line: Line) -> Cell? {
        let cells = line.tokens.indices.filter { line.tokens[$0].number?.isFactor == false }
            .compactMap { surroundings.cell($0, of: line, inColumn: true) }
        if let full = cells.last(where: { $0.isFull }) { return full }
        return cells.last { isLikelyPrice($0, of: line) }
    }

    /// Whether an amount in the column which is not printed in full may be a price all the same.
    private func isLikelyPrice(_ cell: Cell, of line: Line) -> Bool {
        let token = line.tokens[cell.token]
        guard let shape = token.number, !shape.isFactor else { return false }
        if shape.currency != nil || surroundings.allowsWhole { return true }
        guard shape.isPlain else {
            // `7.5OZ` within a name is a size; a price with one decimal stands alone.
            return cell.token == 0 || line.tokens[cell.token - 1].observation != token.observation
        }
        return (surroundings.style.decimals == 0 && !surroundings.style.usesGrouping)
            || (3...5).contains(shape.digits.utf8.count)
    }

    private func claim(
        _ index: Int, in lines: [Line], labels: [[(entry: Entry, rule: String)]], zones: Classification,
        state: inout State
    ) -> Claim {
        let line = lines[index]
        let found = labels[index]
        guard line.tokens.contains(where: { $0.kind != .sign }) else {
            return Claim(role: .information, rule: "rule", evidence: "no letters or digits")
        }
        if isColumnHeading(line) {
            state.isInTaxTable =
                line.segments.contains { !$0.concepts.isDisjoint(with: [.tax, .excluding]) } && index > zones.heading
            state.isInSuggestions = false
            return Claim(role: .information, rule: "column heading", evidence: evidence(line))
        }
        if index >= zones.sums || state.isInTaxTable,
            let row = taxRow(line, index, state: state, payment: zones.payment)
        {
            return row
        }
        if line.segments.contains(where: { $0.says(.suggestion, coverage: 0.4) }) {
            state.isInSuggestions = true
            return Claim(role: .information, rule: "suggested tips", evidence: evidence(line))
        }
        if state.isInSuggestions || index >= zones.sums, isSuggestion(line) {
            return Claim(role: .information, rule: "suggested tips", evidence: "a percentage with an amount")
        }
        if index < zones.heading { return heading(line, found) }
        if index == zones.sums, zones.hasUnlabelledSum, let cell = priceCell(of: line) {
            let entry = Entry(kind: .subtotal, label: line.row.text, cell: cell, line: index)
            return Claim(role: .subtotal, rule: "sum", evidence: "the sum of the lines above", entries: [entry])
        }
        if index < zones.sums, let claim = lineOfItems(line, index, found, zones: zones) { return claim }
        let entries = found.map(\.entry)
        if index < zones.sums, tellsQuantity(line) {
            return Claim(role: .detail, rule: "quantity", evidence: "a count, a weight or a price of one")
        }
        if let first = found.first, let role = role(of: entries) {
            if role != .information { state.isInTaxTable = false }
            return Claim(role: role, rule: first.rule, evidence: evidence(line), entries: entries)
        }
        return unlabelled(line, index, zones: zones)
    }

    /// Whether a line without a price tells the quantity or the price of one of a neighbour.
    private func tellsQuantity(_ line: Line) -> Bool {
        priceCell(of: line) == nil
            && line.tokens.contains {
                $0.number.map { $0.isCount || $0.isFactor || $0.unit == "kg" || $0.unit == "lb" } ?? false
            }
    }

    /// A line above the items: merchant, address, date.
    private func heading(_ line: Line, _ found: [(entry: Entry, rule: String)]) -> Claim {
        Claim(role: .heading, rule: "heading", evidence: evidence(line))
    }

    /// A line in the zone of items, where a label counts only if it is no name of something bought.
    private func lineOfItems(
        _ line: Line, _ index: Int, _ found: [(entry: Entry, rule: String)], zones: Classification
    ) -> Claim? {
        guard let cell = priceCell(of: line),
            cell.isFull || index >= zones.firstPrice || mayHaveLostMark(line, cell, index, zones: zones)
        else { return nil }
        let entries = found.map(\.entry)
        for entry in entries {
            switch entry.kind {
            case .discount:
                // `2 x 5.51 (Disc: 1.53)  7.96`: the discount is inside the line.
                if cell.amount > .zero, line.tokens.first?.isWord != true { continue }
                return Claim(role: .discount, rule: "discount", evidence: evidence(line), entries: entries)
            case .information:
                let isSaving = line.segments.contains { $0.says(.savings, coverage: 0.4) }
                let isSum = line.words.contains("total")
                if cell.amount < .zero && isSaving && !isSum {
                    return Claim(role: .discount, rule: "discount", evidence: evidence(line), entries: entries)
                }
                let isKnown =
                    isSaving
                    || line.segments.contains {
                        $0.says(.excluding) || $0.says(.tax) || $0.says(.loyalty, coverage: 0.8)
                            || (!cell.isFull && $0.says(.reference, coverage: 0.9)) || $0.says(.count, coverage: 0.9)
                    }
                if isKnown { return nil }
            case .tender, .change, .tax, .tip:
                // A count before it, or a word that is only like the label, makes it the name of something bought.
                let isCounted =
                    line.tokens[0].number.map { $0.isPlain && !$0.isPercent && $0.digits.utf8.count <= 2 } ?? false
                let isExact = line.segments.contains { $0.exact.coverage >= 0.6 }
                if !isCounted && (isExact || entry.kind == .tax) { return nil }
            case .fee:
                return Claim(role: .item, rule: "fee", evidence: evidence(line), entries: entries)
            default:
                return nil
            }
        }
        return Claim(
            role: cell.amount < .zero ? .discount : .item, rule: "item", evidence: "an amount in the price column")
    }

    /// Whether a number above the first full price may be a price too: right above it, short, with a name and no label.
    /// Postcodes, shop and order numbers stand further up or are longer.
    private func mayHaveLostMark(_ line: Line, _ cell: Cell, _ index: Int, zones: Classification) -> Bool {
        if surroundings.allowsWhole { return true }
        guard index + 1 == zones.firstPrice, let shape = line.tokens[cell.token].number else { return false }
        return shape.digits.utf8.count <= 4 && line.hasText && line.segments.allSatisfy { $0.matches.isEmpty }
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

    /// A row of a tax table.
    private func taxRow(_ line: Line, _ index: Int, state: State, payment: Int) -> Claim? {
        let cells = line.tokens.indices.compactMap { surroundings.cell($0, of: line) }.filter { $0.isFull }
        guard cells.count >= 2, line.segments.count <= 2 else { return nil }
        let isSum = line.segments.contains { !$0.concepts.isDisjoint(with: [.total, .due, .subtotal]) }
        let rates = line.tokens.compactMap(\.number)
        let rate = (rates.first { $0.isPercent } ?? (state.isInTaxTable ? rates.first { !$0.isNegative } : nil))?
            .plainValue
        let words = line.segments.flatMap(\.concepts)
        guard state.isInTaxTable || rates.contains(where: { $0.isPercent }) || words.contains(.tax) else { return nil }
        guard
            let tax = TaxTable().tax(of: cells, rate: isSum ? nil : rate, isInTable: state.isInTaxTable)
                ?? TaxTable().tax(of: cells, rate: nil, isInTable: state.isInTaxTable)
        else { return nil }
        if isSum { return Claim(role: .information, rule: "tax table", evidence: "the sums of a tax table") }
        let label = line.tokens.filter { $0.isWord || $0.number?.isPercent == true }.map(\.text).joined(separator: " ")
        // A base and its tax on one line are a tax of the bill; with the gross beside them they are a table.
        let isNamed = words.contains(.tax) && !state.isInTaxTable && index < payment && cells.count == 2
        let entry = Entry(
            kind: isNamed ? .tax : .taxRow, label: label, cell: tax, rate: rates.first { $0.isPercent }?.plainValue,
            line: index)
        return Claim(role: .tax, rule: "tax table", evidence: "net, tax and gross fit together", entries: [entry])
    }

    /// Whether a line is a proposed tip: a percentage, an amount, and no words but those of tips.
    private func isSuggestion(_ line: Line) -> Bool {
        let numbers = line.tokens.compactMap(\.number)
        guard numbers.contains(where: { $0.isPercent }),
            numbers.contains(where: { surroundings.style.isFullAmount($0) })
        else { return false }
        return line.segments.allSatisfy { segment in
            (segment.matches.isEmpty && segment.words.allSatisfy { $0.utf8.count <= 2 })
                || (segment.says(.tip) && segment.numbers.count >= 2 && numbers.count { $0.isPercent } >= 2)
        }
    }

    /// A line without a known label.
    private func unlabelled(_ line: Line, _ index: Int, zones: Classification) -> Claim {
        if index >= zones.payment { return Claim(role: .information, rule: "foot", evidence: "below the payment") }
        if index >= zones.sums {
            if let cell = priceCell(of: line), cell.isFull, cell.amount < .zero {
                return Claim(role: .discount, rule: "discount", evidence: "a negative amount below the lines")
            }
            let hasAmount = priceCell(of: line)?.isFull == true
            return Claim(role: hasAmount ? .unread : .information, rule: "foot", evidence: "below the sums")
        }
        return Claim(role: .detail, rule: "detail", evidence: "no amount in the price column")
    }

    /// The labels found in a line, for people.
    private func evidence(_ line: Line) -> String {
        let words = line.segments.flatMap { segment in segment.matches.flatMap { segment.words[$0.words] } }
        return words.isEmpty ? "no label" : "label: " + words.joined(separator: " ")
    }
}

/// The claims on all lines and the borders between the zones, as indices of lines.
struct Classification {
    /// One claim a line.
    var claims: [Claim]
    /// The first line that can be an item.
    var heading: Int
    /// The first line of the sums.
    var sums: Int
    /// The first line of the payment.
    var payment: Int
    /// Whether the first line of the sums is a subtotal without a label.
    var hasUnlabelledSum = false
    /// The first line with a price in full form.
    var firstPrice = 0
}
