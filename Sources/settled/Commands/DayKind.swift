import Arguments
import Money

extension ValueKind<String> {
    /// A calendar day as ISO 8601 writes it.
    static let day = ValueKind(expected: "a day such as 2026-11-28") { text in
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.count == 3 else { return nil }
        return CalendarDate(year: parts[0], month: parts[1], day: parts[2])?.description
    }
}
