import Exchange
import Foundation
import Groups
import Store

/// `groups`: how long each step takes between the database and the balances of a large group.
enum GroupsCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let count = Int(flags["expenses"] ?? "100000") ?? 100_000
        let runs = max(1, Int(flags["runs"] ?? "5") ?? 5)
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        defer { if flags["home"] == nil { try? FileManager.default.removeItem(at: folder) } }
        let database = try Database(try Home(["SETTLED_HOME": flags["home"] ?? folder.path]))
        let trip = try SampleTrip.history(count)
        print("expenses \(count), edits \(trip.edits.count)")
        try measure("keep all edits", 1) { try database.add(trip.edits, to: trip.group) }
        try database.use(trip.group)
        try measure("read the edits", runs) { try database.history(of: trip.group) }
        try measure("read the group from the edits", runs) { try Group(trip) }
        let group = try Group(trip)
        try measure("balances of the group", runs) { try Journal(group).balances() }
        let file = GroupFile(trip, exportedBy: "Benchmarks")
        try measure("write the group file", runs) { file.bytes }
        let bytes = file.bytes
        print("the file has \(bytes.count) bytes")
        try measure("read the group file", 1) { try GroupFile(parsing: bytes) }
        try measure("three words of the state", runs) { ThreeWords(stateOf: trip) }
        try measure("keep one edit more", runs) {
            let edit = Edit(
                record: trip.group, kind: Group.recordKind, register: "name",
                stamp: try database.nextStamp(now: Int(Date.now.timeIntervalSince1970 * 1000)), value: "\"Trip\"",
                author: "")
            return try database.add([edit], to: trip.group)
        }
    }

    /// The median time of so many runs.
    private static func measure(_ label: String, _ runs: Int, _ body: () throws -> some Any) throws {
        let times = try (0..<runs).map { _ in try ContinuousClock().measure { _ = try body() } / .seconds(1) }
        print(String(format: "%8.0f ms  ", times.sorted()[runs / 2] * 1000) + label)
    }
}
