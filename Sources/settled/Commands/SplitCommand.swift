import Arguments
import Foundation
import Ledger
import Money
import Recognition

/// `settled split`: a bill among people, from a receipt that was read, a total, or typed lines.
enum SplitCommand {
    private static let receipt = Operand(
        "RECEIPT", .file, help: "What settled scan --json printed; - for standard input.", isRequired: false)
    private static let total = Option(
        "total", "AMOUNT", .text, help: "Split this amount, without a receipt; tax, tip and so on come on top of it.")
    private static let manual = Flag(
        "manual", help: "Read lines from standard input: a name and an amount each, an empty line to end.")
    private static let title = Option("title", "TEXT", .text, help: "What the bill is called.")
    private static let currency = Option(
        "currency", "CODE",
        ValueKind<Currency>(expected: "a currency code of ISO 4217, such as EUR") { Currency(code: $0) },
        help: "The currency, if the receipt does not say it itself.")
    private static let people = Option(
        "people", short: "p", "NAMES", .text,
        help: "Who is at the table, apart by commas; couple:2 counts for two. Their order decides who gets an odd cent."
    )
    private static let assign = Option(
        "assign", short: "a", "TEXT", .text,
        help: "Who had what, by line numbers: \"1 2=ala; 3=bob:2,cy; 4-6=all but cy; rest=all\".", repeats: true)
    private static let tax = Option("tax", "AMOUNT", .text, help: "The tax to add: an amount or a percentage (8.25%).")
    private static let tip = Option("tip", "AMOUNT", .text, help: "The tip: an amount or a percentage.")
    private static let service = Option("service", "AMOUNT", .text, help: "The service charge, likewise.")
    private static let delivery = Option("delivery", "AMOUNT", .text, help: "The delivery, likewise.")
    private static let discount = Option("discount", "AMOUNT", .text, help: "A discount on the whole, likewise.")
    private static let tipOn = Option(
        "tip-on", "BASE", .choice(["subtotal", "total"]),
        help: "What a tip in percent is of: the subtotal before tax (the default) or the total with tax.")
    private static let prorate = Option(
        "prorate", "RULES", .text,
        help:
            "How charges are divided: \"tax=even,tip=proportional\"; also by lines (tax=2+5) or weights (tip=ala:2+bob)."
    )
    private static let taxIncluded = Flag("tax-included", help: "The printed tax is in the prices already.")
    private static let carry = Flag(
        "carry", help: "Give the odd cent of a line to whoever has been given least so far.")
    private static let treat = Option(
        "treat", "NAME", .text, help: "Others pay for NAME: all of them, or bob=ala,cy:2.", repeats: true)
    private static let paidBy = Option("paid-by", "NAME", .text, help: "Who paid at the table.")
    private static let roundTo = Option(
        "round-to", "STEP", .text, help: "Round what is handed to whoever paid to this step, such as 0.05.")
    private static let acceptMismatch = Flag("accept-mismatch", help: "Split a receipt that does not add up.")
    private static let language = Option("lang", "CODE", .choice(["en", "pl"]), help: "The language: en or pl.")

    private static let json = Flag("json", help: "Print a JSON document.")
    private static let csv = Flag("csv", help: "Print a table for spreadsheets: one row for each reason somebody pays.")
    private static let html = Flag("html", help: "Print a web page that needs nothing else.")
    private static let text = Flag("text", help: "Print the text for the group chat alone.")
    private static let explain = Option("explain", "NAME", .text, help: "Print how the figure of NAME came about.")
    private static let share = Option("share", "FILE", .file, help: "Write the text for the group chat into FILE.")
    private static let codes = Flag("codes", help: "Write currency codes instead of signs.")

    private static let charges: [(Option<String>, Charge.Kind)] = [
        (discount, .discount), (tax, .tax), (service, .service), (delivery, .delivery), (tip, .tip),
    ]

    static let declaration = Command(
        "split", abstract: "Split a bill among people, to the last cent.",
        discussion: [
            "Each line goes by its own weights to those who had it; tax, tip and the like go by what each had. Odd cents "
                + "go to the largest remainders, so that all shares add up to the bill. Lines that belong to nobody are "
                + "named, and the exit status is 1 then."
        ],
        parameters: [
            total, manual, title, currency, people, assign, tax, tip, tipOn, service, delivery, discount,
            prorate, taxIncluded, carry, treat, paidBy, roundTo, acceptMismatch, json, csv, html, text, explain, share,
            codes, language, receipt,
        ],
        exclusive: [["json", "csv", "html", "text", "explain"], ["total", "manual"]],
        examples: [
            .init(
                "settled split dinner.json -p ala,bob,cy -a \"1 2=ala; 3=bob:2,cy; rest=all\" --tip 15%",
                "Splits a receipt that was read before."),
            .init("settled split --total 84.20 -p ala,bob,cy --tip 10%", "Splits an amount evenly."),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let request = try request(context, values)
        let report: BillReport
        let shown: String
        let notes: [SplitRequest.Note]
        do throws(BillFailure) {
            let made = try request.bill()
            notes = made.notes
            report = try BillReport(made.bill, language: request.language, usesCodes: values[codes])
            shown = try self.shown(report, context, values)
        } catch { throw .bill(error) }
        for note in notes { try context.errors.write("settled: \(note.sentence)\n") }
        if let file = values[share] { try AtomicFile.write(BillText(report: report).text + "\n", to: file) }
        try context.output.write(shown)
        let left = report.split.unassigned
        guard left.isEmpty else { throw .bill(.unassigned(left.map { "\($0.number) \(report.name($0))" })) }
        return .done
    }

    private static func request(_ context: Context, _ values: Values) throws(Failure) -> SplitRequest {
        guard let people = values[people] else { throw .bill(.noPeople) }
        var request = SplitRequest(source: try source(values), people: people)
        request.title = values[title]
        request.currency = values[currency]
        request.assignments = values.all(assign)
        request.extras.typed = charges.compactMap { option, kind in values[option].map { (kind, $0) } }
        request.extras.tipBase = values[tipOn] == "total" ? .total : .subtotal
        request.rules = values[prorate]
        request.taxIncluded = values[taxIncluded] ? true : nil
        request.carries = values[carry]
        request.treats = values.all(treat)
        request.payer = values[paidBy]
        request.cashStep = values[roundTo]
        request.acceptsMismatch = values[acceptMismatch]
        request.language = Language(values[language], context.environment)
        return request
    }

    private static func source(_ values: Values) throws(Failure) -> SplitRequest.Source {
        switch (values[receipt], values[total], values[manual]) {
        case (let file?, nil, false): return .document(Data(try bytes(file)), file: name(file))
        case (nil, let amount?, false): return .total(amount)
        case (nil, nil, true): return .lines(String(decoding: try bytes("-"), as: UTF8.self))
        case (nil, nil, false): throw .bill(.nothingToSplit)
        default: throw .bill(.twoSources)
        }
    }

    private static func name(_ file: String) -> String { file == "-" ? "standard input" : file }

    private static func bytes(_ file: String) throws(Failure) -> [UInt8] {
        do throws(RecognitionError) {
            return file == "-" ? try FileBytes.read(descriptor: 0) : try FileBytes.read(path: file)
        } catch { throw .recognition(error, file: file) }
    }

    private static func shown(
        _ report: BillReport, _ context: Context, _ values: Values
    ) throws(BillFailure) -> String {
        if values[json] { return BillJSON(report: report).document.indented() + "\n" }
        if values[csv] { return BillCSV(report: report).text }
        if values[html] { return try BillPage(report).text }
        if values[text] { return BillText(report: report).text + "\n" }
        if let typed = values[explain] { return try explanation(of: typed, report) }
        let table = BillTable(report, style: context.style(values[Program.color]), width: context.width)
        return try table.text() + "\n" + BillText(report: report).text + "\n"
    }

    private static func explanation(of typed: String, _ report: BillReport) throws(BillFailure) -> String {
        let name: String
        do throws(AssignmentError) {
            name = try report.bill.fullName(Located(typed, at: 0..<typed.count))
        } catch { throw .assignment(option: "--explain", text: typed, error) }
        return report.split.statements.filter { $0.person.name == name }
            .map { BillExplanation(report: report, statement: $0).text }.joined()
    }
}
