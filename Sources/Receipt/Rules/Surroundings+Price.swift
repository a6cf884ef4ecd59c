internal import Money

extension Surroundings {
    /// The last amount of a line that stands in the price column.
    func priceCell(of line: Line) -> Cell? {
        let cells = line.tokens.indices.filter { line.tokens[$0].number?.isFactor == false }
            .compactMap { cell($0, of: line, inColumn: true) }
        if let full = cells.last(where: { $0.isFull }) { return full }
        return cells.last { isLikelyPrice($0, of: line) }
    }

    /// Whether an amount in the column which is not printed in full may be a price all the same.
    private func isLikelyPrice(_ cell: Cell, of line: Line) -> Bool {
        let token = line.tokens[cell.token]
        guard let shape = token.number else { return false }
        if shape.currency != nil || allowsWhole { return true }
        if shape.isPlain, style.decimals == 0, !style.usesGrouping { return true }
        // `7.5OZ` and `10OZ` within a name are sizes; a price that is not printed in full stands in a column of its own.
        let isAlone = cell.token == 0 || line.tokens[cell.token - 1].observation != token.observation
        guard shape.isPlain else { return isAlone }
        return (3...5).contains(shape.digits.utf8.count) && (isAlone || shape.suffix == nil)
    }
}
