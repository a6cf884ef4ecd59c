import Arguments
import Groups
import Money

/// Says through which account of one's own something went that is no record of one's own: an entry of a group, or a bill.
/// Only this device knows it.
struct AccountNaming {
    let context: Context
    let values: Values

    /// The account that `--account` names for a new entry; nil where it is not given.
    ///
    /// Refuses an entry by which no money of one's own moves, before anything is written.
    func account(of entry: Entry, in opened: OpenGroup, called title: String) throws(Failure) -> String? {
        guard let typed = values[MoneyOptions.account], !typed.isEmpty else { return nil }
        let movers =
            switch entry {
            case .expense(let expense): expense.money.payers.filter { $0.amount != .zero }.map(\.member)
            case .payment(let payment): [payment.from, payment.to]
            }
        guard let me = opened.me, movers.map(opened.members.survivorID).contains(opened.members.survivorID(me)) else {
            throw .money(.nothingMoved(title, isBill: false))
        }
        return typed
    }

    /// Writes that something went through an account, or through none for an empty text, and says so.
    func name(_ typed: String, for id: RecordID, of own: OwnMoney) throws(Failure) {
        let account = typed.isEmpty ? nil : own.account(typed)
        let event = own.money.timeline.first { $0.record == id }
        guard let event, event.moneyIn != .zero || event.moneyOut != .zero else {
            throw .money(.nothingMoved(own.name(id), isBill: id.billNumber != nil))
        }
        let (ledger, made) = try context.ledger(own, event.currency)
        let old = EntryAccount(id: id, account: ledger.accounts[id])
        let new = EntryAccount(id: id, account: account)
        if new == old { throw .group(.nothingToChange) }
        let edits = try made + context.edits(from: old, to: new, at: try context.stamp())
        let writing = MoneyWriting(context, values, before: own, after: try context.change(own, ledger, edits))
        try context.say(
            .goesThrough(writing.report.title(id) ?? own.name(id), account: account?.shown), values)
        if let account { try writing.warn(ofNew: account) }
        if own.ledger == nil { try context.say(.currencyIs(ledger.currency.code), values) }
    }

    /// Lets the account and the refunds of an entry follow it into another group, where it has another id.
    func follow(from old: RecordID, to new: RecordID) throws(Failure) {
        let own = try context.ownMoney(values)
        guard let ledger = own.ledger else { return }
        let stamp = try context.stamp()
        var edits: [Edit] = []
        if let account = ledger.accounts[old] {
            edits += try context.edits(
                from: EntryAccount(id: new, account: nil), to: EntryAccount(id: new, account: account), at: stamp)
        }
        for record in ledger.records where record.purchase == old {
            var moved = record
            moved.purchase = new
            edits += try context.edits(from: record, to: moved, at: stamp)
        }
        if !edits.isEmpty { _ = try context.change(own, ledger, edits) }
    }
}
