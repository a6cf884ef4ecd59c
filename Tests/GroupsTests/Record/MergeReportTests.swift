import Groups
import Testing

struct MergeReportTests {
    private static let group = RecordID(high: 1, low: 2)

    private func edit(
        _ kind: String, _ record: UInt64, _ register: String, _ value: String, at milliseconds: Int = 1
    ) -> Edit {
        Edit(
            record: RecordID(high: 0, low: record), kind: kind, register: register,
            stamp: Stamp(milliseconds: milliseconds, device: "a"), value: value, author: "")
    }

    private func report(_ before: [Edit], _ after: [Edit]) -> MergeReport {
        let old = History(of: Self.group, before)
        return MergeReport(from: old, to: old.union(History(of: Self.group, after)))
    }

    @Test func countsWhatCame() {
        let known = [edit("expense", 1, "title", "\"a\""), edit("expense", 2, "title", "\"b\"")]
        let report = report(
            known,
            known + [
                edit("expense", 3, "title", "\"c\""), edit("expense", 4, "title", "\"d\""),
                edit("payment", 5, "money", "1"), edit("member", 6, "name", "\"x\""),
                edit("expense", 1, "title", "\"aa\"", at: 2), edit("expense", 1, "note", "\"n\"", at: 2),
                edit("expense", 2, "deleted", "true", at: 2),
            ])
        #expect(["expense", "payment", "member", "comment"].map(report.arrived) == [2, 1, 1, 0])
        #expect(report.edited.map(\.id.low) == [1])
        #expect(report.deleted.map(\.id.low) == [2])
        #expect(report.restored.isEmpty)
        #expect(!report.isNothingNew)
    }

    @Test func whatIsKnownIsNothingNew() {
        let known = [edit("expense", 1, "title", "\"a\"", at: 5)]
        #expect(report(known, known).isNothingNew)
        // An edit that another has replaced already changes nothing.
        #expect(report(known, [edit("expense", 1, "title", "\"older\"", at: 4)]).isNothingNew)
    }

    @Test func deletionsAndRestorationsAreNoEdits() {
        let gone = [edit("expense", 1, "title", "\"a\""), edit("expense", 1, "deleted", "true", at: 2)]
        let back = report(gone, [edit("expense", 1, "deleted", "false", at: 3)])
        #expect(back.restored.map(\.id.low) == [1])
        #expect(back.edited.isEmpty && back.deleted.isEmpty)
        let came = report([], gone)
        #expect(came.arrived("expense") == 1 && came.deleted.count == 1)
    }
}
