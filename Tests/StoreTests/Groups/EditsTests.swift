import Groups
import TestSupport
import Testing

@testable import Store

struct EditsTests {
    private static let group = RecordID(high: 1, low: 2)

    @Test func whatIsAddedComesBackInOrder() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        var generator = SeededGenerator(seed: 4)
        var all = History(of: Self.group)
        for _ in 0..<50 {
            let history = History.random(of: Self.group, using: &generator)
            let new = History(of: Self.group, history.subtracting(all))
            #expect(try database.add(history.edits.shuffled(using: &generator), to: Self.group) == new.edits.count)
            all = all.union(history)
            #expect(try database.history(of: Self.group) == all)
        }
        for record in all.records {
            let found = try database.history(of: Self.group, record: record.id)
            #expect(found.edits == Array(record.edits))
        }
        #expect(try database.history(of: RecordID(high: 1, low: 3)).edits.isEmpty)
        #expect(try Database(sandbox.home).history(of: Self.group) == all)
        #expect(try database.inspect(hash: { _ in "" }) == [])
    }

    @Test func groupsDoNotMix() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        var generator = SeededGenerator(seed: 4)
        let other = RecordID(high: 1, low: 3)
        let histories = [Self.group, other].map { History.random(of: $0, upTo: 30, using: &generator) }
        for history in histories { try database.add(history.edits, to: history.group) }
        #expect(try [Self.group, other].map { id in try database.history(of: id) } == histories)
    }

    @Test func whatIsDroppedIsGone() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        var generator = SeededGenerator(seed: 4)
        let history = History.random(of: Self.group, upTo: 40, using: &generator)
        try database.add(history.edits, to: Self.group)
        let compacted = history.compacted(before: 3)
        try database.drop(history.subtracting(compacted), from: Self.group)
        #expect(try database.history(of: Self.group) == compacted)
        #expect(compacted.edits.count < history.edits.count)
    }

    @Test func stampsGoOnFromTheLatestSeen() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let device = try database.device()
        #expect(device.count == 12)
        #expect(try Database(sandbox.home).device() == device)
        #expect(try database.nextStamp(now: 100) == Stamp(milliseconds: 100, device: device))
        #expect(try database.nextStamp(now: 100) == Stamp(milliseconds: 100, counter: 1, device: device))
        let far = Stamp(milliseconds: 5000, counter: 7, device: "other")
        let edit = Edit(record: Self.group, kind: "group", register: "name", stamp: far, value: "1", author: "")
        try database.add([edit], to: Self.group)
        #expect(try database.nextStamp(now: 101) == Stamp(milliseconds: 5000, counter: 8, device: device))
        #expect(try database.nextStamp(now: 5001) == Stamp(milliseconds: 5001, device: device))
    }

    @Test func whatThisDeviceKnowsOfAGroupIsKept() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        #expect(try database.groups() == [])
        let other = RecordID(high: 1, low: 3)
        let edit = Edit(
            record: Self.group, kind: "group", register: "name", stamp: Stamp(milliseconds: 1, device: "a"), value: "1",
            author: "")
        try database.add([edit], to: Self.group)
        try database.use(other)
        try database.setMe(RecordID(high: 5, low: 5), in: other)
        try database.link(Self.group, to: "/tmp/x")
        try database.setLinked(Self.group, digest: "abc", revision: try database.groups()[0].revision)
        let groups = try database.groups()
        #expect(groups.map(\.id) == [Self.group, other])
        #expect(groups.map(\.isInUse) == [false, true])
        #expect(groups.map(\.me) == [nil, RecordID(high: 5, low: 5)])
        #expect(groups.map(\.link?.digest) == ["abc", nil])
        // What was known of the file does not count any more once the group is another.
        try database.add([edit], to: Self.group)
        #expect(try database.groups()[0].link?.digest == "abc")
        try database.drop([edit], from: Self.group)
        #expect(try database.groups()[0].link == KnownGroup.Link(path: "/tmp/x", digest: nil))
        try database.use(nil)
        #expect(try database.groups().map(\.isInUse) == [false, false])
    }

    /// The tables of the first version are brought to this one with everything in them.
    @Test func anOlderDatabaseIsBroughtForward() throws {
        let sandbox = try Sandbox()
        do {
            let database = try Database(sandbox.home)
            _ = try database.keep(.lunch(), at: 0)
            try database.execute("DROP TABLE edit; DROP TABLE device; DROP TABLE known_group; PRAGMA user_version = 1")
        }
        let database = try Database(sandbox.home)
        #expect(try database.bills().count == 1)
        #expect(try database.groups() == [])
        #expect(try database.number("PRAGMA user_version") == Database.version)
    }
}
