import Arguments
import Groups
import Money
import Store

/// `settled settle`: the payments after which nobody owes anybody anything, shown, sent or recorded.
enum SettleCommand {
    private static let names = Operand(
        "NAME", .text,
        help:
            Wording(
                "Only the payments that this member makes or is given; with two names, the one from the "
                    + "first to the second.",
                polish: "Tylko wpłaty, które ta osoba robi albo dostaje; z dwoma imionami ta od pierwszej do "
                    + "drugiej."),
        isRequired: false, repeats: true)
    private static let plan = Option(
        "plan", "KIND", .text,
        help: Wording(
            "incurred (everybody pays those who paid for them), fewest (as few payments as there "
                + "can be) or via:ann (everybody settles with Ann).",
            polish: "incurred (każdy płaci tym, którzy za niego zapłacili), fewest (jak najmniej wpłat) "
                + "albo via:ann (wszyscy rozliczają się z Ann)."))
    private static let target = Option(
        "in", "CODE",
        ValueKind<Currency>(expected: .currency) { Currency(code: $0) },
        help: Wording(
            "Settle in this one currency, at the rates given.",
            polish: "Rozlicza w tej jednej walucie, po podanych kursach."))
    private static let rate = Option(
        "rate", "RATE", .text,
        help: Wording(
            "With --in: \"1 EUR=4.4111 PLN\"; once for each other currency.",
            polish: "Z --in: \"1 EUR=4.4111 PLN\"; raz dla każdej innej waluty."), repeats: true)
    private static let pay = Flag(
        "pay",
        help: Wording("Record the payments that are shown.", polish: "Zapisuje pokazane wpłaty."))

    static let declaration = Command(
        "settle",
        abstract: Wording(
            "Show, send or record the payments that settle a group.",
            polish: "Pokazuje, wysyła albo zapisuje wpłaty, które rozliczają grupę."),
        discussion: [
            Wording(
                "Shows the group's own plan unless --plan asks for another. The text for the chat "
                    + "proposes the fewest payments where neither --plan nor the group (settled group change "
                    + "--plan) says which.",
                polish: "Pokazuje plan samej grupy, chyba że --plan chce innego. Tekst na czat proponuje jak "
                    + "najmniej wpłat, jeśli ani --plan, ani grupa (settled group change --plan) nie mówi, "
                    + "który plan wybrać."),
            Wording(
                "--pay records the shown payments as made; with a name, those of one member: settled "
                    + "settle ben --pay.",
                polish: "--pay zapisuje pokazane wpłaty jako zrobione; z imieniem te jednej osoby: settled "
                    + "settle ben --pay."),
        ],
        parameters: [
            ExpenseOptions.group, plan, BalancesCommand.asOf, target, rate, pay, ExpenseOptions.day, BillOptions.json,
            BillOptions.text, BillOptions.share, BillOptions.copy, BillOptions.codes, names,
        ],
        exclusive: [["json", "text"], ["pay", "text"], ["pay", "as-of"], ["pay", "in"]],
        examples: [
            .init(
                "settled settle --plan fewest",
                Wording("Shows as few payments as there can be.", polish: "Pokazuje jak najmniej wpłat.")),
            .init(
                "settled settle ben --pay",
                Wording(
                    "Records all payments that Ben makes or is given.",
                    polish: "Zapisuje wszystkie wpłaty, które Ben robi albo dostaje.")),
            .init(
                "settled settle --copy",
                Wording("Puts the text for the chat on the clipboard.", polish: "Kopiuje tekst na czat do schowka.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let journal = try opened.journal(asOf: values[BalancesCommand.asOf].flatMap { CalendarDate($0) })
        let asked = try values[plan].map { text throws(Failure) in try PlanKind(typed: text, opened) }
        let usual: PlanKind = values[target] == nil ? opened.group.plan : .fewest
        let shown = try proposal(asked ?? usual, opened, journal, values)
        if values[pay] { return try record(shown, opened, context, values) }
        let report = context.report(opened, values)
        let isText = values[BillOptions.text]
        if isText || values[BillOptions.share] != nil || values[BillOptions.copy] {
            let sent = try proposal(asked ?? (opened.hasChosenPlan ? usual : .fewest), opened, journal, values)
            let text = GroupText(report: report, journal: journal, plan: sent).text
            if let file = values[BillOptions.share] { try AtomicFile.write(text + "\n", to: file) }
            if isText { try context.output.write(text + "\n") }
            if values[BillOptions.copy] { try Clipboard.copy(text, context.environment) }
            if isText { return .done }
        }
        if values[BillOptions.json] {
            try context.output.write(PlanJSON(opened: opened, plan: shown).document.indented() + "\n")
            return .done
        }
        try context.output.write(PlanTable(report: report, plan: shown, isUnused: journal.entries.isEmpty).text)
        if !shown.isProven { try context.errors.write("settled: " + report.say(.notProven) + "\n") }
        return .done
    }

    /// The plan of a kind, in one currency where the command line says so, as far as it concerns those who are named.
    private static func proposal(
        _ kind: PlanKind, _ opened: OpenGroup, _ journal: Journal, _ values: Values
    ) throws(Failure) -> Plan {
        let plan: Plan
        if let target = values[target] {
            if kind == .incurred { throw .group(.incurredInOneCurrency) }
            plan = try opened.converted(journal, to: target, at: values.all(rate), kind)
        } else {
            guard values[rate] == nil else { throw .group(.rateWithoutCurrency) }
            do throws(JournalError) { plan = try journal.plan(kind) } catch { throw .group(opened.failure(error)) }
        }
        let named = try values.all(names).map { name throws(Failure) in try opened.members.member(name).id }
        guard named.count <= 2 else { throw .group(.tooManyNames(values.all(names).count)) }
        guard let first = named.first else { return plan }
        let kept = plan.only { transfer in
            named.count == 2
                ? transfer.from == first && transfer.to == named[1] : transfer.from == first || transfer.to == first
        }
        if named.count == 2, kept.transfers.isEmpty {
            throw .group(.notInPlan(opened.members.name(first), opened.members.name(named[1])))
        }
        return kept
    }

    /// Writes the payments of a plan, all with one stamp, so that one undo takes them back.
    private static func record(
        _ plan: Plan, _ opened: OpenGroup, _ context: Context, _ values: Values
    ) throws(Failure) -> ExitCode {
        let report = context.report(opened, values)
        guard !plan.transfers.isEmpty else {
            try context.errors.write("settled: " + report.say(.nothingToPay) + "\n")
            return .done
        }
        let stamp = try context.stamp()
        let day = values[ExpenseOptions.day].flatMap { CalendarDate($0) } ?? context.day
        // Of entries with one stamp the order of the ids decides, so that these stay in the order of the plan.
        let ids = plan.transfers.map { _ in RecordID.new() }.sorted(by: >)
        let payments = zip(ids, plan.transfers).map { id, transfer in
            Entry.payment(
                Payment(
                    id: id, from: transfer.from, to: transfer.to, amount: transfer.amount,
                    currency: transfer.currency, date: day, created: stamp))
        }
        var edits: [Edit] = []
        for payment in payments { edits += try opened.edits(from: nil, to: payment, at: stamp) }
        let changed = try context.change(opened, edits, values)
        guard values[BillOptions.json] else {
            for payment in payments { try EntryWriting(context, values).show(payment, in: changed) }
            return .done
        }
        try context.output.write(try EntryJSON(changed).list(payments).indented() + "\n")
        return .done
    }
}
