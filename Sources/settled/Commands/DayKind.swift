import Arguments
import Money

extension ValueKind<String> {
    /// A calendar day as ISO 8601 writes it.
    static let day = ValueKind(expected: .day) { CalendarDate($0)?.description }
}
