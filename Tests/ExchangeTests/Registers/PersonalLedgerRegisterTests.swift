import Exchange
import Groups
import Money
import TestSupport
import Testing

struct PersonalLedgerRegisterTests {
    /// A ledger is read from its edits as it was written.
    @Test func aLedgerIsReadFromItsEdits() throws {
        try forEvery("ledger", 500, seed: 3, draw: Self.draw) { ledger in
            let first = Stamp(milliseconds: 1, device: "forge")
            var edits = try ledger.edits(from: nil, at: first, by: "")
            for record in ledger.records { edits += try record.edits(from: nil, at: record.created, by: "") }
            for (id, account) in ledger.accounts {
                edits += try EntryAccount(id: id, account: account).edits(from: nil, at: first, by: "")
            }
            return try PersonalLedger(History(of: ledger.id, edits)) == ledger ? nil : "is read as another"
        }
    }

    private static func draw(_ generator: inout SeededGenerator) -> PersonalLedger {
        let currencies = ["EUR", "JPY", "KWD"].compactMap { Currency(code: $0) }
        var ledger = PersonalLedger(id: .random(using: &generator), currency: generator.pick(currencies))
        func sometimes(_ text: String) -> String? { Bool.random(using: &generator) ? text : nil }
        for number in 0..<Int.random(in: 0...12, using: &generator) {
            guard let day = CalendarDate(daysSinceEpoch: Int.random(in: 10_000...30_000, using: &generator))
            else { continue }
            var record = MoneyRecord(
                id: .random(using: &generator), generator.pick(MoneyRecord.Kind.allCases),
                Amount(.random(in: 1...999_999, using: &generator)), generator.pick(currencies),
                date: day,
                created: Stamp(milliseconds: 2 + number, device: "forge"))
            record.title = sometimes("kawa \"\(number)\"") ?? ""
            (record.account, record.target) = (sometimes("Bank"), sometimes("Gotówka"))
            (record.person, record.note) = (sometimes("Zoë"), sometimes("two\nlines") ?? "")
            record.purchase = Bool.random(using: &generator) ? RecordID(bill: number) : nil
            record.isDeleted = Bool.random(using: &generator)
            ledger.records.append(record)
        }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            ledger.accounts[.random(using: &generator)] = "Karta"
        }
        return ledger
    }

    @Test func aGroupIsNoLedger() throws {
        let group = Group(id: RecordID(high: 1, low: 2), name: "trip", currency: .unspecified)
        #expect(throws: ExchangeError.noGroup(group.id)) { try PersonalLedger(try group.history()) }
    }

    /// Names and titles of several lines could be written and not read.
    @Test func faultsAreNamed() throws {
        let id = RecordID(high: 1, low: 2)
        let stamp = Stamp(milliseconds: 1, device: "a")
        let made = try PersonalLedger(id: id, currency: .unspecified).edits(from: nil, at: stamp, by: "")
        var record = MoneyRecord(
            id: RecordID(high: 3, low: 4), .income, Amount(5), .unspecified,
            date: try #require(CalendarDate("2026-07-01")), created: stamp)
        record.account = "two\nlines"
        let edits = try made + record.edits(from: nil, at: stamp, by: "")
        let fault = ExchangeError.register(
            .init(record.id, "money", "account"), RegisterFault("", .not(.line)))
        #expect(throws: fault.self) { try PersonalLedger(History(of: id, edits)) }
    }
}
