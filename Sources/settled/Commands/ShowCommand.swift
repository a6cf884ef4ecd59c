import Arguments
import Ledger
import Store

/// `settled show ID`: a kept bill, calculated anew, or an expense or payment of a group with its history.
enum ShowCommand {
    private static let receipt = Flag(
        "receipt",
        help: Wording(
            "Print the receipt as it was read, as a JSON document.",
            polish: "Wypisuje paragon tak, jak go odczytano, jako dokument JSON."))

    static let declaration = Command(
        "show",
        abstract: Wording(
            "Show a kept bill, or an expense or payment of a group.",
            polish: "Pokazuje zachowany rachunek albo wydatek lub wpłatę w grupie."),
        discussion: [
            Wording(
                "Every figure is calculated anew from what was put in; nothing that can be calculated "
                    + "is kept.",
                polish: "Każda kwota jest liczona od nowa z tego, co podano; nic, co da się policzyć, nie jest "
                    + "zachowywane.")
        ],
        parameters: BillOptions.parameters + [receipt, EntryCommands.picture, ExpenseOptions.group, ItemOptions.item],
        exclusive: [BillOptions.exclusive[0] + ["receipt", "picture"]],
        examples: [
            .init(
                "settled show 12 --text",
                Wording(
                    "Prints the text for the group chat once more.",
                    polish: "Wypisuje jeszcze raz tekst na czat grupy.")),
            .init(
                "settled show qpvu",
                Wording(
                    "Shows an expense: who paid, what everybody owes, how it came about.",
                    polish: "Pokazuje wydatek: kto zapłacił, co kto jest winien i skąd się to wzięło.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let id: Int
        switch values[ItemOptions.item] {
        case .bill(let number): id = number
        case .entry(let typed):
            let given = [BillOptions.csv, BillOptions.html, BillOptions.text, BillOptions.copy, receipt]
                .filter { values[$0] }.map(\.parameter.spelling)
            let texts = ExpenseOptions.given(values, of: [BillOptions.explain, BillOptions.share])
            try ItemOptions.refuse(given + texts, for: .expense)
            return try EntryCommands.show(typed, context, values)
        case nil: throw .internalFault("nothing is named")
        }
        try ItemOptions.refuse(ExpenseOptions.given(values, of: [ExpenseOptions.group]), for: .bill)
        let kept = try KeptBillOptions.bill(id, context)
        if values[receipt] || values[EntryCommands.picture] {
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
