import Ledger
import Money
import Receipt
import Store

/// A kept bill in the history, with the one figure that is shown of it.
struct HistoryEntry {
    /// What was kept.
    let bill: BillRecord

    init(_ bill: BillRecord) { self.bill = bill }

    /// What everybody pays together, calculated anew; nil where the bill cannot be made as it is kept.
    ///
    /// Who had what does not change it, unless a discount or fee on no line in particular was given to somebody: then the
    /// base of a percentage is another. Where there is none, the sentences need not be read: 21 instead of 47 ms for 1,000
    /// bills.
    var total: Amount? {
        var record = bill
        if !bill.lines.contains(where: { $0.kind != .item }) { record.assignment = "" }
        return try? ReviewSession.State(record).bill().total()
    }
}
