internal import Money

/// Reads dates and times in the forms people print: `28.11.2026`, `11/28/26`, `2026-11-28`, `Nov 28 2026`, `28Nov'26`.
///
/// A day above 12 tells day and month apart; where both could be either, the country does (month first only in the
/// United States).
struct DateReader {
    /// Whether the month stands before the day where nothing else tells.
    var monthFirst: Bool

    /// The first date with a year in a text.
    func date(in text: String) -> CalendarDate? {
        let pieces = Self.pieces(of: text)
        for index in pieces.indices {
            if let date = numeric(pieces, at: index) ?? named(pieces, at: index) { return date }
        }
        return nil
    }

    /// The first time of day in a text.
    func time(in text: String) -> ClockTime? {
        let pieces = Self.pieces(of: text)
        for index in pieces.indices where index + 2 < pieces.count {
            // The hour may be glued to a date.
            let digits = pieces[index].text
            let isGlued = index >= 4 && pieces[index - 1].isSeparator && [4, 6].contains(digits.utf8.count)
            guard pieces[index + 1].text == ":", let hour = Int(isGlued ? String(digits.suffix(2)) : digits),
                let minute = pieces[index + 2].number, digits.utf8.count <= 2 || isGlued,
                pieces[index + 2].text.utf8.count == 2,
                index == 0 || pieces[index - 1].text != ":"
            else { continue }
            let rest = pieces[(index + 3)...].drop { $0.text == ":" || $0.number != nil || $0.text == " " }
            let half = rest.first?.text.lowercased() ?? ""
            var full = hour
            if half.hasPrefix("p"), half.count <= 2 || half.hasPrefix("pm"), hour < 12 { full += 12 }
            if half.hasPrefix("a"), half.count <= 2 || half.hasPrefix("am"), hour == 12 { full = 0 }
            if let time = ClockTime(hour: full, minute: minute) { return time }
        }
        return nil
    }

    /// A run of digits, a run of letters, or one sign.
    private struct Piece {
        var text: String
        var number: Int? { text.utf8.count <= 4 ? Int(text) : nil }
        var isSeparator: Bool { text == "/" || text == "." || text == "-" || text == "'" || text == " " || text == "," }
    }

    private static func pieces(of text: String) -> [Piece] {
        var result: [Piece] = []
        var last = 0
        for scalar in Normalization.scalars(of: text) {
            let kind = scalar.isDigit ? 1 : (scalar.isLetter ? 2 : 3)
            if kind == last, kind != 3 {
                result[result.count - 1].text.unicodeScalars.append(scalar)
            } else if !(scalar == " " && result.last?.text == " ") {
                result.append(Piece(text: String(Character(scalar))))
            }
            last = kind
        }
        return result
    }

    /// Three numbers with the same separator, one of which is a year.
    private func numeric(_ pieces: [Piece], at index: Int) -> CalendarDate? {
        guard index + 4 < pieces.count, let first = pieces[index].number, let second = pieces[index + 2].number else {
            return nil
        }
        var digits = pieces[index + 4].text
        // The time may be glued to the year: `10-03-201823:03`, `10-03-1823:03`.
        if digits.utf8.count == 6 {
            digits = String(digits.prefix(4))
        } else if digits.utf8.count == 4, index + 5 < pieces.count, pieces[index + 5].text == ":" {
            digits = String(digits.prefix(2))
        }
        guard let third = Int(digits) else { return nil }
        let separator = pieces[index + 1].text
        let isSpaced = separator == " " && pieces[index].text.utf8.count == 4 && pieces[index + 3].text == " "
        guard separator == "/" || separator == "." || separator == "-" || isSpaced else { return nil }
        let between = pieces[index + 3].text
        guard between == separator || between == " " || between == "." else { return nil }
        // A longer run of numbers is no date; a colon or dash behind a label is only its end.
        if index > 1, pieces[index - 1].text == separator || pieces[index - 1].text == ":",
            pieces[index - 2].number != nil
        {
            return nil
        }
        if index + 5 < pieces.count, pieces[index + 5].text == separator, index + 6 < pieces.count,
            pieces[index + 6].number != nil
        {
            return nil
        }
        if pieces[index].text.utf8.count == 4 {
            return plausible(year: first, month: second, day: third)
        }
        guard pieces[index].text.utf8.count <= 2, pieces[index + 2].text.utf8.count <= 2 else { return nil }
        guard digits.utf8.count == 2 || digits.utf8.count == 4 else { return nil }
        let full = digits.utf8.count == 2 ? 2000 + third : third
        if first > 12 { return plausible(year: full, month: second, day: first) }
        if second > 12 { return plausible(year: full, month: first, day: second) }
        let isMonthFirst = monthFirst && separator != "."
        return plausible(year: full, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
            ?? plausible(year: full, month: isMonthFirst ? second : first, day: isMonthFirst ? first : second)
    }

    /// A month by name with a day and a year around it.
    private func named(_ pieces: [Piece], at index: Int) -> CalendarDate? {
        guard let month = Self.month(pieces[index].text) else { return nil }
        let before = pieces[..<index].reversed().drop { $0.isSeparator }.first
        let after = pieces[(index + 1)...].filter { !$0.isSeparator }.prefix(2).map { $0 }
        if let day = before?.number, (1...31).contains(day), let year = after.first.flatMap({ year($0.text) }) {
            return plausible(year: year, month: month, day: day)
        }
        if after.count == 2, let day = after[0].number, (1...31).contains(day), let year = year(after[1].text) {
            return plausible(year: year, month: month, day: day)
        }
        return nil
    }

    /// A year in two or four digits.
    private func year(_ text: String) -> Int? {
        guard let number = Int(text) else { return nil }
        if text.utf8.count == 2 { return 2000 + number }
        return text.utf8.count == 4 ? number : nil
    }

    private func plausible(year: Int, month: Int, day: Int) -> CalendarDate? {
        (1990...2099).contains(year) ? CalendarDate(year: year, month: month, day: day) : nil
    }

    /// The number of a month by the first letters of its name in the languages of the label tables.
    private static func month(_ text: String) -> Int? {
        let word = WordFolding.words(of: text).first ?? ""
        guard word.count >= 3, !word.unicodeScalars.contains(where: { $0.isDigit }) else { return nil }
        for (month, names) in months.enumerated()
        where names.contains(where: { $0.hasPrefix(word) || (word.count == 3 && $0.hasPrefix(word)) }) {
            return month + 1
        }
        return nil
    }

    private static let months: [[String]] = [
        ["january", "januar", "janvier", "enero", "gennaio", "janeiro", "januari", "stycznia", "styczen"],
        ["february", "februar", "fevrier", "febrero", "febbraio", "fevereiro", "februari", "lutego", "luty"],
        ["march", "marz", "maerz", "mars", "marzo", "marco", "maart", "marca", "marzec", "maret", "mac"],
        ["april", "avril", "abril", "aprile", "kwietnia", "kwiecien"],
        ["may", "mai", "mayo", "maggio", "maio", "mei", "maja"],
        ["june", "juni", "juin", "junio", "giugno", "junho", "czerwca", "czerwiec"],
        ["july", "juli", "juillet", "julio", "luglio", "julho", "lipca", "lipiec", "julai"],
        ["august", "aout", "agosto", "augustus", "sierpnia", "sierpien", "agustus", "ogos", "augusti"],
        ["september", "septembre", "septiembre", "settembre", "setembro", "wrzesnia", "wrzesien"],
        ["october", "oktober", "octobre", "octubre", "ottobre", "outubro", "pazdziernika", "pazdziernik"],
        ["november", "novembre", "noviembre", "novembro", "listopada", "listopad", "nopember"],
        [
            "december", "dezember", "decembre", "diciembre", "dicembre", "dezembro", "grudnia", "grudzien", "desember",
            "disember",
        ],
    ]
}
