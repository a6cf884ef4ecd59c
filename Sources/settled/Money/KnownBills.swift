import Groups
import Ledger
import Money
import Store

/// The kept bills at which the user was, as far as they count.
struct KnownBills {
    /// Those that are no expense of a group.
    var alone: [SharedBill] = []
    /// Those that became an expense, by the ids of both: they count in the group.
    var expenses: [RecordID: RecordID] = [:]
    /// What does not count, and why.
    var leftOut: [MoneyMessage] = []

    /// No bills.
    init() {}

    /// The bills of `me`, those of them that are expenses of `groups` apart; nobody is me for nil.
    init(_ records: [BillRecord], of me: String?, device: String, in groups: [OpenGroup]) {
        guard let me else {
            if !records.isEmpty { leftOut.append(.billsWithoutMe) }
            return
        }
        for expense in groups.flatMap(\.group.expenses) where !expense.isDeleted && expense.bill?.device == device {
            if let number = expense.bill?.number { expenses[RecordID(bill: number)] = expense.id }
        }
        for record in records where record.people.contains(where: { $0.name == me }) {
            guard let number = record.id, expenses[RecordID(bill: number)] == nil else { continue }
            if let bill = Self.shared(record, number, me: me) {
                alone.append(bill)
            } else {
                leftOut.append(.billLeftOut(number))
            }
        }
    }

    /// A kept bill calculated anew; nil where it cannot be divided as it is kept.
    private static func shared(_ record: BillRecord, _ number: Int, me: String) -> SharedBill? {
        guard let day = record.day.flatMap({ CalendarDate($0) }), let bill = try? ReviewSession.State(record).bill()
        else { return nil }
        return try? SharedBill(
            bill, number: number, title: bill.title ?? record.merchant ?? "", date: day, me: me)
    }
}
