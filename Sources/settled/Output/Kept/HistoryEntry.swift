import Ledger
import Money
import Store

/// A kept bill in the history, with the one figure that is shown of it.
struct HistoryEntry {
    /// What was kept.
    let bill: BillRecord

    init(_ bill: BillRecord) { self.bill = bill }

    /// What everybody pays together, calculated anew; nil where the bill cannot be made as it is kept.
    var total: Amount? { try? ReviewSession.State(bill).bill().total() }
}
