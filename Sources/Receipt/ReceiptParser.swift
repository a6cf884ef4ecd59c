public import Money

/// Turns what a reader saw into a draft of the receipt.
///
/// Pure: the same observations give the same draft, on every machine and in every locale. Costs O(n log n) for n
/// observations.
public struct ReceiptParser: Sendable {
    /// The currency to assume; nil lets the receipt tell.
    public var currency: Currency?
    /// The labels that are known.
    private let keywords: Keywords

    /// Makes a parser; `currency` overrules what the receipt prints, and only labels of `languages` are looked for.
    public init(currency: Currency? = nil, languages: Set<LabelLanguage> = Set(LabelLanguage.allCases)) {
        self.currency = currency
        keywords = Keywords(languages)
    }

    /// The draft of one receipt.
    public func parse(_ observations: [Observation]) -> Draft {
        let parts = Dictionary(grouping: observations, by: Noise.isNoise)
        let texts = parts[false] ?? []
        let read = lines(of: RowClusterer().rows(of: texts))
        let apart = SideBySide(read, style: style(of: read)).rows
        let lines = (BrokenColumns(read).rows ?? apart).map { self.lines(of: $0) } ?? read
        var draft = Draft()
        draft.currency = currency ?? CurrencyDetector().currency(of: lines)
        var surroundings = surroundings(of: lines, currency: draft.currency)
        // Goods in two columns have their prices in two.
        if apart != nil { surroundings.column = nil }
        draft.exponent = surroundings.exponent
        var classification = LineClassifier(surroundings: surroundings).classify(lines)
        classification.borrowAmounts(lines, surroundings: surroundings)
        if !speaksOfMoney(lines, classification) { classification.disownItems() }
        var items = ItemAssembler(surroundings: surroundings).items(lines, classification: &classification)
        let sums = SumFinder(surroundings: surroundings, lines: lines, classification: classification)
        sums.fill(&draft, items: &items)
        let heading = HeadingReader(lines: lines, currency: draft.currency)
        draft.merchant = MerchantFinder(lines: lines).merchant(before: items.first?.line)
        (draft.date, draft.time) = heading.dateAndTime()
        draft.rows = zip(lines, classification.claims).map { line, claim in
            ClassifiedRow(
                row: line.row, role: claim.role, rule: claim.rule, evidence: claim.evidence,
                amountBoxes: amountBoxes(of: line, surroundings: surroundings))
        }
        draft.noise = parts[true] ?? []
        return draft
    }

    /// The rows taken apart, after it is settled whether blanks part thousands.
    private func lines(of rows: [Row]) -> [Line] {
        let lines = rows.map { Line(row: $0, keywords: keywords) }
        let shapes = lines.flatMap { $0.tokens.compactMap(\.number) }.filter { $0.unit == nil && !$0.isPercent }
        guard shapes.allSatisfy(\.isPlain) else { return lines }
        if let dashed = dashedLines(of: rows) { return dashed }
        let tokenizer = Tokenizer(joinsWholeGroups: true)
        let joined = rows.map { Line(row: $0, keywords: keywords, tokenizer: tokenizer) }
        let count = joined.count { $0.tokens.last { $0.number != nil }?.number?.marks.last == " " }
        return count >= 2 ? joined : lines
    }

    /// The rows with dashes read as decimal marks, `6-50`; nil unless two rows or more end so and no number has a mark.
    private func dashedLines(of rows: [Row]) -> [Line]? {
        let tokenizer = Tokenizer(readsDashAsMark: true)
        let lines = rows.map { Line(row: $0, keywords: keywords, tokenizer: tokenizer) }
        return lines.count { $0.hasText && $0.tokens.last?.number?.marks == ["."] } >= 2 ? lines : nil
    }

    /// Whether anything here is money: a sum by name, a sign of a currency, or a number with decimals or grouped thousands.
    /// Whole numbers alone are on every sheet of paper.
    private func speaksOfMoney(_ lines: [Line], _ classification: Classification) -> Bool {
        let hasSum = classification.claims.contains { claim in
            claim.entries.contains { [.subtotal, .net, .total, .due, .tax].contains($0.kind) && $0.cell != nil }
        }
        return hasSum
            || lines.contains { line in
                line.tokens.contains { token in
                    token.number.map { !$0.isPercent && $0.unit == nil && ($0.currency != nil || !$0.isPlain) } ?? false
                }
            }
    }

    /// How the last numbers of the lines are printed.
    private func style(of lines: [Line], threeDecimals: Bool = false) -> NumberStyle {
        let last = lines.compactMap { line in
            line.tokens.last { $0.number.map { !$0.isPercent && $0.unit == nil && !$0.isCount } ?? false }?.number
        }
        return NumberStyle(voting: last, threeDecimals: threeDecimals)
    }

    /// How the receipt prints its amounts, and where.
    private func surroundings(of lines: [Line], currency: Currency?) -> Surroundings {
        let style = style(of: lines, threeDecimals: currency?.exponent == 3)
        let exponent = max(currency?.exponent ?? style.decimals, style.decimals)
        let heights = lines.flatMap { $0.row.observations.map(\.box.height) }.sorted()
        let height = heights.isEmpty ? 20 : heights[heights.count / 2]
        let column = priceColumn(lines, style: style, letterHeight: height)
        var result = Surroundings(
            style: style, exponent: exponent, column: column, currency: currency, allowsWhole: false,
            keywords: keywords)
        result.allowsWhole = style.decimals > 0 && hasWholePrices(lines, surroundings: result)
        return result
    }

    /// Where the amounts of a line stand, in pixels.
    private func amountBoxes(of line: Line, surroundings: Surroundings) -> [Box] {
        let places = line.tokens.indices.filter { surroundings.cell($0, of: line) != nil }.map {
            line.tokens[$0].observation
        }
        return Set(places).sorted().map { line.row.observations[$0].box }
    }

    /// The column of the prices: that of the amounts above the first labelled sum, since sums may stand elsewhere, and
    /// that of the sums.
    private func priceColumn(_ lines: [Line], style: NumberStyle, letterHeight: Int) -> PriceColumn? {
        let firstSum = lines.firstIndex { line in
            line.segments.contains { segment in
                segment.coverage >= 0.6 && !segment.concepts.isDisjoint(with: [.subtotal, .total, .due])
                    && segment.numbers.contains { line.tokens[$0].number.map { style.isFullAmount($0) } ?? false }
            }
        }
        let border = firstSum ?? lines.count
        let prices = ends(of: lines[..<border], style: style)
        let sums = ends(of: lines[border...], style: style)
        return PriceColumn(prices: prices.count >= 2 ? prices : prices + sums, sums: sums, letterHeight: letterHeight)
    }

    /// Where the last full amount of each line ends. Amounts beside text show a column best; those alone on their line
    /// may stand anywhere, and count only where there are no others.
    private func ends(of lines: ArraySlice<Line>, style: NumberStyle) -> [(right: Int, middle: Int)] {
        var beside: [(right: Int, middle: Int)] = []
        var alone: [(right: Int, middle: Int)] = []
        for line in lines {
            guard let token = line.tokens.last(where: { $0.number.map { style.isFullAmount($0) } ?? false }) else {
                continue
            }
            let end = (token.right, line.row.observations[token.observation].box.middle)
            if line.hasText { beside.append(end) } else { alone.append(end) }
        }
        return beside.count >= 2 ? beside : beside + alone
    }

    /// Whether the lines above the first full amount have prices without decimals, as where only the sums carry them.
    private func hasWholePrices(_ lines: [Line], surroundings: Surroundings) -> Bool {
        var whole = 0
        for line in lines {
            guard let token = line.tokens.last(where: { $0.number != nil }), let shape = token.number else { continue }
            if surroundings.style.isFullAmount(shape) {
                let isSum = line.segments.contains { !$0.concepts.isDisjoint(with: [.subtotal, .total, .due]) }
                return whole >= 2 && isSum
            }
            if shape.isPlain, line.hasText, !shape.isPercent, !shape.isCount, shape.unit == nil,
                let column = surroundings.column,
                column.holds(right: token.right, middle: line.row.observations[token.observation].box.middle)
            {
                whole += 1
            }
        }
        return false
    }
}
