import Ledger
import Store

/// What the commands about one kept bill have in common.
enum KeptBillOptions {
    /// The kept bill that a command line names, and everybody who is known.
    static func bill(_ id: Int, _ context: Context) throws(Failure) -> (bill: BillRecord, contacts: [Contact]) {
        let found = try context.reading(nil) { (database) throws(StoreError) in
            (try database.bill(id), try database.people())
        }
        guard let found else { throw .store(.noBill(id, isDeleted: false)) }
        return found
    }

    /// The review of a kept bill as it stood at its end.
    static func state(_ record: BillRecord) throws(Failure) -> ReviewSession.State {
        do throws(BillFailure) { return try ReviewSession.State(record) } catch { throw .bill(error) }
    }

    /// Everything calculated anew.
    static func bill(_ state: ReviewSession.State) throws(Failure) -> Bill {
        do throws(BillFailure) { return try state.bill() } catch { throw .bill(error) }
    }
}
