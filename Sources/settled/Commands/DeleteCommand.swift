import Arguments
import Store

/// `settled delete ID`: takes a bill out of the history; it can be restored.
enum DeleteCommand {
    static let declaration = Command(
        "delete", abstract: "Take a bill out of the history.",
        discussion: ["Nothing of it is lost: settled restore brings it back, settled history --deleted shows it."],
        parameters: [BillOptions.language, KeptBillOptions.id])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let id = values[KeptBillOptions.id] else { throw .internalFault("no bill is named") }
        _ = try KeptBillOptions.bill(id, context)
        try context.keeping { (database) throws(StoreError) in try database.delete(id, at: context.moment) }
        try Keeping(context, values).say(.deleted(id))
        return .done
    }
}

/// `settled restore ID`: puts a deleted bill back into the history.
enum RestoreCommand {
    static let declaration = Command(
        "restore", abstract: "Put a deleted bill back into the history.",
        parameters: [BillOptions.language, KeptBillOptions.id])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let id = values[KeptBillOptions.id] else { throw .internalFault("no bill is named") }
        let isThere: Void? = try context.reading(nil) { (database) throws(StoreError) in try database.restore(id) }
        guard isThere != nil else { throw .store(.noBill(id, isDeleted: false)) }
        try Keeping(context, values).say(.restored(id))
        return .done
    }
}
