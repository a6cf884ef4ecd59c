import Arguments
import Groups
import Money

/// `settled stats`: what was spent in a group, by member, month and category.
enum StatsCommand {
    private static let csv = Flag(
        "csv",
        help: Wording("Print comma-separated values.", polish: "Wypisuje wartości oddzielone przecinkami."))
    private static let html = Flag(
        "html",
        help: Wording(
            "Print a web page with charts that needs nothing else.",
            polish: "Wypisuje stronę z wykresami, która niczego więcej nie potrzebuje."))

    static let declaration = Command(
        "stats",
        abstract: Wording(
            "Show what was spent in a group, by member, month and category.",
            polish: "Pokazuje, co w grupie wydano, według osób, miesięcy i kategorii."),
        discussion: [
            Wording(
                "Each currency stands for itself. Payments between members are not spending, and what "
                    + "was given back makes it less. Balances are always those of today.",
                polish: "Każda waluta stoi osobno. Wpłaty między osobami nie są wydatkami, a to, co wróciło, je "
                    + "zmniejsza. Salda są zawsze dzisiejsze.")
        ],
        parameters: [
            ExpenseOptions.group, PeriodOptions.from, PeriodOptions.to, BillOptions.json, csv, html, BillOptions.codes,
            PeriodOptions.period,
        ],
        exclusive: [["json", "csv", "html"]],
        examples: [
            .init(
                "settled stats last-3-months",
                Wording("Shows this month and the two before.", polish: "Pokazuje ten miesiąc i dwa poprzednie.")),
            .init(
                "settled stats --html > trip.html",
                Wording("A page to look at and to send.", polish: "Strona do oglądania i wysłania.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let journal = try opened.journal()
        let days = try PeriodOptions.days(
            context, values, first: journal.entries.first?.date, last: journal.entries.last?.date,
            of: ["settled", declaration.name])
        let statistics: [Statistics]
        do throws(JournalError) {
            statistics = try journal.currencies.map { currency throws(JournalError) in
                try journal.statistics(in: currency, during: days)
            }
        } catch { throw .group(opened.failure(error)) }
        let sheet = StatisticsSheet(
            report: context.report(opened, values), statistics: statistics, balances: try opened.balances(of: journal),
            days: days)
        if values[BillOptions.json] {
            try context.output.write(sheet.document.indented() + "\n")
        } else if values[html] {
            try context.output.write(try page(sheet, journal, opened).text)
        } else {
            try context.output.write(values[csv] ? sheet.csv : sheet.text)
        }
        return .done
    }

    private static func page(
        _ sheet: StatisticsSheet, _ journal: Journal, _ opened: OpenGroup
    ) throws(Failure) -> StatisticsPage {
        var course: [Currency: [DayBalances]] = [:]
        do throws(JournalError) {
            for currency in journal.currencies { course[currency] = try journal.history(in: currency) }
        } catch { throw .group(opened.failure(error)) }
        return StatisticsPage(sheet: sheet, course: course, members: journal.members)
    }
}
