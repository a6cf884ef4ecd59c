import Ledger
import Money
import TestSupport
import Testing

@testable import Store

struct PeopleTests {
    @Test func whoIsOnABillBecomesKnown() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        try database.add(Person("couple", weight: Fraction(2)))
        _ = try database.keep(.lunch(["Bob", "ala"]), at: 0)
        // Another spelling is the same person, and the bill takes over the one that is known.
        let id = try database.keep(.lunch(["ALA", "bob"]), at: 0)
        #expect(try database.people().map(\.name) == ["ala", "Bob", "couple"])
        #expect(try database.bill(id).people.map(\.name) == ["ala", "Bob"])
        #expect(try database.bill(id).assignment == "1 = \"ala\":1 \"Bob\":1")
        #expect(try database.person("cou").weight == Fraction(2))
        #expect(throws: StoreError.personExists("ala")) { try database.add(Person("Ala")) }
        #expect(throws: StoreError.noPerson("x")) { try database.person("x") }
        #expect(throws: StoreError.noPerson("")) { try database.person("") }
        try database.add(Person("bo"))
        #expect(try database.person("bo").name == "bo")
        try database.add(Person("Bobby"))
        #expect(throws: StoreError.ambiguousPerson("b", ["bo", "Bob", "Bobby"])) { try database.person("b") }
    }

    @Test func aNewNameHoldsForThePastAsWell() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(extras: "treat \"bob\"=\"ala\":1\npaid \"ala\""), at: 0)
        let other = try database.keep(.lunch(["cy"]), at: 0)
        try database.rename(try database.person("ala"), to: "Alicja \"A\"")
        let bill = try database.bill(id)
        #expect(bill.people.map(\.name) == ["Alicja \"A\"", "bob"])
        #expect(bill.assignment == "1 = \"Alicja \"\"A\"\"\":1 \"bob\":1")
        #expect(bill.extras == "treat \"bob\"=\"Alicja \"\"A\"\"\":1\npaid \"Alicja \"\"A\"\"\"")
        #expect(try database.bill(other).revision == 1)
        #expect(throws: StoreError.personExists("cy")) {
            try database.rename(try database.person("bob"), to: "CY")
        }
        // Only the case changes: that is no other person.
        try database.rename(try database.person("bob"), to: "Bob")
        #expect(try database.bill(id).people.last?.name == "Bob")
    }

    @Test func whoIsArchivedStaysOnTheBills() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(), at: 0)
        try database.archive(try database.person("bob"), true)
        #expect(try database.person("bob").isArchived)
        #expect(try database.bill(id).people.map(\.name) == ["ala", "bob"])
        // Who comes back is no longer archived.
        _ = try database.keep(.lunch(["bob"]), at: 0)
        #expect(try !database.person("bob").isArchived)
    }

    @Test func whatIsKnownOfThem() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        for name in ["ala", "bob"] { try database.add(Person(name)) }
        try database.setMe(try database.person("ala"))
        try database.setMe(try database.person("bob"))
        #expect(try database.people().map(\.isMe) == [false, true])
        try database.setMe(nil)
        #expect(try database.people().map(\.isMe) == [false, false])
        let ala = try database.person("ala")
        try database.setHandle(ala, "revolut", "@a")
        try database.setHandle(ala, "blik", "600")
        try database.setHandle(ala, "revolut", "@ala")
        try database.weigh(ala, Fraction(3))
        try database.paint(ala, "red")
        var now = try database.person("ala")
        #expect(now.handles == [.init("blik", "600"), .init("revolut", "@ala")])
        #expect(now.weight == Fraction(3) && now.colour == "red")
        try database.setHandle(ala, "blik", nil)
        try database.paint(ala, nil)
        now = try database.person("ala")
        #expect(now.handles == [.init("revolut", "@ala")] && now.colour == nil)
    }
}
