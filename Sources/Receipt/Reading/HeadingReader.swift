internal import Money

/// Reads who sold it and when.
struct HeadingReader {
    /// All lines of the receipt.
    var lines: [Line]
    /// The currency, which tells whether the month or the day comes first.
    var currency: Currency?

    /// The trade name: the first line above the first item that reads like a name and was read as surely as the rest.
    func merchant(before item: Int?) -> String? {
        let confidences = lines.flatMap { $0.row.observations.map(\.confidence) }.sorted()
        guard !confidences.isEmpty else { return nil }
        let usual = confidences[confidences.count / 2]
        let above = lines.prefix(14).prefix { line in item.map { line.row.number < $0 } ?? true }
        let names = above.compactMap { name(of: $0) }
        return names.first { $0.confidence >= usual - Self.drop }?.text ?? names.first?.text
    }

    /// How far below the usual confidence a name may be read; below it stand logos and shadows taken for letters.
    private static let drop = 0.8

    /// The text of a line, if it reads like a name: mostly letters, and no label of its own.
    private func name(of line: Line) -> (text: String, confidence: Double)? {
        let text = line.row.observations.map(\.text).joined(separator: " ")
        let scalars = text.unicodeScalars
        let letters = scalars.count { $0.isLetter }
        guard letters >= 3, letters * 2 >= scalars.count else { return nil }
        let concepts = line.segments.reduce(into: Set<Concept>()) { $0.formUnion($1.concepts) }
        if concepts.contains(.reference), line.segments.contains(where: { $0.coverage >= 0.8 }) { return nil }
        return (text, line.row.observations.map(\.confidence).min() ?? 0)
    }

    /// The first date with a year, and the time nearest to it.
    func dateAndTime() -> (CalendarDate?, ClockTime?) {
        let scanner = DateReader(monthFirst: currency?.code == "USD")
        var date: CalendarDate?
        var time: ClockTime?
        for line in lines {
            let text = line.row.text
            if date == nil, let found = scanner.date(in: text) {
                date = found
                if let near = scanner.time(in: text) { time = near }
            }
            if time == nil, let found = scanner.time(in: text) { time = found }
            if date != nil && time != nil { break }
        }
        return (date, time)
    }
}
