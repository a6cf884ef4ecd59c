import Money

/// Columns on one zero line, as SVG: amounts of one kind one after another, such as those of months.
struct ColumnChart {
    /// A column: what it is called, its amount, and how that is written.
    typealias Column = (name: String, amount: Amount, text: String)

    /// What the chart shows, for those who cannot see it.
    let title: String
    let columns: [Column]

    private static let (width, height, head, foot, widest) = (480, 150, 18, 20, 60)

    /// The drawing; it takes the width that it is given.
    var svg: String {
        let scale = ChartScale(columns.map(\.amount), length: Self.height)
        let zero = Self.head + scale.depth(.zero)
        let bars = columns.enumerated().map { place, column -> String in
            let (left, right) = (edge(place), edge(place + 1))
            let gap = max((right - left) / 6, (right - left - Self.widest) / 2)
            let end = Self.head + scale.depth(column.amount)
            let (top, length) = (min(zero, end), abs(zero - end))
            return """
                <g><title>\(column.name.escaped): \(column.text.escaped)</title>
                <rect class="bar" x="\(left + gap)" y="\(top)" width="\(max(1, right - left - 2 * gap))" height="\(length)"/></g>
                """
        }
        let names = columns.indices.filter { $0 % every == 0 }.map { place -> String in
            text(columns[place].name, at: place, y: Self.head + Self.height + 15)
        }
        let largest = columns.indices.max { columns[$0].amount < columns[$1].amount }
        let mark =
            largest.map { text(columns[$0].text, at: $0, y: Self.head + scale.depth(columns[$0].amount) - 5) } ?? ""
        return """
            <svg role="img" aria-label="\(title.escaped)" viewBox="0 0 \(Self.width) \(Self.head + Self.height + Self.foot)">
            \((bars + names + [mark]).joined(separator: "\n"))
            <path class="zero" d="M0 \(zero)H\(Self.width)"/>
            </svg>
            """
    }

    /// Where a column begins.
    private func edge(_ place: Int) -> Int { place * Self.width / columns.count }

    /// Every how many columns one has its name below it, so that they do not overlap.
    private var every: Int { (columns.count + 7) / 8 }

    /// A text over the middle of a column, or as near to that as it is inside.
    private func text(_ text: String, at place: Int, y: Int) -> String {
        let middle = (edge(place) + edge(place + 1)) / 2
        // Seven units are more than a character of this size takes.
        let half = text.count * 7 / 2
        let x = max(half, min(Self.width - half, middle))
        return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\">\(text.escaped)</text>"
    }
}
