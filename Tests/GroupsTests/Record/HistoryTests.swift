import Groups
import TestSupport
import Testing

/// Whoever joins what in any order has the same group.
struct HistoryTests {
    private static let group = RecordID(high: 1, low: 2)

    private func three(_ generator: inout SeededGenerator) -> (History, History, History) {
        let histories = (0..<3).map { _ in History.random(of: Self.group, using: &generator) }
        return (histories[0], histories[1], histories[2])
    }

    @Test func unionIsCommutativeAssociativeAndIdempotent() {
        forEvery("histories", 10_000, seed: 1, draw: { three(&$0) }) { a, b, c in
            if a.union(b) != b.union(a) { return "is not commutative" }
            if a.union(b).union(c) != a.union(b.union(c)) { return "is not associative" }
            if a.union(b).union(b) != a.union(b) || a.union(a) != a { return "is not idempotent" }
            if Set(a.union(b).edits) != Set(a.edits).union(b.edits) { return "loses or invents an edit" }
            return History(of: Self.group, (a.edits + b.edits).shuffled()) == a.union(b) ? nil : "depends on the order"
        }
    }

    /// What the registers hold can be joined without the log, and it is the larger edit of each.
    @Test func theStateOfTheUnionIsThatOfTheStates() {
        forEvery("histories", 10_000, seed: 1, draw: { three(&$0) }) { a, b, c in
            let all = a.union(b).union(c)
            if a.state.union(b.state).state.union(c).state != all.state { return "depends on the log" }
            for edit in all.state.edits {
                let others = (a.edits + b.edits + c.edits).filter { $0.isOfSameRegister(as: edit) }
                if others.contains(where: { $0.stamp > edit.stamp }) { return "an earlier stamp wins" }
                if others.contains(where: { $0.stamp == edit.stamp && edit < $0 }) { return "a smaller value wins" }
            }
            return Set(all.edits.map { "\($0.record) \($0.register)" }).count == all.state.edits.count
                ? nil : "a register holds two values or none"
        }
    }

    @Test func theOrderOfRecordsIsThatOfTheirFirstStamps() {
        forEvery("histories", 2000, seed: 1, draw: { three(&$0) }) { a, b, c in
            let records = a.union(b).union(c).recordsByCreation
            if a.union(c).union(b).recordsByCreation.map(\.id) != records.map(\.id) { return "depends on who merged" }
            let keys = records.map { record in (record.edits.map(\.stamp).min(), record.id) }
            return zip(keys, keys.dropFirst()).allSatisfy { left, right in
                guard let one = left.0, let other = right.0 else { return false }
                return one == other ? left.1 < right.1 : one < other
            } ? nil : "is another"
        }
    }

    @Test func whatIsTakenAwayAndAddedAgainIsTheSame() {
        forEvery("histories", 2000, seed: 1, draw: { three(&$0) }) { a, b, _ in
            let rest = a.subtracting(b)
            if !Set(rest).isDisjoint(with: b.edits) { return "leaves what is in the other" }
            return b.union(History(of: Self.group, rest)) == a.union(b) ? nil : "takes too much away"
        }
    }

    @Test func findsEveryRecord() {
        forEvery("history", 500, seed: 1, draw: { three(&$0).0 }) { history in
            for record in history.records where history.record(record.id) != record { return "is not found" }
            return history.record(RecordID(high: 8, low: 0)) == nil ? nil : "finds what is not there"
        }
    }

    @Test func textsThatOnlyLookTheSameAreTwoEdits() {
        func edit(_ value: String) -> Edit {
            Edit(
                record: Self.group, kind: "group", register: "name", stamp: Stamp(milliseconds: 1, device: "a"),
                value: value, author: "")
        }
        #expect(History(of: Self.group, [edit("\"e\u{301}\""), edit("\"\u{e9}\"")]).edits.count == 2)
    }

    @Test func stampsOfTheFutureAreFound() {
        let day = 86_400_000
        let edits = [0, day, day + 1].map { milliseconds in
            Edit(
                record: Self.group, kind: "group", register: "name",
                stamp: Stamp(milliseconds: milliseconds, device: "a"), value: "1", author: "")
        }
        #expect(History(of: Self.group, edits).ahead(of: 0) == [edits[2]])
        #expect(History(of: Self.group, edits).latest == edits[2].stamp)
    }
}
