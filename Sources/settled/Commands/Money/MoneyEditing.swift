import Arguments
import Groups
import Money

/// `settled money edit`: changes what is given of a record, or says through which account an entry or a bill went.
struct MoneyEditing {
    let own: OwnMoney
    let context: Context
    let values: Values

    func run() throws(Failure) {
        guard let typed = values[MoneyOptions.item] else { throw .internalFault("nothing is named") }
        let item = try own.item(typed)
        switch item {
        case .record(let record): try change(record)
        case .entry(let opened, let entry):
            if entry.isDeleted { throw .group(.isDeleted(own.name(item.id))) }
            try setAccount(of: item.id, group: opened.group.name.shown)
        case .bill: try setAccount(of: item.id, group: nil)
        }
    }

    private func change(_ old: MoneyRecord) throws(Failure) {
        guard let ledger = own.ledger else { throw .internalFault("a record without a ledger") }
        if old.isDeleted { throw .money(.isDeleted(own.name(old.id))) }
        let new = try changed(old)
        if new == old { throw .group(.nothingToChange) }
        try TypedRecord.check(new)
        let changed = try context.change(
            own, ledger, try context.edits(from: old, to: new, at: try context.stamp()))
        try MoneyWriting(context, values, before: own, after: changed).show(new)
    }

    private func changed(_ old: MoneyRecord) throws(Failure) -> MoneyRecord {
        let names = TypedRecord(own: own, context: context, values: values)
        var new = old
        if let currency = values[MoneyOptions.currency], currency != old.currency {
            guard values[MoneyOptions.newAmount] != nil else { throw .group(.currencyAlone(currency)) }
            new.currency = currency
        }
        if let text = values[MoneyOptions.newAmount] {
            new.amount = try TypedExpense.amount("--amount", text, new.currency)
        }
        if let day = values[ExpenseOptions.day].flatMap({ CalendarDate($0) }) { new.date = day }
        if let title = values[MoneyOptions.titleOption] { new.title = title }
        if let note = values[ExpenseOptions.note] { new.note = note }
        if let typed = values[MoneyOptions.account] { new.account = names.account(typed) }
        if let typed = values[MoneyOptions.newTarget] {
            guard old.kind == .transfer else { throw .money(.otherKind(option: "--target", old.kind)) }
            new.target = names.account(typed)
        }
        if let typed = values[MoneyOptions.newPerson] {
            guard old.person != nil else { throw .money(.otherKind(option: "--person", old.kind)) }
            new.person = try names.person(typed, option: "--person")
        }
        return new
    }

    /// Says through which account something went that is not one's own record.
    private func setAccount(of id: RecordID, group: String?) throws(Failure) {
        let others = [
            MoneyOptions.newAmount, MoneyOptions.titleOption, MoneyOptions.newPerson, MoneyOptions.newTarget,
            ExpenseOptions.day, ExpenseOptions.note,
        ]
        guard ExpenseOptions.given(values, of: others).isEmpty, values[MoneyOptions.currency] == nil,
            !values[BillOptions.json]
        else { throw .money(.notMine(own.name(id), group: group)) }
        guard let typed = values[MoneyOptions.account] else { throw .group(.nothingToChange) }
        try AccountNaming(context: context, values: values).name(typed, for: id, of: own)
    }
}
