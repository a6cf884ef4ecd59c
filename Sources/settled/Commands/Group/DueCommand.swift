import Arguments
import Groups

/// `settled due`: adds what has come due of everything that comes again, and shows what comes next.
enum DueCommand {
    private static let group = Option(
        "group", short: "g", "NAME", .text, help: "Only this group; all that are not put away if not given.")
    private static let ical = Flag("ical", help: "Print what comes again as an iCalendar file (RFC 5545).")

    static let declaration = Command(
        "due", abstract: "Add recurring expenses that have come due, and show what comes next.",
        discussion: [
            "Every command that writes into a group adds what has come due there, and says so; nothing comes before its day. "
                + "settled due does nothing else, for a timer or for cron. On how many devices and how often it runs makes "
                + "no difference: nothing comes twice.",
            "A recurring expense that is changed is changed from today on: what has come before stays as it was.",
        ],
        parameters: [group, ical, BillOptions.json, BillOptions.codes],
        exclusive: [["json", "ical"]],
        examples: [
            .init("settled add 900 rent --every month --date 2026-01-31", "Comes at the end of every month."),
            .init("settled edit qpvu --every never", "Comes no more."),
            .init("settled due --ical > rent.ics", "For a calendar program."),
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
