import Groups
import Testing

@testable import settled

struct TypedRecurrenceTests {
    @Test(
        arguments: [
            ("month", .every(1, .month)), ("Months", .every(1, .month)), ("2 weeks", .every(2, .week)),
            (" 3  day ", .every(3, .day)), ("1 year", .every(1, .year)), ("never", .never),
        ] as [(String, TypedRecurrence)])
    func readsAnInterval(text: String, expected: TypedRecurrence) {
        #expect(TypedRecurrence(text) == expected)
    }

    @Test(arguments: [
        "", " ", "fortnight", "0 days", "-1 week", "1000001 days", "2", "2 2 days", "2 never", "1.5 weeks",
    ])
    func refusesWhatIsNone(text: String) {
        #expect(TypedRecurrence(text) == nil)
    }
}
