public import Money

/// A stretch of time that statistics are about, by its name on the command line.
public enum Period: String, CaseIterable, Sendable {
    /// The month of today.
    case thisMonth = "this-month"
    /// The month of today and the two before.
    case last3Months = "last-3-months"
    /// The month of today and the five before.
    case last6Months = "last-6-months"
    /// The year of today.
    case thisYear = "this-year"
    /// From the first record to the last.
    case all

    /// The days of it, whole months with both ends included; nil for all.
    public func days(today: CalendarDate) -> ClosedRange<CalendarDate>? {
        switch self {
        case .thisMonth: months(1, endingIn: today)
        case .last3Months: months(3, endingIn: today)
        case .last6Months: months(6, endingIn: today)
        case .thisYear: CalendarDate(year: today.year, month: 12, day: 1).flatMap { months(12, endingIn: $0) }
        case .all: nil
        }
    }

    private func months(_ count: Int, endingIn day: CalendarDate) -> ClosedRange<CalendarDate>? {
        let length = CalendarDate.lengthOfMonth(day.month, in: day.year)
        guard let last = CalendarDate(year: day.year, month: day.month, day: length),
            let month = last.adding(months: 1 - count),
            let first = CalendarDate(year: month.year, month: month.month, day: 1)
        else { return nil }
        return first...last
    }
}
