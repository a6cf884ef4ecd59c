import Exchange
import Foundation
import Groups
import Store
import TestSupport
import Testing

/// `settled check` looks at groups as well.
@Suite struct CheckGroupsTests {
    @Test func aGroupThatDoesNotAddUpIsFound() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let home = folder.appending(path: "home").path
        let history = try GroupFile(parsing: Array(Fixture.text("groups/trip.settled").utf8)).history
        let database = try Database(Home(["SETTLED_HOME": home]))
        try database.add(history.edits, to: history.group)
        func check() throws -> (output: String, errors: String, code: Int32) {
            try Transcript.run("settled check", scratch: folder, environment: ["SETTLED_HOME": home])
        }
        #expect(try check().code == 0)
        let edit = try #require(history.edits.first { $0.kind == "payment" && $0.register == "money" })
        let broken = Edit(
            record: edit.record, kind: edit.kind, register: edit.register,
            stamp: Stamp(milliseconds: edit.stamp.milliseconds + 1, device: "a"), value: #"{"amount":"lots"}"#,
            author: "")
        try database.add([broken], to: history.group)
        let outcome = try check()
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("Group \(history.group): "))
        #expect(outcome.output.contains("money of payment \(edit.record)"))
    }
}
