extension CalendarDate {
    /// The number of days since 1970-01-01, below zero before it.
    ///
    /// Counts from 1 March, so that the leap day is the last of its year (Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms", days_from_civil).
    public var daysSinceEpoch: Int {
        let marchYear = month > 2 ? year : year - 1
        let marchMonth = (month + 9) % 12
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    }

    /// The day this many days after 1970-01-01; nil outside the years 1 to 9999.
    public init?(daysSinceEpoch days: Int) {
        // The years 1 to 9999.
        guard (-719_162...2_932_896).contains(days) else { return nil }
        // 146,097 days are 400 years (Hinnant, civil_from_days).
        let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// The day this many days later, or earlier for a negative number; nil outside the years 1 to 9999.
    public func adding(days: Int) -> CalendarDate? {
        let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
        return overflow ? nil : CalendarDate(daysSinceEpoch: sum)
    }

    /// The same day this many months later, or earlier for a negative number; where the month is too short, its last
    /// day. Nil outside the years 1 to 9999.
    public func adding(months: Int) -> CalendarDate? {
        let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflow, sum >= 12 else { return nil }
        let (year, month) = (sum / 12, sum % 12 + 1)
        return CalendarDate(
            year: year, month: month, day: min(day, CalendarDate.lengthOfMonth(month, in: year)))
    }
}
