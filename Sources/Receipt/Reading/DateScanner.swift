/// Finds the dates and times that people print, and keeps their digits away from the money.
enum DateScanner {
    /// Whether a word is a date, a time or a telephone number, whose digits are never money.
    static func isDateOrTime(_ scalars: [Unicode.Scalar]) -> Bool {
        let word = scalars.filter { $0 != "(" && $0 != ")" }
        guard let first = word.first, first.isDigit || first == "+" else { return false }
        let runs = digitRuns(of: word)
        let separators = word.filter { !$0.isDigit }
        if runs.count >= 3, let separator = separators.first, "/-.:".unicodeScalars.contains(separator),
            separators.prefix(2).allSatisfy({ $0 == separator })
        {
            let lengths = runs.prefix(3).map(\.utf8.count)
            if separator == ":" { return lengths[0] <= 2 && lengths[1] == 2 && lengths[2] == 2 }
            let isYearLast = lengths[0] <= 2 && lengths[1] <= 2 && (lengths[2] >= 2)
            let isYearFirst = lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2
            let isTelephone = separator == "-" && lengths.reduce(0, +) >= 7
            if separator == "." && !isYearFirst && (lengths[2] == 3 || lengths[1] == 3) { return false }
            return isYearLast || isYearFirst || isTelephone
        }
        if runs.count == 2 {
            let lengths = runs.map(\.utf8.count)
            // 19:45, 9:05pm, 5:00PM-6:00PM
            if separators.first == ":" {
                return lengths[0] <= 2 && lengths[1] == 2 && (Int(runs[0]) ?? 99) < 25 && (Int(runs[1]) ?? 99) < 60
            }
            // 555-0134
            if separators.first == "-" && separators.count == 1 { return lengths[0] >= 3 && lengths[1] >= 3 }
        }
        if runs.count >= 4, separators.contains(":") { return true }
        return false
    }

    private static func digitRuns(of scalars: [Unicode.Scalar]) -> [String] {
        var runs: [String] = []
        var inside = false
        for scalar in scalars {
            if scalar.isDigit {
                if !inside { runs.append("") }
                runs[runs.count - 1].unicodeScalars.append(scalar)
            }
            inside = scalar.isDigit
        }
        return runs
    }
}
