import Testing

@testable import Store

struct BillFilterTests {
    private func passes(_ bill: BillRecord, _ change: (inout BillFilter) -> Void) -> Bool {
        var filter = BillFilter()
        change(&filter)
        return filter.passes(bill)
    }

    @Test(arguments: [("ramen", true), ("SHOYU", true), ("Żan", true), ("miso", false), ("", true)])
    func looksForText(text: String, isFound: Bool) {
        #expect(passes(.lunch(["żaneta"])) { $0.text = text } == isFound)
    }

    @Test(arguments: [("al", true), ("BOB", true), ("ob", false)])
    func looksForPeopleByTheirBeginning(name: String, isFound: Bool) {
        #expect(passes(.lunch()) { $0.person = name } == isFound)
    }

    @Test func looksForDays() {
        #expect(passes(.lunch()) { ($0.from, $0.to) = ("2026-11-28", "2026-11-28") })
        #expect(!passes(.lunch()) { $0.from = "2026-11-29" })
        #expect(!passes(.lunch()) { $0.to = "2026-11-27" })
        #expect(!passes(.lunch(day: nil)) { $0.to = "2026-11-27" })
        #expect(passes(.lunch(day: nil)) { _ in })
    }
}
