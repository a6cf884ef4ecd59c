import Arguments
import Ledger
import Money
import Store

/// `settled history`: the bills that were kept, and search among them.
enum HistoryCommand {
    private static let text = Operand(
        "TEXT", .text,
        help: Wording(
            "Only bills with this in a name: title, shop, line or person.",
            polish: "Tylko rachunki, które mają to w nazwie: tytule, sklepie, pozycji albo imieniu."), isRequired: false
    )
    private static let person = Option(
        "person", "NAME", .text,
        help: Wording("Only bills with this person.", polish: "Tylko rachunki z tą osobą."))
    private static let from = PeriodOptions.from
    private static let to = PeriodOptions.to
    private static let least = Option(
        "min", "AMOUNT", .text,
        help: Wording("Only bills of this total or more.", polish: "Tylko rachunki na tę kwotę albo więcej."))
    private static let most = Option(
        "max", "AMOUNT", .text,
        help: Wording("Only bills of this total or less.", polish: "Tylko rachunki na tę kwotę albo mniej."))
    private static let deleted = Flag(
        "deleted",
        help: Wording("Show the deleted bills instead.", polish: "Pokazuje zamiast tego usunięte rachunki."))
    private static let all = Flag(
        "all",
        help: Wording(
            "Show all bills, not only the latest.",
            polish: "Pokazuje wszystkie rachunki, nie tylko ostatnie."))
    /// The bills that are shown without `--all`, about as many as a terminal has lines.
    private static let usualCount = 20

    static let declaration = Command(
        "history",
        abstract: Wording(
            "Show and search the bills that were kept.",
            polish: "Pokazuje i przeszukuje zachowane rachunki."),
        discussion: [
            Wording(
                "The latest bill comes first. What is asked for is looked for in all bills and shown as "
                    + "a whole.",
                polish: "Ostatni rachunek jest pierwszy. To, o co się pyta, jest szukane we wszystkich "
                    + "rachunkach i pokazywane w całości.")
        ],
        parameters: [
            person, from, to, least, most, deleted, all, BillOptions.json, BillOptions.codes,
            text,
        ],
        examples: [
            .init(
                "settled history",
                Wording("Shows the latest bills.", polish: "Pokazuje ostatnie rachunki.")),
            .init(
                "settled history ramen --person cy --from 2026-01-01",
                Wording("Looks for some of them.", polish: "Szuka niektórych z nich.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        var filter = BillFilter()
        filter.text = values[text]
        filter.person = values[person]
        filter.from = values[from]
        filter.to = values[to]
        let isDeleted = values[deleted]
        let bills = try context.reading([]) { (database) throws(StoreError) in
            try database.bills(areDeleted: isDeleted)
        }
        let isLimited = values[least] != nil || values[most] != nil
        var found: [HistoryEntry] = []
        for bill in bills where filter.passes(bill) {
            // Totals are only calculated where they are needed.
            let entry = HistoryEntry(bill)
            if isLimited, !(try isWithin(entry, values)) { continue }
            found.append(entry)
        }
        let isSearch = filter != BillFilter() || isLimited
        let shown = isSearch || values[all] || values[BillOptions.json] ? found[...] : found.prefix(usualCount)
        let language = BillOptions.language(context, values)
        if values[BillOptions.json] {
            try context.output.write(HistoryJSON(entries: Array(shown)).document.indented() + "\n")
            return .done
        }
        guard !shown.isEmpty else {
            let message: StoreMessage = bills.isEmpty ? .noBills : .noneFound
            try context.errors.write("settled: " + message.text(language) + "\n")
            return .done
        }
        let table = HistoryTable(
            entries: Array(shown), language: language, usesCodes: values[BillOptions.codes],
            style: context.style(values[Program.color]), width: context.width)
        try context.output.write(table.text)
        if shown.count < found.count {
            try context.errors.write("settled: " + StoreMessage.more(found.count - shown.count).text(language) + "\n")
        }
        return .done
    }

    private static func isWithin(_ entry: HistoryEntry, _ values: Values) throws(Failure) -> Bool {
        guard let total = entry.total else { return false }
        let currency = entry.bill.currency
        if let text = values[least], total < (try limit("--min", text, currency)) { return false }
        if let text = values[most], total > (try limit("--max", text, currency)) { return false }
        return true
    }

    private static func limit(_ option: String, _ text: String, _ currency: Currency) throws(Failure) -> Amount {
        do throws(AmountTextError) {
            return try AmountText(currency).amount(text)
        } catch { throw .bill(.amount(option: option, text: text, error)) }
    }
}
