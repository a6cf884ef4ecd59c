import Arguments
import Ledger
import Store

/// `settled edit ID`: opens a kept bill again, calculates everything anew and keeps it in its place.
enum EditCommand {
    static let declaration = Command(
        "edit", abstract: "Change a kept bill.",
        discussion: [
            "Goes through the same steps as settled review, with everything that was said before in place: an empty "
                + "answer leaves a step as it is. Every figure is calculated anew."
        ],
        parameters: [Conversation.answers] + BillOptions.parameters + [KeptBillOptions.id],
        exclusive: BillOptions.exclusive,
        examples: [.init("settled edit 12", "Corrects lines, people, shares or the tip of bill 12.")])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let id = values[KeptBillOptions.id] else { throw .internalFault("no bill is named") }
        let kept = try KeptBillOptions.bill(id, context)
        var start = try KeptBillOptions.state(kept.bill)
        start.suggestions.people = kept.contacts.filter { !$0.isArchived }
        let state = try Conversation(context: context, values: values).run(ReviewSession(start))
        let bill = try KeptBillOptions.bill(state)
        var record: BillRecord
        do throws(BillFailure) { record = try state.record() } catch { throw .bill(error) }
        (record.id, record.revision, record.receipt) = (id, kept.bill.revision, kept.bill.receipt)
        let changed = record
        let keeping = Keeping(context, values)
        return try keeping.showing { () throws(Failure) in
            try BillOptions.show(bill, places: state.sheet.places, contacts: kept.contacts, context, values)
        } after: { () throws(Failure) in
            try context.keeping { (database) throws(StoreError) in try database.change(changed) }
            try keeping.say(.changed(id))
        }
    }
}
