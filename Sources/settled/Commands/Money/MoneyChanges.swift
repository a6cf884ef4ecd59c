import Arguments
import Groups
import Money
import Store

/// What changes what was noted down: `settled money show`, `edit`, `delete`, `restore`, `undo`, `log`, `currency`.
enum MoneyChanges {
    private static let all = Flag(
        "all", help: Wording("Show everything, not only the latest.", polish: "Pokazuje wszystko, nie tylko najnowsze.")
    )
    private static let record = Operand(
        "ID", ValueKind<Item>(expected: .numberOrShortID, read: ItemOptions.named),
        help: Wording("Only what was done to this record.", polish: "Tylko to, co zrobiono z tym wpisem."),
        isRequired: false)
    /// The lines of the log that are shown without `--all`, about as many as a terminal has.
    private static let usualCount = 20

    static let declarations = [
        Command(
            "show",
            abstract: Wording(
                "Show what was noted down, and how it came about.", polish: "Pokazuje, co zapisano i jak to powstało."),
            parameters: [BillOptions.json, BillOptions.codes, MoneyOptions.item]),
        Command(
            "edit",
            abstract: Wording(
                "Change what was noted down, or say through which account an expense went.",
                polish: "Zmienia, co zapisano, albo mówi, przez które konto poszedł wydatek."),
            discussion: [
                Wording(
                    "Of an expense or payment of a group, and of a bill, only --account can be given: it is known on "
                        + "this device alone. An empty text takes away what was there.",
                    polish: "Przy wydatku albo wpłacie w grupie i przy rachunku można podać tylko --account: wie o tym "
                        + "tylko to urządzenie. Pusty tekst zabiera to, co było.")
            ],
            parameters: [
                MoneyOptions.newAmount, MoneyOptions.titleOption, MoneyOptions.newPerson, MoneyOptions.newTarget,
            ] + MoneyOptions.shared + [MoneyOptions.item],
            examples: [
                .init(
                    "settled money edit qpvu --account bank",
                    Wording("The dinner was paid from the bank account.", polish: "Kolację zapłacono z konta w banku."))
            ]),
        Command(
            "delete", abstract: Wording("Take out what was noted down.", polish: "Usuwa, co zapisano."),
            discussion: [
                Wording(
                    "Nothing of it is lost: settled money restore brings it back.",
                    polish: "Nic nie ginie: settled money restore to przywraca.")
            ],
            parameters: [BillOptions.codes, MoneyOptions.item]),
        Command(
            "restore", abstract: Wording("Put back what was taken out.", polish: "Przywraca, co usunięto."),
            parameters: [BillOptions.codes, MoneyOptions.item]),
        Command(
            "undo",
            abstract: Wording(
                "Take back what was noted down or changed last.",
                polish: "Cofa to, co zapisano albo zmieniono ostatnio."),
            discussion: [Wording("The next undo goes further back.", polish: "Następne undo cofa dalej.")]),
        Command(
            "log",
            abstract: Wording(
                "Show what was noted down and changed, and when.", polish: "Pokazuje, co i kiedy zapisano i zmieniono."),
            parameters: [all, BillOptions.json, BillOptions.codes, record]),
        Command(
            "currency",
            abstract: Wording(
                "Say in which currency amounts without one are from now on.",
                polish: "Mówi, w jakiej walucie są od teraz kwoty bez waluty."),
            parameters: [MoneyOptions.usualCurrency]),
    ]

    static func run(_ context: Context, _ values: Values, _ command: String) throws(Failure) -> ExitCode {
        let own = try context.ownMoney(values)
        switch command {
        case "show": try show(own, context, values)
        case "edit": try MoneyEditing(own: own, context: context, values: values).run()
        case "delete": try setDeleted(true, own, context, values)
        case "restore": try setDeleted(false, own, context, values)
        case "undo": try undo(own, context, values)
        case "log": try log(own, context, values)
        default: try setCurrency(own, context, values)
        }
        return .done
    }

    private static func item(_ own: OwnMoney, _ values: Values) throws(Failure) -> MoneyItem {
        guard let typed = values[MoneyOptions.item] else { throw .internalFault("nothing is named") }
        return try own.item(typed)
    }

    /// The record of one's own that a command line names.
    static func record(_ own: OwnMoney, _ values: Values) throws(Failure) -> MoneyRecord {
        let item = try item(own, values)
        switch item {
        case .record(let record): return record
        case .entry(let opened, _): throw .money(.notMine(own.name(item.id), group: opened.group.name.shown))
        case .bill: throw .money(.notMine(own.name(item.id), group: nil))
        }
    }

    private static func show(_ own: OwnMoney, _ context: Context, _ values: Values) throws(Failure) {
        let record = try record(own, values)
        let report = MoneyReport(own, context, values)
        let text = RecordText(report: report, record: record)
        if values[BillOptions.json] { return try context.output.write(text.document.indented() + "\n") }
        try context.output.write(text.text + "\n" + (feed(own, report, about: record.id)?.text ?? ""))
    }

    private static func feed(_ own: OwnMoney, _ report: MoneyReport, about record: RecordID?) -> FeedText? {
        guard let history = own.history else { return nil }
        let feed = Feed(MoneyFeed(report: report, history: history))
        return FeedText(feed: feed, items: feed.items(about: record), group: nil, style: report.style)
    }

    private static func setDeleted(
        _ isDeleted: Bool, _ own: OwnMoney, _ context: Context, _ values: Values
    ) throws(Failure) {
        let old = try record(own, values)
        let name = own.name(old.id)
        if old.isDeleted == isDeleted { throw .money(isDeleted ? .isDeleted(name) : .isNotDeleted(name)) }
        var new = old
        new.isDeleted = isDeleted
        guard let ledger = own.ledger else { throw .internalFault("a record without a ledger") }
        let changed = try context.change(
            own, ledger, try context.edits(from: old, to: new, at: try context.stamp()))
        let title = MoneyReport(changed, context, values).title(new)
        try context.say(isDeleted ? .deleted(title, name) : .restored(title), values)
        let refunds = ledger.records.count { $0.purchase == old.id && !$0.isDeleted }
        if isDeleted, refunds > 0 { try context.say(.refundsStay(refunds), values) }
    }

    private static func undo(_ own: OwnMoney, _ context: Context, _ values: Values) throws(Failure) {
        guard let ledger = own.ledger, let history = own.history else { throw .money(.nothingToUndo) }
        let device = try context.reading("") { (database) throws(StoreError) in try database.device() }
        let undoing = Undoing(history, author: "", device: device)
        let last = undoing.lastEdits
        guard !last.isEmpty else { throw .money(.nothingToUndo) }
        let undone = undoing.undoing(last, at: try context.stamp())
        let changed = try context.change(own, ledger, undone.edits)
        let report = MoneyReport(changed, context, values)
        let feed = Feed(MoneyFeed(report: report, history: changed.history ?? history))
        for item in feed.items(of: last) { try context.say(GroupMessage.undone(feed.sentence(item)), values) }
        if undone.leftAlone > 0 { try context.say(GroupMessage.leftAlone(undone.leftAlone), values) }
    }

    private static func log(_ own: OwnMoney, _ context: Context, _ values: Values) throws(Failure) {
        let about = try values[record].map { typed throws(Failure) in try own.item(typed).id }
        let report = MoneyReport(own, context, values)
        guard let history = own.history else { return try context.say(MoneyMessage.nothing, values) }
        let feed = Feed(MoneyFeed(report: report, history: history))
        let items = feed.items(about: about)
        let isWhole = values[all] || values[BillOptions.json] || about != nil
        let shown = isWhole ? items[...] : items.prefix(usualCount)
        let text = FeedText(feed: feed, items: Array(shown), group: nil, style: report.style)
        try context.output.write(values[BillOptions.json] ? text.document.indented() + "\n" : text.text)
        if shown.count < items.count { try context.say(GroupMessage.more(items.count - shown.count), values) }
    }

    private static func setCurrency(_ own: OwnMoney, _ context: Context, _ values: Values) throws(Failure) {
        let currency = values[MoneyOptions.usualCurrency]
        let (ledger, made) = try context.ledger(own, currency)
        var new = ledger
        new.currency = currency ?? ledger.currency
        let edits = try made + context.edits(from: ledger, to: new, at: try context.stamp())
        if !edits.isEmpty { _ = try context.change(own, ledger, edits) }
        try context.say(.currencyIs(new.currency.code), values)
    }
}
