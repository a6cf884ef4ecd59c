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
        guard let shape = token.number, !shape.isFactor else { return false }
        if shape.currency != nil || allowsWhole { return true }
        guard shape.isPlain else {
            // `7.5OZ` within a name is a size; a price with one decimal stands alone.
            return cell.token == 0 || line.tokens[cell.token - 1].observation != token.observation
        }
        if style.decimals == 0 && !style.usesGrouping { return true }
        // A price that lost its mark stands in a column of its own; `10OZ` within a name is a size.
        let isAlone = cell.token == 0 || line.tokens[cell.token - 1].observation != token.observation
        return (3...5).contains(shape.digits.utf8.count) && (isAlone || shape.suffix == nil)
    }
}
