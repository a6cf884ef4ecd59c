public import Money

/// A month of a year.
public struct CalendarMonth: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int

    /// The month of a day.
    public init(of date: CalendarDate) {
        year = date.year
        month = date.month
    }

    private init(number: Int) {
        year = number / 12
        month = number % 12 + 1
    }

    private var number: Int { year * 12 + month - 1 }

    /// Every month from that of the first day to that of the last.
    public static func all(in days: ClosedRange<CalendarDate>) -> [CalendarMonth] {
        let (first, last) = (CalendarMonth(of: days.lowerBound), CalendarMonth(of: days.upperBound))
        return (first.number...last.number).map { CalendarMonth(number: $0) }
    }

    /// The month as ISO 8601 writes it, such as `2026-11`.
    public var description: String {
        let year = String(repeating: "0", count: 4 - String(year).count) + String(year)
        return year + (month < 10 ? "-0" : "-") + String(month)
    }

    /// Whether the left month is the earlier one.
    public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool { left.number < right.number }
}
