import Arguments
import Foundation
import Ledger
import Money
import Recognition
import Store

/// `settled split`: a bill among people, from a receipt that was read, a total, or typed lines.
enum SplitCommand {
    private static let receipt = Operand(
        "RECEIPT", .file, help: "What settled scan --json printed; - for standard input.", isRequired: false)
    private static let total = Option(
        "total", "AMOUNT", .text, help: "Split this amount, without a receipt; tax, tip and so on come on top of it.")
    private static let amounts = Option(
        "amounts", "TEXT", .text, help: "With --total: who takes exactly how much, \"ala=50,bob=34.20\".")
    private static let manual = Flag(
        "manual", help: "Read lines from standard input: a name and an amount each, an empty line to end.")
    private static let title = Option("title", "TEXT", .text, help: "What the bill is called.")
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
            "How charges are divided: \"tax=even,tip=proportional\"; also by lines (tax=2+5) or weights (tip=ala:2+bob).",
        repeats: true)
    private static let taxIncluded = Flag("tax-included", help: "The printed tax is in the prices already.")
    private static let carry = Flag(
        "carry", help: "Give the odd cent of a line to whoever has been given least so far.")
    private static let treat = Option(
        "treat", "NAME", .text, help: "Others pay for NAME: all of them, or bob=ala,cy:2.", repeats: true)
    private static let paidBy = Option("paid-by", "NAME", .text, help: "Who paid at the table.")
    private static let roundTo = Option(
        "round-to", "STEP", .text, help: "Round what is handed to whoever paid to this step, such as 0.05.")
    private static let acceptMismatch = Flag("accept-mismatch", help: "Split a receipt that does not add up.")
    private static let save = Flag("save", help: "Keep the bill; settled history shows it from then on.")
    private static let day = Option(
        "date", "DAY", .day, help: "The day of the bill, such as 2026-11-28; that of the receipt, or today.")
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
            total, amounts, manual, title, BillOptions.currency, people, assign, tax, tip, tipOn, service, delivery,
            discount,
            prorate, taxIncluded, carry, treat, paidBy, roundTo, acceptMismatch, save, day,
        ] + BillOptions.parameters + [receipt],
        exclusive: BillOptions.exclusive + [["total", "manual"], ["amounts", "people"], ["amounts", "assign"]],
        examples: [
            .init(
                "settled split dinner.json -p ala,bob,cy -a \"1 2=ala; 3=bob:2,cy; rest=all\" --tip 15%",
                "Splits a receipt that was read before."),
            .init("settled split --total 84.20 -p ala,bob,cy --tip 10%", "Splits an amount evenly."),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let request = try request(context, values)
        var made: (bill: Bill, notes: [SplitRequest.Note], sheet: Sheet)
        do throws(BillFailure) {
            made = try request.bill()
        } catch { throw .bill(error) }
        for note in made.notes { try context.errors.write("settled: \(note.text(request.language))\n") }
        if let day = values[day] { made.sheet.date = day }
        guard values[save] else {
            let contacts = try made.bill.payer == nil ? [] : contacts(context, values)
            return try BillOptions.show(made.bill, places: made.sheet.places, contacts: contacts, context, values)
        }
        let keeping = Keeping(context, values)
        let contacts = try context.reading([]) { (database) throws(StoreError) in try database.people() }
        try keeping.warnOfSame(made.sheet)
        let (bill, sheet) = (made.bill, made.sheet)
        let record = BillRecord(sheet, bill, typed: request.extras.typed, tipBase: request.extras.tipBase)
        return try keeping.showing { () throws(Failure) in
            try BillOptions.show(bill, places: sheet.places, contacts: contacts, context, values)
        } after: { () throws(Failure) in
            try keeping.keep(record, receipt: request.document.map { ReceiptRecord(document: $0) })
        }
    }

    /// Everybody who is known, for where money reaches whoever paid. Where nothing is to be kept, a database that cannot be
    /// read is only said and stops nothing.
    private static func contacts(_ context: Context, _ values: Values) throws(Failure) -> [Contact] {
        do throws(Failure) {
            return try context.reading([]) { (database) throws(StoreError) in try database.people() }
        } catch {
            try context.errors.write(error.text(BillOptions.language(context, values)).lines)
            return []
        }
    }

    private static func request(_ context: Context, _ values: Values) throws(Failure) -> SplitRequest {
        guard values[people] != nil || values[amounts] != nil else { throw .bill(.noPeople) }
        var request = SplitRequest(source: try source(values), people: values[people])
        request.title = values[title]
        request.currency = values[BillOptions.currency]
        request.assignments = values.all(assign)
        request.extras.typed = charges.compactMap { option, kind in values[option].map { (kind, $0) } }
        request.extras.tipBase = values[tipOn] == "total" ? .total : .subtotal
        request.rules = values.all(prorate)
        request.taxIncluded = values[taxIncluded] ? true : nil
        request.carries = values[carry]
        request.treats = values.all(treat)
        request.payer = values[paidBy]
        request.cashStep = values[roundTo]
        request.acceptsMismatch = values[acceptMismatch]
        request.language = BillOptions.language(context, values)
        return request
    }

    private static func source(_ values: Values) throws(Failure) -> SplitRequest.Source {
        switch (values[receipt], values[total], values[manual]) {
        case (let file?, nil, false): return .document(Data(try bytes(file)), file: file)
        case (nil, let amount?, false):
            return values[amounts].map { .exact(total: amount, amounts: $0) } ?? .total(amount)
        case (nil, nil, true): return .lines(String(decoding: try bytes("-"), as: UTF8.self))
        case (nil, nil, false): throw .bill(.nothingToSplit)
        default: throw .bill(.twoSources)
        }
    }

    private static func bytes(_ file: String) throws(Failure) -> [UInt8] {
        do throws(RecognitionError) {
            return file == "-" ? try FileBytes.read(descriptor: 0) : try FileBytes.read(path: file)
        } catch { throw .recognition(error, file: file) }
    }
}
