import Foundation
import Money

/// A calendar of whole days, as RFC 5545 writes it.
struct ICalendar {
    /// Something that comes again.
    struct Event {
        /// What is different for every event, and the same whenever it is written.
        let id: String
        /// The second when it was made, since 1970.
        let made: Int
        /// The first day.
        let day: CalendarDate
        /// How it comes again.
        let rule: String
        let summary: String
        let description: String
    }

    let events: [Event]

    /// The calendar; every line ends with CR LF.
    var text: String {
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//settled//\(Program.nameAndVersion)//EN"]
        return (head + events.flatMap(lines) + ["END:VCALENDAR"]).map { Self.folded($0) + "\r\n" }.joined()
    }

    private func lines(_ event: Event) -> [String] {
        let made = Date(timeIntervalSince1970: Double(event.made)).formatted(.iso8601)
        return [
            "BEGIN:VEVENT", "UID:\(event.id)", "DTSTAMP:\(Self.basic(made))",
            "DTSTART;VALUE=DATE:\(Self.basic(event.day.description))", "RRULE:\(event.rule)",
            "SUMMARY:\(Self.escaped(event.summary))", "DESCRIPTION:\(Self.escaped(event.description))",
            "TRANSP:TRANSPARENT", "END:VEVENT",
        ]
    }

    /// A day or moment without its separators: `20260131T102030Z`.
    private static func basic(_ text: String) -> String { text.filter { $0 != "-" && $0 != ":" } }

    /// A text with what has a meaning of its own behind a backslash (3.3.11).
    private static func escaped(_ text: String) -> String {
        String(
            text.flatMap { character -> String in
                switch character {
                case "\\", ";", ",": "\\\(character)"
                case "\n", "\r\n": "\\n"
                default: String(character)
                }
            })
    }

    /// A line in pieces of at most 75 bytes, of which each but the first begins with a blank (3.1). No character is cut.
    static func folded(_ line: String) -> String {
        var folded = ""
        var size = 0
        for scalar in line.unicodeScalars {
            let width = String(scalar).utf8.count
            if size + width > 75 {
                folded += "\r\n "
                size = 1
            }
            folded.unicodeScalars.append(scalar)
            size += width
        }
        return folded
    }
}
