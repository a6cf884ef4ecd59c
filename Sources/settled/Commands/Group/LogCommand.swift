import Arguments
import Groups

/// `settled log`: what happened in a group, by whom and when.
enum LogCommand {
    private static let entry = Operand(
        "ID", .text,
        help: Wording(
            "Only what was done to this expense or payment.",
            polish: "Tylko to, co zrobiono z tym wydatkiem albo wpłatą."), isRequired: false)
    private static let all = Flag(
        "all",
        help: Wording("Show everything, not only the latest.", polish: "Pokazuje wszystko, nie tylko ostatnie."))
    /// The lines that are shown without `--all`, about as many as a terminal has.
    private static let usualCount = 20

    static let declaration = Command(
        "log",
        abstract: Wording(
            "Show what happened in a group, by whom and when.",
            polish: "Pokazuje, co się działo w grupie, kto to zrobił i kiedy."),
        discussion: [
            Wording(
                "The latest comes first. Nothing that was ever written is lost, what was deleted "
                    + "included.",
                polish: "Najnowsze jest pierwsze. Nic, co kiedykolwiek zapisano, nie ginie, także to, co "
                    + "usunięto.")
        ],
        parameters: [ExpenseOptions.group, all, BillOptions.json, BillOptions.codes, entry])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let record = try values[entry].map { typed throws(Failure) in try opened.entry(typed).id }
        let feed = Feed(GroupFeed(opened, report: context.report(opened, values)))
        let items = feed.items(about: record)
        let isWhole = values[all] || values[BillOptions.json] || record != nil
        let shown = isWhole ? items[...] : items.prefix(usualCount)
        let text = FeedText(
            feed: feed, items: Array(shown), group: opened.group.name, style: context.style(values[Program.color]))
        try context.output.write(values[BillOptions.json] ? text.document.indented() + "\n" : text.text)
        if shown.count < items.count { try context.say(.more(items.count - shown.count), values) }
        return .done
    }
}
