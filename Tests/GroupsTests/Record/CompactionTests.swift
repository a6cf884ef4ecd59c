import Groups
import TestSupport
import Testing

struct CompactionTests {
    private static let group = RecordID(high: 1, low: 2)

    /// One device compacts at any moment, the other at another: what they agree on is the same as if neither had.
    @Test func changesNothingThatAMergeDependsOn() {
        forEvery(
            "histories", 5000, seed: 3,
            draw: { generator in
                (
                    History.random(of: Self.group, upTo: 30, using: &generator),
                    History.random(of: Self.group, upTo: 30, using: &generator),
                    Int.random(in: 0...4, using: &generator), Int.random(in: 0...4, using: &generator)
                )
            }
        ) { a, b, one, other in
            let all = a.union(b)
            for history in [a.compacted(before: one).union(b.compacted(before: other)), all.compacted(before: one)] {
                if history.state != all.state { return "the state is another" }
                if history.recordsByCreation.map(\.id) != all.recordsByCreation.map(\.id) {
                    return "the order is another"
                }
            }
            let compacted = all.compacted(before: one)
            if compacted.compacted(before: one) != compacted { return "there is more to drop the second time" }
            return Set(all.edits).isSuperset(of: compacted.edits) ? nil : "something new came"
        }
    }

    private func edit(_ register: String, at milliseconds: Int, record: UInt64 = 1) -> Edit {
        Edit(
            record: RecordID(high: 0, low: record), kind: "expense", register: register,
            stamp: Stamp(milliseconds: milliseconds, device: "a"), value: "\(milliseconds)", author: "")
    }

    @Test func dropsWhatWasReplacedBefore() {
        let edits = [1, 2, 3, 4].map { edit("title", at: $0) }
        let compacted = History(of: Self.group, edits).compacted(before: 3)
        #expect(compacted.edits == [edits[0], edits[2], edits[3]])
    }

    @Test func leavesWhatComesAgainAsItIs() {
        let edits = [edit("recurrence", at: 1)] + [1, 2, 3].map { edit("title", at: $0) }
        let history = History(of: Self.group, edits)
        #expect(history.compacted(before: 9) == history)
    }
}
