/// Lines of a receipt that prints its goods in two columns, each with its price: `Latte 4.00    Mocha 4.50`.
struct SideBySide {
    /// The rows with the goods of each column on a row of its own; nil where there are not two such rows or more.
    let rows: [Row]?

    /// Looks for such rows in `lines`, whose amounts are printed in `style`.
    init(_ lines: [Line], style: NumberStyle) {
        let isDouble = lines.map { line in
            line.row.observations.count == 2
                && line.row.observations.indices.allSatisfy { Self.isPriced(line, observation: $0, style: style) }
                && line.segments.allSatisfy { $0.matches.isEmpty }
        }
        guard isDouble.count(where: { $0 }) >= 2 else {
            rows = nil
            return
        }
        rows = zip(lines, isDouble).flatMap { line, isDouble in
            isDouble ? line.row.observations.map { [$0] } : [line.row.observations]
        }.enumerated().map { Row(number: $0.offset + 1, observations: $0.element) }
    }

    /// Whether an observation is a name and an amount behind it.
    private static func isPriced(_ line: Line, observation: Int, style: NumberStyle) -> Bool {
        let tokens = line.tokens.filter { $0.observation == observation }
        guard let first = tokens.first, first.isWord, first.text.unicodeScalars.count(where: { $0.isLetter }) >= 3,
            let price = tokens.last?.number
        else { return false }
        return style.isFullAmount(price) && !price.isFactor && !price.isPercent
            && tokens.count { $0.number.map { !$0.isPlain } ?? false } == 1
    }
}
