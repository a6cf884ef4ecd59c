import Arguments
import Groups
import Money

/// `settled list`: the expenses and payments of a group, and search among them.
enum ListCommand {
    private static let text = Operand(
        "TEXT", .text,
        help: Wording(
            "Only entries with this in their title, category, tags or note.",
            polish: "Tylko wpisy, które mają to w tytule, kategorii, etykietach albo notatce."), isRequired: false)
    private static let member = Option(
        "member", "NAME", .text,
        help: Wording(
            "Only what this member paid or takes part in.",
            polish: "Tylko to, co ta osoba zapłaciła albo w czym bierze udział."))
    private static let from = PeriodOptions.from
    private static let to = PeriodOptions.to
    private static let deleted = Flag(
        "deleted",
        help: Wording("Show what was deleted instead.", polish: "Pokazuje zamiast tego, co usunięto."))

    static let declaration = Command(
        "list",
        abstract: Wording("Show the expenses and payments of a group.", polish: "Pokazuje wydatki i wpłaty grupy."),
        discussion: [
            Wording("The latest day comes first.", polish: "Najpóźniejszy dzień jest pierwszy.")
        ],
        parameters: [
            ExpenseOptions.group, member, from, to, deleted, BillOptions.json, BillOptions.codes,
            text,
        ],
        examples: [
            .init(
                "settled list food --from 2026-07-01",
                Wording(
                    "Shows what was spent on food since July.",
                    polish: "Pokazuje, co od lipca wydano na jedzenie."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let wanted = try values[member].map { name throws(Failure) in try opened.members.member(name).id }
        let entries = opened.group.entries.filter { entry in
            entry.isDeleted == values[deleted] && isWithin(entry, values)
                && (values[text].map { entry.mentions($0) } ?? true)
                && (wanted.map { entry.concerns($0, opened.members) } ?? true)
        }
        if values[BillOptions.json] {
            try context.output.write(try EntryJSON(opened).list(entries).indented() + "\n")
            return .done
        }
        let report = context.report(opened, values)
        guard !entries.isEmpty else {
            let message: GroupMessage = opened.group.entries.isEmpty ? .nothingSpent : .noEntryIsLikeThat
            try context.errors.write("settled: " + report.say(message) + "\n")
            return .done
        }
        try context.output.write(EntryTable(report: report, entries: entries).text)
        return .done
    }

    private static func isWithin(_ entry: Entry, _ values: Values) -> Bool {
        let (first, last) = (values[from], values[to])
        return (first.map { $0 <= entry.date.description } ?? true)
            && (last.map { entry.date.description <= $0 } ?? true)
    }
}

extension Entry {
    /// Whether a text stands in its words, in any case.
    fileprivate func mentions(_ text: String) -> Bool {
        let words: [String] =
            switch self {
            case .expense(let expense): [expense.title, expense.category ?? "", expense.note] + expense.tags
            case .payment(let payment): [payment.method, payment.note]
            }
        return words.contains { $0.lowercased().contains(text.lowercased()) }
    }

    /// Whether a member paid it, was paid, or takes part.
    fileprivate func concerns(_ member: RecordID, _ members: MemberList) -> Bool {
        let involved: [RecordID] =
            switch self {
            case .expense(let expense):
                expense.money.payers.map(\.member) + ((try? expense.shares()) ?? []).map(\.member)
            case .payment(let payment): [payment.from, payment.to]
            }
        return involved.contains { members.survivorID($0) == member }
    }
}
