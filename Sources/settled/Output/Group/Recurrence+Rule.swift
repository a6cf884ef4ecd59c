import Groups
import Money

extension Recurrence {
    /// The rule of RFC 5545 (3.3.10) that comes on the same days.
    ///
    /// There a month without the day is left out, where here it is the last of the month: so the rule names all days from
    /// the 28th and takes the last of those that there are.
    var rule: String {
        var parts: [String]
        let days = (28...max(28, anchor.day)).map(String.init).joined(separator: ",")
        let isLate = anchor.day > 28
        switch unit {
        case .day: parts = ["FREQ=DAILY"]
        case .week: parts = ["FREQ=WEEKLY"]
        case .month: parts = ["FREQ=MONTHLY"] + (isLate ? ["BYMONTHDAY=\(days)", "BYSETPOS=-1"] : [])
        case .year:
            let isLeapDay = anchor.month == 2 && anchor.day == 29
            parts = ["FREQ=YEARLY"] + (isLeapDay ? ["BYMONTH=2", "BYMONTHDAY=\(days)", "BYSETPOS=-1"] : [])
        }
        if interval > 1 { parts.append("INTERVAL=\(interval)") }
        switch end {
        case .never: break
        case .until(let day): parts.append("UNTIL=\(day.description.filter { $0 != "-" })")
        case .count(let times): parts.append("COUNT=\(times)")
        }
        return parts.joined(separator: ";")
    }
}
