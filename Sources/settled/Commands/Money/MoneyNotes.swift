import Arguments
import Groups
import Ledger
import Money

/// What `settled money` notes down: the command says which way the money went.
enum MoneyNotes {
    enum Note: String {
        case spend, income, refund, lend, borrow, repay, collect, transfer
        case moneyIn = "in"
        case moneyOut = "out"

        var kind: MoneyRecord.Kind {
            switch self {
            case .spend: .purchase
            case .income: .income
            case .refund: .refund
            case .lend: .loanGiven
            case .borrow: .loanReceived
            case .repay: .repaymentMade
            case .collect: .repaymentReceived
            case .transfer: .transfer
            case .moneyIn: .otherIn
            case .moneyOut: .otherOut
            }
        }
    }

    static let declarations = [
        command(
            .spend, Wording("Note down what you bought for yourself.", polish: "Zapisuje, co kupujesz dla siebie."),
            [MoneyOptions.amount, MoneyOptions.title]),
        command(
            .income, Wording("Note down what you earned.", polish: "Zapisuje, co zarabiasz."),
            [MoneyOptions.amount, MoneyOptions.title]),
        command(
            .refund, Wording("Note down what you were given back for a purchase.", polish: "Zapisuje zwrot za zakup."),
            [MoneyOptions.purchase, MoneyOptions.amount, MoneyOptions.title],
            Wording(
                "The purchase stays as it was, and the refund is yours alone; what all of a group should see is settled "
                    + "add with an amount below zero.",
                polish: "Zakup zostaje, jaki był, a zwrot jest tylko twój; to, co ma widzieć cała grupa, zapisuje "
                    + "settled add z kwotą poniżej zera.")),
        command(
            .lend, Wording("Note down what you lent.", polish: "Zapisuje, co komuś pożyczasz."),
            [MoneyOptions.titleOption, MoneyOptions.amount, MoneyOptions.person]),
        command(
            .borrow, Wording("Note down what you borrowed.", polish: "Zapisuje, co od kogoś pożyczasz."),
            [MoneyOptions.titleOption, MoneyOptions.amount, MoneyOptions.person]),
        command(
            .repay, Wording("Note down what you paid back.", polish: "Zapisuje, co oddajesz."),
            [MoneyOptions.titleOption, MoneyOptions.amount, MoneyOptions.person],
            Wording(
                "What is paid back within a group is settled pay, so that the others see it.",
                polish: "Spłata wewnątrz grupy to settled pay, żeby inni ją widzieli.")),
        command(
            .collect, Wording("Note down what you were paid back.", polish: "Zapisuje, co ktoś ci oddaje."),
            [MoneyOptions.titleOption, MoneyOptions.amount, MoneyOptions.person],
            Wording(
                "What is paid back within a group is settled pay, so that the others see it.",
                polish: "Spłata wewnątrz grupy to settled pay, żeby inni ją widzieli.")),
        Command(
            Note.transfer.rawValue,
            abstract: Wording(
                "Note down what you moved between two accounts of yours.",
                polish: "Zapisuje przelew między dwoma twoimi kontami."),
            discussion: [
                Wording(
                    "It is neither spent nor earned, and counts in the two accounts only.",
                    polish: "Nie jest ani wydatkiem, ani przychodem i liczy się tylko na tych dwóch kontach.")
            ],
            parameters: [MoneyOptions.titleOption] + MoneyOptions.dated
                + [MoneyOptions.amount, MoneyOptions.from, MoneyOptions.target]),
        command(
            .moneyIn, Wording("Note down anything else that came in.", polish: "Zapisuje każdy inny wpływ."),
            [MoneyOptions.amount, MoneyOptions.title]),
        command(
            .moneyOut, Wording("Note down anything else that went out.", polish: "Zapisuje każdy inny wypływ."),
            [MoneyOptions.amount, MoneyOptions.title]),
    ]

    private static func command(
        _ note: Note, _ abstract: Wording, _ parameters: [any Declaration], _ discussion: Wording? = nil
    ) -> Command {
        Command(
            note.rawValue, abstract: abstract, discussion: discussion.map { [$0] } ?? [],
            parameters: MoneyOptions.shared + parameters)
    }

    static func run(_ context: Context, _ values: Values, _ note: Note) throws(Failure) -> ExitCode {
        let own = try context.ownMoney(values)
        let purchase = try purchase(own, values, note)
        let currency = values[MoneyOptions.currency] ?? purchase?.currency ?? own.ledger?.currency
        guard let currency else { throw .money(.noCurrency) }
        let typed = TypedRecord(own: own, context: context, values: values)
        let (account, target, person) = (try typed.account(note), try typed.target(note), try typed.person(note))
        let amount = try TypedExpense.amount("AMOUNT", values[MoneyOptions.amount] ?? "", currency)
        let (ledger, made) = try context.ledger(own, currency)
        var record = MoneyRecord(
            id: .new(), note.kind, amount, currency,
            date: values[ExpenseOptions.day].flatMap { CalendarDate($0) } ?? context.day, created: try context.stamp())
        record.title = values[MoneyOptions.titleOption] ?? values.all(MoneyOptions.title).joined(separator: " ")
        record.note = values[ExpenseOptions.note] ?? ""
        (record.account, record.target, record.person) = (account, target, person)
        record.purchase = purchase?.record
        try TypedRecord.check(record)
        let edits = try made + context.edits(from: nil, to: record, at: record.created)
        let writing = MoneyWriting(context, values, before: own, after: try context.change(own, ledger, edits))
        try writing.show(record)
        if own.ledger == nil { try context.say(.currencyIs(currency.code), values) }
        return .done
    }

    /// What a refund is for: something that I paid for.
    private static func purchase(_ own: OwnMoney, _ values: Values, _ note: Note) throws(Failure) -> MoneyEvent? {
        guard note == .refund, case .item(let typed)? = values[MoneyOptions.purchase] else { return nil }
        let item = try own.item(typed)
        let name = own.name(item.id)
        if case .record(let record) = item, record.isDeleted { throw .money(.isDeleted(name)) }
        let event = own.money.timeline.first { $0.record == item.id }
        guard let event, event.cashOut > .zero else { throw .money(.nothingBought(name)) }
        return event
    }
}
