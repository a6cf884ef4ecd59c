import Groups
import Money
import TestSupport

/// One group in ringgit that I am in, and records of my own.
struct Book {
    var group: Group
    var accounts: [RecordID: String] = [:]
    var records: [MoneyRecord] = []

    /// A group of these people; I am called Me.
    init(_ names: String = "Me") { group = Trip.group(names, .named("MYR")) }

    /// Adds a record of my own and says its id.
    @discardableResult
    mutating func record(
        _ kind: MoneyRecord.Kind, _ amount: Amount, _ currency: Currency = .named("MYR"),
        on date: CalendarDate = Trip.day, _ change: (inout MoneyRecord) -> Void = { _ in }
    ) -> RecordID {
        let number = records.count + 1
        var record = MoneyRecord(
            id: "Mine \(number)", kind, amount, currency, date: date,
            created: Stamp(milliseconds: number, device: "b"))
        change(&record)
        records.append(record)
        return record.id
    }

    func money() throws -> MyMoney { try MyMoney([Membership(group, me: "Me", accounts: accounts)], records) }

    func figures() throws -> MoneyFigures { try money().figures(in: .named("MYR")) }

    /// What somebody owes me in ringgit.
    func owed(_ person: String) throws -> String {
        let row = try money().people().first { $0.person == person && $0.currency.code == "MYR" }
        return text(row?.amount ?? .zero)
    }
}
