import Arguments
import Groups

/// `settled due`: adds what has come due of everything that comes again, and shows what comes next.
enum DueCommand {
    private static let group = Option(
        "group", short: "g", "NAME", .text,
        help: Wording(
            "Only this group; all that are not put away if not given.",
            polish: "Tylko ta grupa; wszystkie nieodłożone, jeśli nie podano."))
    private static let ical = Flag(
        "ical",
        help: Wording(
            "Print what comes again as an iCalendar file (RFC 5545).",
            polish: "Wypisuje to, co się powtarza, jako plik iCalendar (RFC 5545)."))

    static let declaration = Command(
        "due",
        abstract: Wording(
            "Add recurring expenses that have come due, and show what comes next.",
            polish: "Dodaje powtarzające się wydatki, których termin nadszedł, i pokazuje następne."),
        discussion: [
            Wording(
                "Every command that writes into a group adds what has come due there, and says so; "
                    + "nothing comes before its day. settled due does nothing else, for a timer or for cron. "
                    + "On how many devices and how often it runs makes no difference: nothing comes twice.",
                polish: "Każde polecenie, które coś zapisuje w grupie, dodaje to, czego termin nadszedł, i mówi "
                    + "o tym; nic nie przychodzi przed swoim dniem. settled due nie robi nic innego, dla "
                    + "timera albo crona. Nie ma znaczenia, na ilu urządzeniach i jak często działa: nic nie "
                    + "przychodzi dwa razy."),
            Wording(
                "A recurring expense that is changed is changed from today on: what has come before "
                    + "stays as it was.",
                polish: "Zmiana powtarzającego się wydatku działa od dziś: to, co przyszło wcześniej, zostaje, "
                    + "jakie było."),
        ],
        parameters: [group, ical, BillOptions.json, BillOptions.codes],
        exclusive: [["json", "ical"]],
        examples: [
            .init(
                "settled add 900 rent --every month --date 2026-01-31",
                Wording("Comes at the end of every month.", polish: "Przychodzi z końcem każdego miesiąca.")),
            .init(
                "settled edit qpvu --every never",
                Wording("Comes no more.", polish: "Nie przychodzi już więcej.")),
            .init(
                "settled due --ical > rent.ics",
                Wording("For a calendar program.", polish: "Dla programu z kalendarzem.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let groups =
            values[group] == nil
            ? try context.groups(values).filter { !$0.group.isArchived }
            : [try context.group(named: values[group], values)]
        var reports: [GroupReport] = []
        for opened in groups { reports.append(context.report(try context.change(opened, [], values), values)) }
        let list = DueList(reports, after: context.day)
        if values[ical] {
            try context.output.write(list.calendar.text)
        } else if values[BillOptions.json] {
            try context.output.write(list.document.indented() + "\n")
        } else if list.rows.isEmpty {
            try context.say(.nothingRecurs, values)
        } else {
            try context.output.write(list.text)
        }
        return .done
    }
}
