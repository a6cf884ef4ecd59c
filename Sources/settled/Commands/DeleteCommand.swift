import Arguments
import Store

/// `settled delete ID`: takes a bill out of the history, or an expense or payment out of its group; it can be restored.
enum DeleteCommand {
    static let declaration = Command(
        "delete",
        abstract: Wording(
            "Take a bill out of the history, or an expense or payment out of its group.",
            polish: "Usuwa rachunek z historii albo wydatek lub wpłatę z grupy."),
        discussion: [
            Wording(
                "Nothing of it is lost: settled restore brings it back; settled history --deleted and "
                    + "settled list --deleted show it.",
                polish: "Nic z tego nie ginie: settled restore przywraca, a settled history --deleted i settled "
                    + "list --deleted pokazują.")
        ],
        parameters: [ExpenseOptions.group, ItemOptions.item])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let id: Int
        switch values[ItemOptions.item] {
        case .bill(let number): id = number
        case .entry(let typed): return try EntryCommands.setDeleted(true, typed, context, values)
        case nil: throw .internalFault("nothing is named")
        }
        try ItemOptions.refuse(ExpenseOptions.given(values, of: [ExpenseOptions.group]), for: .bill)
        _ = try KeptBillOptions.bill(id, context)
        try context.keeping { (database) throws(StoreError) in try database.delete(id, at: context.moment) }
        try Keeping(context, values).say(.deleted(id))
        return .done
    }
}

/// `settled restore ID`: puts back what was deleted.
enum RestoreCommand {
    static let declaration = Command(
        "restore",
        abstract: Wording(
            "Put back a bill, expense or payment that was deleted.",
            polish: "Przywraca usunięty rachunek, wydatek albo wpłatę."),
        parameters: [ExpenseOptions.group, ItemOptions.item])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let id: Int
        switch values[ItemOptions.item] {
        case .bill(let number): id = number
        case .entry(let typed): return try EntryCommands.setDeleted(false, typed, context, values)
        case nil: throw .internalFault("nothing is named")
        }
        try ItemOptions.refuse(ExpenseOptions.given(values, of: [ExpenseOptions.group]), for: .bill)
        let isThere: Void? = try context.reading(nil) { (database) throws(StoreError) in try database.restore(id) }
        guard isThere != nil else { throw .store(.noBill(id, isDeleted: false)) }
        try Keeping(context, values).say(.restored(id))
        return .done
    }
}
