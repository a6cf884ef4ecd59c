import Arguments
import Money

extension ValueKind<String> {
    /// A calendar day as ISO 8601 writes it.
    static let day = ValueKind(expected: "a day such as 2026-11-28") { CalendarDate($0)?.description }
}
