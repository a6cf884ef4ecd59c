import Arguments
import Groups
import Money

/// `settled why NAME`: the entries that add up to somebody's balance.
enum WhyCommand {
    private static let name = Operand(
        "NAME", .text,
        help: Wording(
            "Whose balance; the beginning of the name is enough.",
            polish: "Czyje saldo; wystarczy początek imienia."))

    static let declaration = Command(
        "why",
        abstract: Wording(
            "Show which entries add up to somebody's balance.",
            polish: "Pokazuje, które wpisy składają się na czyjeś saldo."),
        discussion: [
            Wording(
                "Each line is an expense or payment, what it adds to the balance (paid less owed), and "
                    + "the balance after it.",
                polish: "Każdy wiersz to wydatek albo wpłata, to, co dodaje do salda (zapłacone minus należne), "
                    + "i saldo po nim.")
        ],
        parameters: [
            ExpenseOptions.group, BalancesCommand.asOf, BillOptions.json, BillOptions.codes, name,
        ],
        examples: [
            .init(
                "settled why ann",
                Wording("Explains what Ann gets back or owes.", polish: "Wyjaśnia, co Ann dostanie albo jest winna."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let typed = values[name] else { throw .internalFault("nobody is named") }
        let opened = try context.group(values)
        let member = try opened.members.member(typed)
        let journal = try opened.journal(asOf: values[BalancesCommand.asOf].flatMap { CalendarDate($0) })
        let entries: [ExplainedEntry]
        do throws(JournalError) { entries = try journal.explanation(of: member.id) } catch {
            throw .group(opened.failure(error))
        }
        let reasons = BalanceReasons(opened: opened, member: member.id, entries: entries)
        let text =
            values[BillOptions.json]
            ? reasons.document.indented() + "\n" : reasons.text(context.report(opened, values))
        try context.output.write(text)
        return .done
    }
}
