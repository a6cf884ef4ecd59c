internal import Money

/// Reads when it was sold.
struct HeadingReader {
    /// All lines of the receipt.
    var lines: [Line]
    /// The currency, which tells whether the month or the day comes first.
    var currency: Currency?

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
