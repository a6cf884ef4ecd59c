import Exchange
import Groups
import TestSupport
import Testing

struct GroupFileTests {
    private func text(_ file: GroupFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    @Test func aGroupTravelsAsAWhole() throws {
        try forEvery("group", 500, seed: 1, draw: { GroupForge.group(ofSize: 12, using: &$0) }) { group in
            let file = GroupFile(try group.history(), exportedBy: "settled test")
            let bytes = file.bytes
            let read = try GroupFile(parsing: bytes)
            guard read == file, try Group(read.history) == group else { return "is read as another" }
            guard read.bytes == bytes else { return "is written otherwise the second time" }
            // Each line is canonical JSON.
            for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
                guard try Array(JSON(parsing: line).canonical.utf8) == Array(line) else { return "is not canonical" }
            }
            let windows = Array(text(file).replacing("\n", with: "\r\n\r\n").utf8)
            return try GroupFile(parsing: windows) == file ? nil : "is another with other line ends"
        }
    }

    /// Two devices that know the same people and not the same entries.
    private func parts(_ generator: inout SeededGenerator) throws -> [History] {
        let all = try GroupForge.group(ofSize: 12, using: &generator).history()
        let people = all.edits.filter { $0.kind == "group" || $0.kind == "member" }
        let entries = all.records.filter { $0.kind == "expense" || $0.kind == "payment" }
        return (0..<2).map { _ in
            let known = entries.filter { _ in Bool.random(using: &generator) }
            return History(of: all.group, people + known.flatMap(\.edits))
        }
    }

    @Test func filesAreJoinedLikeHistories() throws {
        try forEvery("histories", 200, seed: 1, draw: { try parts(&$0) }) { parts in
            let files = parts.map { GroupFile($0, exportedBy: "x") }
            let joined = try files[0].joined(with: files[1])
            guard joined.history == parts[0].union(parts[1]) else { return "loses or invents something" }
            return try files[1].joined(with: files[0]) == joined ? nil : "depends on the order"
        }
    }

    /// Kinds and registers of a later version are kept, and passed over.
    @Test func whatIsNotKnownIsKept() throws {
        var generator = SeededGenerator(seed: 2)
        let group = GroupForge.group(ofSize: 5, using: &generator)
        let stamp = Stamp(milliseconds: 9, device: "later")
        func edit(_ record: RecordID, _ kind: String, _ register: String, _ value: String) -> Edit {
            Edit(record: record, kind: kind, register: register, stamp: stamp, value: value, author: "")
        }
        let history = try group.history().union(
            History(
                of: group.id,
                [
                    edit(RecordID(high: 1, low: 1), "photo-album", "cover", #"{"a":[1,null]}"#),
                    edit(group.members[0].id, "member", "shoe-size", "44"),
                ]))
        let file = GroupFile(history, exportedBy: "x")
        let read = try GroupFile(parsing: file.bytes)
        #expect(read == file)
        #expect(try Group(read.history) == group)
    }

    @Test func anotherGroupIsNotJoined() throws {
        var generator = SeededGenerator(seed: 2)
        let histories = try (0..<2).map { _ in try GroupForge.group(ofSize: 3, using: &generator).history() }
        #expect(throws: ExchangeError.otherGroup(histories[1].group, insteadOf: histories[0].group)) {
            try histories[0].joined(with: histories[1])
        }
    }
}
