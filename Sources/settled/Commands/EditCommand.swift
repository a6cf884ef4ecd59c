import Arguments
import Ledger
import Recognition
import Store

/// `settled edit ID`: opens a kept bill again, calculates everything anew and keeps it in its place; or changes what is
/// given of an expense or payment.
enum EditCommand {
    static let declaration = Command(
        "edit",
        abstract: Wording(
            "Change a kept bill, or an expense or payment of a group.",
            polish: "Zmienia zachowany rachunek albo wydatek lub wpłatę w grupie."),
        discussion: [
            Wording(
                "A bill goes through the same steps as settled review, with everything that was said "
                    + "before in place: an empty answer leaves a step as it is. Doubtful lines that nobody has "
                    + "looked at yet come first. Every figure is calculated anew.",
                polish: "Rachunek przechodzi przez te same kroki co w settled review, a wszystko, co podano "
                    + "wcześniej, jest na miejscu: pusta odpowiedź zostawia krok bez zmian. Wątpliwe pozycje, "
                    + "na które nikt jeszcze nie spojrzał, są pierwsze. Każda kwota jest liczona od nowa."),
            Wording(
                "Of an expense or payment only what is given changes. With another amount, equal "
                    + "shares, weights, percentages and adjustments are calculated anew; exact amounts have "
                    + "to be said again.",
                polish: "W wydatku albo wpłacie zmienia się tylko to, co podano. Przy innej kwocie równe "
                    + "części, wagi, procenty i zmiany są liczone od nowa; dokładne kwoty trzeba podać "
                    + "jeszcze raz."),
        ],
        parameters: Conversation.parameters + BillOptions.parameters + [BillOptions.currency] + EntryCommands.edited
            + [ItemOptions.item],
        exclusive: BillOptions.exclusive + ExpenseOptions.exclusive,
        examples: [
            .init(
                "settled edit 12",
                Wording(
                    "Corrects lines, people, shares or the tip of bill 12.",
                    polish: "Poprawia pozycje, osoby, podział albo napiwek rachunku 12.")),
            .init(
                "settled edit qpvu --amount 24.70 --for ann,ben",
                Wording("Corrects an expense.", polish: "Poprawia wydatek.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let id: Int
        switch values[ItemOptions.item] {
        case .bill(let number): id = number
        case .entry(let typed): return try EntryCommands.edit(typed, context, values)
        case nil: throw .internalFault("nothing is named")
        }
        try ItemOptions.refuse(EntryCommands.givenForEntries(values), for: .bill)
        let kept = try KeptBillOptions.bill(id, context)
        var start = try KeptBillOptions.state(kept.bill)
        start.suggestions.people = kept.contacts.filter { !$0.isArchived }
        let conversation = Conversation(
            context: context, values: values, picture: start.open.isEmpty ? nil : try picture(of: kept.bill, context))
        let state = try conversation.run(ReviewSession(start))
        let bill = try KeptBillOptions.bill(state)
        var record: BillRecord
        do throws(BillFailure) { record = try state.record() } catch { throw .bill(error) }
        (record.id, record.revision, record.receipt) = (id, kept.bill.revision, kept.bill.receipt)
        let changed = record
        let keeping = Keeping(context, values)
        return try keeping.showing { () throws(Failure) in
            try BillOptions.show(
                bill, places: state.sheet.places, contacts: kept.contacts, isShown: context.isInteractive, context,
                values)
        } after: { () throws(Failure) in
            try context.keeping { (database) throws(StoreError) in try database.change(changed) }
            try keeping.say(.changed(id))
            try BillFollowing(context: context, values: values).follow(changed, number: id)
        }
    }

    /// The picture that a bill was read from; nil where there is none, or none any more.
    private static func picture(of bill: BillRecord, _ context: Context) throws(Failure) -> [UInt8]? {
        let found = try context.reading(nil) { (database) throws(StoreError) in
            try bill.receipt.flatMap { (row) throws(StoreError) in try database.receipt(row) }
        }
        return found?.picture.flatMap { try? FileBytes.read(path: $0) }
    }
}
