import Groups
import Ledger
import Money
import Store

/// A kept bill as the money of an expense: its people are members of the group, by their names.
struct ReceiptExpense {
    /// The number of the bill on this device.
    let number: Int
    /// The bill, whose people are called by the ids of the members.
    let bill: Bill
    /// What the bill is called.
    let title: String
    /// The day of the bill.
    let day: CalendarDate?
    /// What everybody pays together.
    let total: Amount
    /// The name of the picture it was read from; nil where there is none.
    var picture: String?

    /// Calculates a kept bill anew among the members of a group.
    init(_ record: BillRecord, number: Int, _ opened: OpenGroup) throws(Failure) {
        var bill = try KeptBillOptions.bill(try KeptBillOptions.state(record))
        if bill.currency == .unspecified { bill.currency = opened.group.currency }
        guard bill.currency.exponent == record.currency.exponent else {
            throw .group(.billCurrency(number, bill.currency))
        }
        let members = opened.members
        self.number = number
        self.bill = try bill.renamed { name throws(Failure) in try members.member(name).id.description }
        title = bill.title ?? record.merchant ?? ""
        day = record.day.flatMap { CalendarDate($0) }
        do throws(LedgerError) { total = try bill.total() } catch { throw .bill(.ledger(error)) }
    }

    /// Who paid at the table.
    var payer: RecordID? { bill.payer.flatMap { RecordID($0) } }
}
