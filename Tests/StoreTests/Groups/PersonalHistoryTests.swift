import Groups
import Ledger
import TestSupport
import Testing

@testable import Store

struct PersonalHistoryTests {
    @Test func theLedgerIsNoGroup() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        #expect(try database.personalHistory() == nil)
        let id = try database.personalLedger()
        #expect(try database.personalLedger() == id)
        #expect(try Database(sandbox.home).personalLedger() == id)
        // Drawn, and nothing written.
        #expect(try database.personalHistory() == nil)
        let edit = Edit(
            record: id, kind: "ledger", register: "currency", stamp: Stamp(milliseconds: 1, device: "a"),
            value: "\"EUR\"", author: "")
        try database.add([edit], to: id)
        #expect(try database.personalHistory()?.edits == [edit])
        #expect(try database.groups() == [])
        #expect(try database.group(id) == nil)
        #expect(try database.inspect(hash: { _ in "" }) == [])
    }

    /// Groups of the second version stay groups.
    @Test func anOlderDatabaseIsBroughtForward() throws {
        let sandbox = try Sandbox()
        let group = RecordID(high: 1, low: 2)
        do {
            let database = try Database(sandbox.home)
            try database.use(group)
            try database.execute(
                """
                DROP INDEX known_group_personal; ALTER TABLE known_group DROP COLUMN is_personal;
                ALTER TABLE known_group DROP COLUMN hook;
                PRAGMA user_version = 2
                """)
        }
        let database = try Database(sandbox.home)
        #expect(try database.groups().map(\.id) == [group])
        #expect(try database.personalHistory() == nil)
    }

    @Test func whoeverIsOnABillIsNotDeleted() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(), at: 0)
        let person = try #require(try database.people().first)
        #expect(throws: StoreError.onBills(person.name, 1)) { try database.delete(person) }
        try database.delete(id, at: 1)
        #expect(throws: StoreError.onBills(person.name, 1)) { try database.delete(person) }
        try database.add(Person("Zoë"))
        let other = try database.person("Zoë")
        try database.setHandle(other, "blik", "600100200")
        try database.delete(other)
        #expect(try !database.people().contains { $0.name == "Zoë" })
        #expect(try database.inspect(hash: { _ in "" }) == [])
    }
}
