internal import Money

/// Reads who sold it and when.
struct HeadingReader {
    /// All lines of the receipt.
    var lines: [Line]
    /// The currency, which tells whether the month or the day comes first.
    var currency: Currency?

    /// The trade name: the first line that reads like a name, above the first item.
    func merchant(before item: Int?) -> String? {
        for line in lines.prefix(8) {
            if let item, line.row.number >= item { break }
            let text = line.row.observations.map(\.text).joined(separator: " ")
            let scalars = text.unicodeScalars
            let letters = scalars.count { $0.isLetter }
            guard letters >= 3, letters * 2 >= scalars.count else { continue }
            let concepts = line.segments.reduce(into: Set<Concept>()) { $0.formUnion($1.concepts) }
            let isLabel = line.segments.contains { $0.coverage >= 0.8 } && concepts.contains(.reference)
            if isLabel { continue }
            return text
        }
        return nil
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
