extension Classification {
    /// Gives labels whose amount was printed on a neighbouring line that amount.
    ///
    /// `Total` alone, with `18.90` alone on the next line, is one line in two. Where paper lies askew, a whole run of
    /// labels has its amounts one line lower: then each takes the next one's.
    mutating func borrowAmounts(_ lines: [Line], surroundings: Surroundings) {
        var index = zones.sums
        while index < lines.count {
            defer { index += 1 }
            guard claims[index].entries.contains(where: { $0.cell == nil && Self.wantsAmount($0.kind) }) else {
                continue
            }
            // Find the line without words that ends the run.
            var end = index + 1
            while end < lines.count, end - index <= 4, lines[end].hasText,
                claims[end].entries.contains(where: { $0.cell != nil && Self.wantsAmount($0.kind) })
            {
                end += 1
            }
            // Specks between the lines are no amount.
            while end + 1 < lines.count, !lines[end].hasText,
                !lines[end].tokens.contains(where: { $0.number.map { surroundings.style.isFullAmount($0) } ?? false }),
                !lines[end + 1].hasText
            {
                end += 1
            }
            guard end < lines.count, !lines[end].hasText,
                let last = lines[end].tokens.indices.compactMap({ surroundings.cell($0, of: lines[end]) }).last(where: {
                    $0.isFull || surroundings.style.decimals == 0
                })
            else {
                takeFromAbove(index, lines, surroundings)
                continue
            }
            // From the bottom up: each label takes the amount of the line below it.
            var amount: (cell: Cell, line: Int) = (last, end)
            for place in stride(from: end - 1, through: index, by: -1) {
                for entry in claims[place].entries.indices where Self.wantsAmount(claims[place].entries[entry].kind) {
                    let own = claims[place].entries[entry].cell.map { ($0, place) }
                    claims[place].entries[entry].cell = amount.cell
                    claims[place].entries[entry].amountLine = amount.line
                    if let own { amount = own }
                    break
                }
            }
            claims[end].role = .detail
            claims[end].rule = "amount below its label"
            index = end
        }
    }

    /// Gives a sum without an amount the amount that stands at the end of a line of counts right above it, as where the
    /// right side of the paper is lifted: `Qty= 7 Item= 6  24,000` above `Total`.
    private mutating func takeFromAbove(_ index: Int, _ lines: [Line], _ surroundings: Surroundings) {
        guard index > 0, claims[index - 1].role == .information,
            lines[index - 1].segments.contains(where: { $0.concepts.contains(.count) }),
            let entry = claims[index].entries.firstIndex(where: {
                $0.cell == nil && $0.kind.isTotal
            }),
            let cell = surroundings.priceCell(of: lines[index - 1]), cell.isFull,
            cell.token == lines[index - 1].tokens.count - 1
        else { return }
        claims[index].entries[entry].cell = cell
        claims[index].entries[entry].amountLine = index - 1
    }

    private static func wantsAmount(_ kind: Entry.Kind) -> Bool {
        switch kind {
        case .information, .taxRow: false
        default: true
        }
    }
}
