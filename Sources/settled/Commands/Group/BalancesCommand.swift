import Arguments
import Groups
import Money

/// `settled balances`: who gets money back and who owes, now, on a day, or month by month.
enum BalancesCommand {
    static let asOf = Option(
        "as-of", "DAY", .day,
        help: Wording("Count only what happened up to this day.", polish: "Liczy tylko to, co było do tego dnia."))
    private static let overTime = Flag(
        "over-time",
        help: Wording(
            "Show the balances at the end of every month.",
            polish: "Pokazuje salda na koniec każdego miesiąca."))

    static let declaration = Command(
        "balances",
        abstract: Wording(
            "Show what everybody in a group gets back or owes.",
            polish: "Pokazuje, ile każdy w grupie dostanie albo jest winien."),
        discussion: [
            Wording(
                "The balances of a currency add up to zero; currencies are never netted against one "
                    + "another. The bars stand on both sides of one zero line: left of it what is owed, right "
                    + "of it what is got back.",
                polish: "Salda jednej waluty dają razem zero; waluty nigdy nie są łączone. Słupki stoją po obu "
                    + "stronach jednej linii zera: po lewej to, co się jest winnym, po prawej to, co się "
                    + "dostanie.")
        ],
        parameters: [
            ExpenseOptions.group, asOf, overTime, BillOptions.json, BillOptions.codes,
        ],
        examples: [
            .init(
                "settled balances --as-of 2026-06-30",
                Wording("Shows how things stood at the end of June.", polish: "Pokazuje stan na koniec czerwca."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let day = values[asOf].flatMap { CalendarDate($0) }
        if values[overTime] { return try showOverTime(opened, day, context, values) }
        let balances = try opened.balances(asOf: day)
        let text =
            values[BillOptions.json]
            ? BalancesJSON(opened: opened, balances: balances).document.indented() + "\n"
            : BalancesTable(report: context.report(opened, values), balances: balances).text
        try context.output.write(text)
        return .done
    }

    private static func showOverTime(
        _ opened: OpenGroup, _ day: CalendarDate?, _ context: Context, _ values: Values
    ) throws(Failure) -> ExitCode {
        let course = try BalanceCourse(opened, try opened.journal(asOf: day))
        let text =
            values[BillOptions.json]
            ? course.document.indented() + "\n" : course.text(context.report(opened, values))
        try context.output.write(text)
        return .done
    }
}
