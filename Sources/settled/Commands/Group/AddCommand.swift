import Arguments
import Groups
import Money
import Store

/// `settled add AMOUNT TITLE`: an expense of a group.
enum AddCommand {
    private static let amount = Operand(
        "AMOUNT", .text,
        help: Wording(
            "What it cost: 12.50, 24,70, 12.50*3+4; -6.00 for something given back.",
            polish: "Ile to kosztowało: 12.50, 24,70, 12.50*3+4; -6.00, jeśli pieniądze wróciły."),
        isRequired: false)
    private static let title = Operand(
        "TITLE", .text,
        help: Wording("What it was.", polish: "Co to było."), isRequired: false, repeats: true)

    static let declaration = Command(
        "add",
        abstract: Wording("Add an expense to a group.", polish: "Dodaje wydatek do grupy."),
        discussion: [
            Wording(
                "Whoever paid last has paid unless --paid says otherwise, and everybody takes part, as "
                    + "they count in the group (settled member weight). Prints the short id of the expense; "
                    + "what it means for everybody goes to standard error.",
                polish: "Zapłaciła osoba, która płaciła ostatnio, jeśli --paid nie mówi inaczej, a udział biorą "
                    + "wszyscy, z wagami z grupy (settled member weight). Wypisuje krótki identyfikator "
                    + "wydatku; co to dla kogo znaczy, idzie na standardowe wyjście błędów.")
        ],
        parameters: ExpenseOptions.parameters + [BillOptions.currency] + ReceiptOptions.parameters
            + [MoneyOptions.account, BillOptions.json, BillOptions.codes, amount, title],
        exclusive: ExpenseOptions.exclusive + ReceiptOptions.exclusive,
        examples: [
            .init(
                "settled add 12.50 lunch",
                Wording(
                    "The last payer paid for everybody, today.",
                    polish: "Kto płacił ostatnio, zapłacił dziś za wszystkich.")),
            .init(
                "settled add 96 dinner --paid ben --for ann,ben,cy",
                Wording("Ben paid for three.", polish: "Ben zapłacił za troje.")),
            .init(
                "settled add 81.60 taxi --currency PLN --rate \"1 EUR=4.4111 PLN\"",
                Wording("Counts in the group's currency.", polish: "Liczy się w walucie grupy.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let words = values.all(title)
        let typed = TypedExpense(
            values: values, opened: opened, today: context.day, picture: try TypedPicture.kept(context, values))
        let expense: Expense
        if let receipt = try ReceiptOptions.receipt(opened, context, values) {
            let title = ((values[amount].map { [$0] } ?? []) + words).joined(separator: " ")
            let stamp = try context.stamp()
            expense = try typed.expense(receipt, title, id: .new(), created: stamp, device: stamp.device)
        } else {
            guard let text = values[amount] else { throw .group(.noAmount) }
            expense = try typed.expense(
                text, words.joined(separator: " "), id: .new(), created: try context.stamp())
        }
        try EntryWriting(context, values).add(.expense(expense), to: opened)
        return .done
    }
}
