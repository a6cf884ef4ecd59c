import Arguments
import Groups
import Money
import Store

/// `settled pay FROM TO AMOUNT`: money that one member gave another.
enum PayCommand {
    private static let from = Operand(
        "FROM", .text,
        help: Wording("Who gave the money.", polish: "Kto dał pieniądze."))
    private static let to = Operand(
        "TO", .text,
        help: Wording("Who was given it.", polish: "Kto je dostał."))
    private static let amount = Operand(
        "AMOUNT", .text,
        help: Wording("How much, above zero.", polish: "Ile, więcej niż zero."))
    private static let method = Option(
        "method", "TEXT", .anyText,
        help: Wording("How it was paid, such as cash.", polish: "Jak zapłacono, na przykład gotówką."))

    static let declaration = Command(
        "pay",
        abstract: Wording(
            "Record a payment from one member to another.",
            polish: "Zapisuje wpłatę jednej osoby dla drugiej."),
        discussion: [
            Wording(
                "A payment is never spending. settled settle shows which payments would settle "
                    + "everything, and records them with --pay; settled undo takes the last one back.",
                polish: "Wpłata nigdy nie jest wydatkiem. settled settle pokazuje, jakie wpłaty wszystko "
                    + "wyrównają, a z --pay je zapisuje; settled undo cofa ostatnią.")
        ],
        parameters: [
            ExpenseOptions.group, BillOptions.currency, ExpenseOptions.day, method, ExpenseOptions.note,
            MoneyOptions.account, BillOptions.json, BillOptions.codes, from, to, amount,
        ],
        examples: [
            .init(
                "settled pay ben ann 20",
                Wording("Ben gave Ann 20.00.", polish: "Ben dał Ann 20.00."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let giver = values[from], let receiver = values[to], let text = values[amount] else {
            throw .internalFault("no payment is said")
        }
        let opened = try context.group(values)
        let currency = values[BillOptions.currency] ?? opened.group.currency
        let members: (from: Member, to: Member)
        members = (try opened.members.member(giver), try opened.members.member(receiver))
        var payment = Payment(
            id: .new(), from: members.from.id, to: members.to.id,
            amount: try TypedExpense.amount("AMOUNT", text, currency), currency: currency,
            date: values[ExpenseOptions.day].flatMap { CalendarDate($0) } ?? context.day,
            created: try context.stamp())
        payment.method = values[method] ?? ""
        payment.note = values[ExpenseOptions.note] ?? ""
        try opened.check(payment)
        try EntryWriting(context, values).add(.payment(payment), to: opened)
        return .done
    }
}
