/// A calendar day in the Gregorian calendar, without a time zone.
public struct CalendarDate: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Makes a day; nil if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...CalendarDate.lengthOfMonth(month, in: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads a day as ISO 8601 writes it, `2026-11-28`; nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count == 10 else { return nil }
        var digits = 0
        for (place, byte) in text.utf8.enumerated() {
            if place == 4 || place == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
            }
        }
        self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    }

    /// How many days a month, 1 to 12, has: 28 to 31.
    public static func lengthOfMonth(_ month: Int, in year: Int) -> Int {
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// The day as ISO 8601 writes it, such as `2026-11-28`.
    public var description: String { padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) }

    /// Whether the left day is the earlier one.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// A time of day to the minute.
public struct ClockTime: Hashable, Sendable, CustomStringConvertible {
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int

    /// Makes a time; nil if there is no such time.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// The time as `20:41`.
    public var description: String { padded(hour, 2) + ":" + padded(minute, 2) }
}

/// A number with zeros in front, so that it has `width` digits.
private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
