import Arguments
import Groups
import Money

/// What `settled money` shows: figures, accounts, the timeline, people.
enum MoneyViews {
    enum View: String {
        case overview, accounts, timeline, people
    }

    private static let csv = Flag(
        "csv", help: Wording("Print comma-separated values.", polish: "Wypisuje wartości oddzielone przecinkami."))
    private static let period = Operand(
        "PERIOD", .choice(Period.allCases.map(\.rawValue)),
        help: Wording(
            "this-month (the default), last-3-months, last-6-months, this-year or all.",
            polish:
                "this-month (ten miesiąc, domyślnie), last-3-months, last-6-months (ostatnie 3 albo 6), this-year (ten rok) albo all (wszystko)."
        ), isRequired: false)
    private static let account = Option(
        "account", "NAME", .text,
        help: Wording("Only what went through this account.", polish: "Tylko to, co poszło przez to konto."))
    private static let person = Option(
        "person", "NAME", .text,
        help: Wording("Only what changes what this person owes.", polish: "Tylko to, co zmienia, ile ta osoba oddaje."))
    private static let shared: [any Declaration] = [BillOptions.codes]
    private static let days: [any Declaration] = [PeriodOptions.from, PeriodOptions.to]

    static let declarations = [
        Command(
            View.overview.rawValue,
            abstract: Wording(
                "Show spending, share, cash flow, accounts and people; the same as no command.",
                polish: "Pokazuje wydatki, część, przepływy, konta i osoby; to samo co bez polecenia."),
            discussion: [
                Wording(
                    "Figures and accounts are those of this month, or of the days given; people stand as today.",
                    polish: "Liczby i konta są z tego miesiąca albo z podanych dni; osoby są na dzisiaj.")
            ],
            parameters: days + [BillOptions.json] + shared + [period]),
        Command(
            View.accounts.rawValue,
            abstract: Wording(
                "Show what was recorded through each account.", polish: "Pokazuje, co zapisano przez każde konto."),
            parameters: days + [BillOptions.json, csv] + shared + [PeriodOptions.period], exclusive: [["json", "csv"]]),
        Command(
            View.timeline.rawValue,
            abstract: Wording(
                "Show everything that happened, the latest first.",
                polish: "Pokazuje wszystko, co się działo, od najnowszego."),
            parameters: [account, person] + days + [BillOptions.json, csv, PeriodOptions.period],
            exclusive: [["json", "csv"]],
            examples: [
                .init(
                    "settled money timeline --person bob",
                    Wording(
                        "Shows what adds up to what Bob owes you.",
                        polish: "Pokazuje, z czego się składa to, co Bob ci oddaje."))
            ]),
        Command(
            View.people.rawValue,
            abstract: Wording(
                "Show who owes you, and whom you owe.", polish: "Pokazuje, kto ci oddaje i komu oddajesz."),
            parameters: [BillOptions.json, csv] + shared, exclusive: [["json", "csv"]]),
    ]

    static func run(_ context: Context, _ values: Values, _ view: View) throws(Failure) -> ExitCode {
        let own = try context.ownMoney(values)
        let report = MoneyReport(own, context, values)
        let text: String
        let isEmpty: MoneyMessage?
        switch view {
        case .overview:
            let sheet = MoneySheet(report: report, days: try days(own, view, .thisMonth, context, values))
            isEmpty = own.money.timeline.isEmpty ? .nothing : nil
            text = values[BillOptions.json] ? try sheet.document().indented() + "\n" : try sheet.text()
        case .accounts:
            let days = try days(own, view, .all, context, values)
            let table = AccountTable(report: report, accounts: try own.accounts(during: days))
            isEmpty = table.accounts.isEmpty ? .noAccounts : nil
            text = shown(table.document(days), table.csv, table.text, values)
        case .timeline:
            let days = try days(own, view, .all, context, values)
            let table = TimelineTable(report: report, events: events(own, days, values))
            isEmpty = !table.events.isEmpty ? nil : own.money.timeline.isEmpty ? .nothing : .nothingInTime
            text = shown(table.document(days), table.csv, table.text, values)
        case .people:
            let table = OwedTable(report: report, people: try own.people())
            isEmpty = table.people.isEmpty ? .noPeople : nil
            text = shown(table.document, table.csv, table.text, values)
        }
        if let isEmpty, !values[BillOptions.json], !values[csv] {
            try context.say(isEmpty, values)
        } else {
            try context.output.write(text)
        }
        let leftOut = own.leftOut
        for message in leftOut { try context.say(message, values) }
        let isIncomplete = leftOut.contains { if case .billLeftOut = $0 { true } else { false } }
        return isIncomplete ? .needsPerson : .done
    }

    private static func shown(_ document: JSONValue, _ csv: String, _ text: String, _ values: Values) -> String {
        values[BillOptions.json] ? document.indented() + "\n" : values[self.csv] ? csv : text
    }

    private static func days(
        _ own: OwnMoney, _ view: View, _ usual: Period, _ context: Context, _ values: Values
    ) throws(Failure) -> ClosedRange<CalendarDate>? {
        let events = own.money.timeline
        return try PeriodOptions.days(
            context, values, usual, first: events.first?.date, last: events.last?.date,
            of: ["settled", MoneyCommand.declaration.name, view.rawValue])
    }

    /// The events that are asked for, the latest first.
    private static func events(
        _ own: OwnMoney, _ days: ClosedRange<CalendarDate>?, _ values: Values
    ) -> [MoneyEvent] {
        own.money.timeline.reversed().filter { event in
            (days?.contains(event.date) ?? true)
                && (values[account].map { name in event.accounts.contains { $0.name.isSameName(as: name) } } ?? true)
                && (values[person].map { name in event.people.contains { $0.name.isSameName(as: name) } } ?? true)
        }
    }
}
