import Arguments
import Groups
import Money

/// `settled stats`: what was spent in a group, by member, month and category.
enum StatsCommand {
    private static let period = Operand(
        "PERIOD", .choice(Period.allCases.map(\.rawValue)),
        help: Wording(
            "this-month, last-3-months, last-6-months, this-year, or all (the default).",
            polish: "this-month (ten miesiąc), last-3-months, last-6-months (ostatnie 3 albo 6), this-year "
                + "(ten rok) albo all (wszystko, domyślnie)."), isRequired: false)
    private static let from = Option(
        "from", "DAY", .day,
        help: Wording("Only from this day on.", polish: "Tylko od tego dnia."))
    private static let to = Option(
        "to", "DAY", .day,
        help: Wording("Only up to this day.", polish: "Tylko do tego dnia."))
    private static let csv = Flag(
        "csv",
        help: Wording("Print comma-separated values.", polish: "Wypisuje wartości oddzielone przecinkami."))

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
            ExpenseOptions.group, from, to, BillOptions.json, csv, BillOptions.codes, period,
        ],
        exclusive: [["json", "csv"]],
        examples: [
            .init(
                "settled stats last-3-months",
                Wording("Shows this month and the two before.", polish: "Pokazuje ten miesiąc i dwa poprzednie."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let journal = try opened.journal()
        let days = try days(context, values, journal)
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
        } else {
            try context.output.write(values[csv] ? sheet.csv : sheet.text)
        }
        return .done
    }

    /// The first day and the last, those of the period as far as no others are given; nil for all.
    private static func days(
        _ context: Context, _ values: Values, _ journal: Journal
    ) throws(Failure) -> ClosedRange<CalendarDate>? {
        guard let today = CalendarDate(context.today) else { throw .internalFault("today is no day") }
        let period = values[period].flatMap { Period(rawValue: $0) }?.days(today: today)
        let (from, to) = (values[from].flatMap { CalendarDate($0) }, values[to].flatMap { CalendarDate($0) })
        if from == nil, to == nil { return period }
        let first = from ?? period?.lowerBound ?? min(journal.entries.first?.date ?? today, to ?? today)
        let last = to ?? period?.upperBound ?? max(journal.entries.last?.date ?? today, first)
        guard first <= last else {
            throw .usage(
                UsageError(
                    .invalidValue(
                        parameter: to == nil ? "--from" : "--to", value: (to ?? first).description, expected: .day),
                    at: Origin(index: context.arguments.count, text: ""), in: ["settled", declaration.name]))
        }
        return first...last
    }
}
