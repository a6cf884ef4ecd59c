import Arguments
import Ledger
import Store

/// `settled show ID`: a kept bill, calculated anew.
enum ShowCommand {
    private static let receipt = Flag("receipt", help: "Print the receipt as it was read, as a JSON document.")
    private static let picture = Flag("picture", help: "Print the path of the receipt's picture.")

    static let declaration = Command(
        "show", abstract: "Show a kept bill.",
        discussion: ["Every figure is calculated anew from what was put in; nothing that can be calculated is kept."],
        parameters: BillOptions.parameters + [receipt, picture, KeptBillOptions.id],
        exclusive: [BillOptions.exclusive[0] + ["receipt", "picture"]],
        examples: [.init("settled show 12 --text", "Prints the text for the group chat once more.")])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let id = values[KeptBillOptions.id] else { throw .internalFault("no bill is named") }
        let kept = try KeptBillOptions.bill(id, context)
        if values[receipt] || values[picture] {
            let found = try context.reading(nil) { (database) throws(StoreError) in
                try kept.bill.receipt.flatMap { (row) throws(StoreError) in try database.receipt(row) }
            }
            let text = values[receipt] ? found?.document : found?.picture
            guard let text else {
                try Keeping(context, values).say(.noPicture(id))
                return .needsPerson
            }
            try context.output.write(text + (text.hasSuffix("\n") ? "" : "\n"))
            return .done
        }
        let state = try KeptBillOptions.state(kept.bill)
        return try BillOptions.show(
            try KeptBillOptions.bill(state), places: state.sheet.places, contacts: kept.contacts, context, values)
    }
}
