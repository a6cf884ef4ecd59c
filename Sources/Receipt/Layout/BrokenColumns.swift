internal import Money

/// Names and prices that a reader gave one column after the other, put side by side again.
///
/// Several lines of text, below them as many amounts: `Tea`, `Soup`, `Total`, `2.50`, `6.50`, `9.00`. They belong
/// together only if a sum among them is what the amounts above it come to.
struct BrokenColumns {
    /// The rows with names and amounts side by side; nil where no columns are broken.
    let rows: [Row]?

    /// Looks for two broken columns in `lines`.
    init(_ lines: [Line]) {
        for start in lines.indices {
            let amounts = lines[start...].prefix { Self.isAmount($0) }
            guard amounts.count >= 3 else { continue }
            let labels = lines[..<start].suffix(amounts.count)
            guard labels.count == amounts.count, labels.allSatisfy({ Self.isText($0) }),
                Self.addsUp(Array(labels), Array(amounts))
            else { continue }
            let pairs = zip(labels, amounts).map {
                Row(number: 0, observations: $0.row.observations + $1.row.observations)
            }
            let all =
                lines[..<labels.startIndex].map(\.row) + pairs
                + lines[(start + amounts.count)...].map(\.row)
            rows = all.enumerated().map { Row(number: $0.offset + 1, observations: $0.element.observations) }
            return
        }
        rows = nil
    }

    /// Whether a line is one amount and nothing else.
    private static func isAmount(_ line: Line) -> Bool {
        line.tokens.count == 1 && line.tokens[0].number.map { !$0.isPlain && !$0.isPercent && $0.unit == nil } ?? false
    }

    /// Whether a line is text without an amount.
    private static func isText(_ line: Line) -> Bool {
        line.hasText && line.tokens.allSatisfy { $0.number.map { $0.isPlain || $0.isPercent } ?? true }
    }

    /// Whether the first sum among the labels has two lines or more above it, and its amount is what they come to.
    private static func addsUp(_ labels: [Line], _ amounts: [Line]) -> Bool {
        let shapes = amounts.compactMap { $0.tokens[0].number }
        let style = NumberStyle(voting: shapes, threeDecimals: false)
        let values = shapes.compactMap { style.readings(of: $0, exponent: style.decimals).first?.amount }
        let sum = labels.firstIndex { line in
            line.segments.contains {
                $0.coverage >= 0.6 && !$0.concepts.isDisjoint(with: [.subtotal, .total, .due])
            }
        }
        guard let sum, sum >= 2, values.count == labels.count else { return false }
        return values[..<sum].sum() == values[sum]
    }
}
