public import Money

/// How an expense comes again: every so many units from an anchor, which is the first time.
public struct Recurrence: Hashable, Sendable {
    /// The unit of the interval.
    public enum Unit: String, CaseIterable, Sendable {
        case day
        case week
        case month
        case year
    }

    /// When it ends.
    public enum End: Hashable, Sendable {
        case never
        /// The last day on which it may come.
        case until(CalendarDate)
        /// After so many times in all, the anchor included; at least 1.
        case count(Int)
    }

    /// The unit of the interval.
    public var unit: Unit
    /// Every how many units, at least 1.
    public var interval: Int
    /// The day of the template, from which all others are calculated.
    public var anchor: CalendarDate
    /// When it ends.
    public var end: End

    /// Makes a recurrence.
    public init(every interval: Int = 1, _ unit: Unit, from anchor: CalendarDate, end: End = .never) {
        precondition(interval >= 1, "an interval is at least 1")
        self.unit = unit
        self.interval = interval
        self.anchor = anchor
        self.end = end
    }
}
