import Arguments
import Groups
import Money

/// `settled stats`: what was spent in a group, by member, month and category.
enum StatsCommand {
    private static let period = Operand(
        "PERIOD", .choice(Period.allCases.map(\.rawValue)),
        help: "this-month, last-3-months, last-6-months, this-year, or all (the default).", isRequired: false)
    private static let from = Option("from", "DAY", .day, help: "Only from this day on.")
    private static let to = Option("to", "DAY", .day, help: "Only up to this day.")
    private static let csv = Flag("csv", help: "Print comma-separated values.")

    static let declaration = Command(
        "stats", abstract: "Show what was spent in a group, by member, month and category.",
        discussion: [
            "Each currency stands for itself. Payments between members are not spending, and what was given back makes "
                + "it less. Balances are always those of today."
        ],
        parameters: [
            ExpenseOptions.group, from, to, BillOptions.json, csv, BillOptions.codes, period,
        ],
        exclusive: [["json", "csv"]],
        examples: [.init("settled stats last-3-months", "Shows this month and the two before.")])

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
