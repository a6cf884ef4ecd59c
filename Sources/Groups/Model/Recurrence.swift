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

extension Recurrence {
    /// The day on which it comes for the `number`th time after the anchor, whose number is 0; nil after its end, and
    /// after the year 9999.
    ///
    /// Each is calculated from the anchor, and a day that a month does not have becomes its last: monthly from
    /// 31 January is 28 February and then 31 March, where counting on from the day before would stay on the 28th.
    public func date(of number: Int) -> CalendarDate? {
        let scale =
            switch unit {
            case .day, .month: 1
            case .week: 7
            case .year: 12
            }
        let (step, isTooFar) = interval.multipliedReportingOverflow(by: scale)
        let (distance, isFarther) = number.multipliedReportingOverflow(by: step)
        guard !isTooFar, !isFarther else { return nil }
        let date =
            switch unit {
            case .day, .week: anchor.adding(days: distance)
            case .month, .year: anchor.adding(months: distance)
            }
        switch end {
        case .never: return date
        case .until(let last): return date.flatMap { $0 <= last ? $0 : nil }
        case .count(let times): return number < times ? date : nil
        }
    }

    /// How many times of one template are added at once: a rule that began centuries ago, as a slip of the finger or a hostile
    /// file has it, is caught up step by step.
    public static let mostAtOnce = 1000

    /// The days after the anchor on which it has come by this day, in order.
    public func dates(through today: CalendarDate) -> [CalendarDate] {
        var dates: [CalendarDate] = []
        while let next = date(of: dates.count + 1), next <= today { dates.append(next) }
        return dates
    }

    /// The first day after this one on which it comes; nil after its end.
    public func next(after today: CalendarDate) -> CalendarDate? {
        anchor > today ? anchor : date(of: dates(through: today).count + 1)
    }

    /// The same at another interval, counted from the last day on which it has come by `today`; of so many times in all,
    /// what is left of them.
    public func changed(to interval: Int, _ unit: Unit, on today: CalendarDate) -> Recurrence {
        let past = dates(through: today)
        var changed = Recurrence(every: interval, unit, from: past.last ?? anchor, end: end)
        if case .count(let times) = end { changed.end = .count(times - past.count) }
        return changed
    }
}
