import Arguments
import Groups
import Money

/// The options that say which days are counted.
enum PeriodOptions {
    static let period = Operand(
        "PERIOD", .choice(Period.allCases.map(\.rawValue)),
        help: Wording(
            "this-month, last-3-months, last-6-months, this-year, or all (the default).",
            polish: "this-month (ten miesiąc), last-3-months, last-6-months (ostatnie 3 albo 6), this-year "
                + "(ten rok) albo all (wszystko, domyślnie)."), isRequired: false)
    static let from = Option(
        "from", "DAY", .day,
        help: Wording("Only from this day on.", polish: "Tylko od tego dnia."))
    static let to = Option(
        "to", "DAY", .day,
        help: Wording("Only up to this day.", polish: "Tylko do tego dnia."))

    /// The first day and the last: those given, else those of the period, else those of what there is (`first`, `last`);
    /// nil for all.
    static func days(
        _ context: Context, _ values: Values, _ usual: Period = .all, first: CalendarDate?, last: CalendarDate?,
        of path: [String]
    ) throws(Failure) -> ClosedRange<CalendarDate>? {
        let today = context.day
        let (from, to) = (values[from].flatMap { CalendarDate($0) }, values[to].flatMap { CalendarDate($0) })
        let named = values[period].flatMap { Period(rawValue: $0) }
        if from == nil, to == nil { return (named ?? usual).days(today: today) }
        let period = named?.days(today: today)
        let lower = from ?? period?.lowerBound ?? min(first ?? today, to ?? today)
        let upper = to ?? period?.upperBound ?? max(last ?? today, lower)
        guard lower <= upper else {
            throw .usage(
                UsageError(
                    .invalidValue(
                        parameter: to == nil ? "--from" : "--to", value: (to ?? lower).description, expected: .day),
                    at: Origin(index: context.arguments.count, text: ""), in: path))
        }
        return lower...upper
    }
}
