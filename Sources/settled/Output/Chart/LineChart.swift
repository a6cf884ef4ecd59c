import Money

/// Amounts over time as SVG: one stepped line for each of several people around one zero line, each with its name and its
/// last amount at its end. Colours are told apart by everybody, and by dashes besides.
struct LineChart {
    /// A line: what stands at its end, and its amount from each day on.
    struct Line {
        let name: String
        let last: String
        let points: [(day: CalendarDate, amount: Amount)]
    }

    /// What the chart shows, for those who cannot see it.
    let title: String
    let lines: [Line]

    /// How many colours there are; lines beyond them take the first again, with other dashes.
    static let colours = 6
    private static let (width, plot, head, foot, spacing) = (480, 330, 10, 20, 16)
    /// How many characters have room at the end of a line.
    private static let letters = 18

    /// The drawing; it takes the width that it is given.
    var svg: String {
        let height = max(180, lines.count * Self.spacing)
        let scale = ChartScale(lines.flatMap { $0.points.map(\.amount) }, length: height)
        let days = lines.flatMap { $0.points.map(\.day) }
        guard let first = days.min(), let last = days.max() else { return "" }
        let zero = Self.head + scale.depth(.zero)
        let labels = placed(lines.map { Self.head + scale.depth($0.points.last?.amount ?? .zero) }, below: height)
        let drawn = zip(lines, labels).enumerated().map { place, line -> String in
            draw(line.0, place, label: line.1, days: first...last, scale)
        }
        return """
            <svg role="img" aria-label="\(title.escaped)" viewBox="0 0 \(Self.width) \(Self.head + height + Self.foot)">
            <path class="zero" d="M0 \(zero)H\(Self.plot)"/>
            \(drawn.joined(separator: "\n"))
            <text x="0" y="\(Self.head + height + 17)">\(first)</text>
            <text x="\(Self.plot)" y="\(Self.head + height + 17)" text-anchor="end">\(last)</text>
            </svg>
            """
    }

    private func draw(
        _ line: Line, _ place: Int, label: Int, days: ClosedRange<CalendarDate>, _ scale: ChartScale
    ) -> String {
        let (first, span) = (
            days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch
        )
        var path = ""
        var end = 0
        for point in line.points {
            let x = span == 0 ? 0 : (point.day.daysSinceEpoch - first) * Self.plot / span
            end = Self.head + scale.depth(point.amount)
            path += path.isEmpty ? "M\(x) \(end)" : "H\(x)V\(end)"
        }
        return """
            <g class="line c\(place % Self.colours) d\(place / Self.colours % 3)"><title>\(line.name.escaped): \(line.last.escaped)</title>
            <path d="\(path)H\(Self.plot)L\(Self.plot + 12) \(label)"/>
            \(text(line, y: label + 4))</g>
            """
    }

    /// The name, as far as there is room for it, and the last amount; one that is too long for all that is pressed.
    private func text(_ line: Line, y: Int) -> String {
        let text = line.name.cut(to: max(3, Self.letters - line.last.columns - 1)) + " " + line.last
        let room = Self.width - Self.plot - 16
        let pressed = text.columns > Self.letters ? " textLength=\"\(room)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
        return "<text x=\"\(Self.plot + 16)\" y=\"\(y)\"\(pressed)>\(text.escaped)</text>"
    }

    /// The same places, moved apart so far that texts at them do not overlap, and none below the plot.
    private func placed(_ wanted: [Int], below height: Int) -> [Int] {
        let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        var places = wanted
        var next = Self.head
        for line in order {
            places[line] = max(wanted[line], next)
            next = places[line] + Self.spacing
        }
        var limit = Self.head + height
        for line in order.reversed() {
            places[line] = min(places[line], limit)
            limit = places[line] - Self.spacing
        }
        return places
    }

    /// The style of all charts. Blue, vermilion, green, purple, ochre and grey of Okabe and Ito ("Color Universal Design",
    /// 2008), darker on light paper and lighter on dark, so that each stands out from it at least three to one.
    static let style = """

        :root { --c0: #0072b2; --c1: #c14e00; --c2: #00795a; --c3: #a2477a; --c4: #8a6a00; --c5: #4d4d4d; }
        @media (prefers-color-scheme: dark) {
          :root { --c0: #56b4e9; --c1: #ff8a4c; --c2: #2fc79a; --c3: #e79ac8; --c4: #f0d442; --c5: #d0d0d0; }
        }
        @media print {
          :root { --c0: #0072b2; --c1: #c14e00; --c2: #00795a; --c3: #a2477a; --c4: #8a6a00; --c5: #4d4d4d; }
        }
        svg { display: block; width: 100%; height: auto; margin-top: 0.4rem; }
        svg text { font-size: 12px; fill: var(--ink); font-variant-numeric: tabular-nums; }
        .bar { fill: var(--c0); }
        .bar.second { fill: var(--c1); }
        .zero { stroke: var(--quiet); fill: none; }
        .line path { fill: none; stroke: var(--c); stroke-width: 2; stroke-linejoin: round; }
        .line text { fill: var(--c); }
        .c0 { --c: var(--c0); } .c1 { --c: var(--c1); } .c2 { --c: var(--c2); }
        .c3 { --c: var(--c3); } .c4 { --c: var(--c4); } .c5 { --c: var(--c5); }
        .c1 path { stroke-dasharray: 7 3; } .c2 path { stroke-dasharray: 2 2; } .c3 path { stroke-dasharray: 9 3 2 3; }
        .c4 path { stroke-dasharray: 4 4; } .c5 path { stroke-dasharray: 12 4; }
        .d1 path { stroke-width: 3.5; } .d2 path { stroke-width: 1; }
        h3 { font-size: 1rem; margin: 1.1rem 0 0.2rem; }
        .row { display: flex; justify-content: space-between; gap: 1rem; margin-top: 0.5rem; overflow-wrap: anywhere; }
        .row span:last-child { text-align: right; font-variant-numeric: tabular-nums; }
        .key::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.3em;
          background: var(--c0); }
        .key + .key::before { background: var(--c1); }
        svg.flat { height: 0.6rem; margin-top: 0.15rem; }
        details { margin-top: 0.6rem; } summary { color: var(--quiet); cursor: pointer; }
        """
}
