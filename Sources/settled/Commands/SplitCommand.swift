import Arguments
import Foundation
import Ledger
import Money
import Recognition
import Store

/// `settled split`: a bill among people, from a receipt that was read, a total, or typed lines.
enum SplitCommand {
    private static let receipt = Operand(
        "RECEIPT", .file,
        help: Wording(
            "What settled scan --json printed; - for standard input.",
            polish: "To, co wypisało settled scan --json; - to standardowe wejście."), isRequired: false)
    private static let total = Option(
        "total", "AMOUNT", .text,
        help: Wording(
            "Split this amount, without a receipt; tax, tip and so on come on top of it.",
            polish: "Dzieli tę kwotę, bez paragonu; podatek, napiwek i podobne dochodzą do niej."))
    private static let amounts = Option(
        "amounts", "TEXT", .text,
        help: Wording(
            "With --total: who takes exactly how much, \"ala=50,bob=34.20\".",
            polish: "Z --total: kto bierze dokładnie ile, \"ala=50,bob=34.20\"."))
    private static let manual = Flag(
        "manual",
        help: Wording(
            "Read lines from standard input: a name and an amount each, an empty line to end.",
            polish: "Czyta pozycje ze standardowego wejścia: nazwa i kwota, pusty wiersz kończy."))
    private static let title = Option(
        "title", "TEXT", .text,
        help: Wording("What the bill is called.", polish: "Jak nazywa się rachunek."))
    private static let people = Option(
        "people", short: "p", "NAMES", .text,
        help: Wording(
            "Who is at the table, apart by commas; couple:2 counts for two. Their order decides who "
                + "gets an odd cent.",
            polish: "Kto jest przy stole, imiona oddzielone przecinkami; para:2 liczy się za dwoje. Ich "
                + "kolejność decyduje, kto dostaje niepodzielny grosz.")
    )
    private static let assign = Option(
        "assign", short: "a", "TEXT", .text,
        help: Wording(
            "Who had what, by line numbers: \"1 2=ala; 3=bob:2,cy; 4-6=all but cy; rest=all\".",
            polish: "Kto co miał, według numerów pozycji: \"1 2=ala; 3=bob:2,cy; 4-6=wszyscy bez cy; "
                + "reszta=wszyscy\"."), repeats: true)
    private static let tax = Option(
        "tax", "AMOUNT", .text,
        help: Wording(
            "The tax to add: an amount or a percentage (8.25%).",
            polish: "Podatek, który dochodzi: kwota albo procent (8.25%)."))
    private static let tip = Option(
        "tip", "AMOUNT", .text,
        help: Wording("The tip: an amount or a percentage.", polish: "Napiwek: kwota albo procent."))
    private static let service = Option(
        "service", "AMOUNT", .text,
        help: Wording("The service charge, likewise.", polish: "Opłata za serwis, tak samo."))
    private static let delivery = Option(
        "delivery", "AMOUNT", .text,
        help: Wording("The delivery, likewise.", polish: "Dostawa, tak samo."))
    private static let discount = Option(
        "discount", "AMOUNT", .text,
        help: Wording("A discount on the whole, likewise.", polish: "Rabat na całość, tak samo."))
    private static let tipOn = Option(
        "tip-on", "BASE", .choice(["subtotal", "total"]),
        help: Wording(
            "What a tip in percent is of: the subtotal before tax (the default) or the total with "
                + "tax.",
            polish: "Od czego jest napiwek w procentach: subtotal, suma przed podatkiem (domyślnie), albo "
                + "total, suma z podatkiem."))
    private static let prorate = Option(
        "prorate", "RULES", .text,
        help:
            Wording(
                "How charges are divided: \"tax=even,tip=proportional\"; also by lines (tax=2+5) or "
                    + "weights (tip=ala:2+bob).",
                polish: "Jak dzielą się dopłaty: \"tax=even,tip=proportional\"; także według pozycji (tax=2+5) "
                    + "albo wag (tip=ala:2+bob)."),
        repeats: true)
    private static let taxIncluded = Flag(
        "tax-included",
        help: Wording("The printed tax is in the prices already.", polish: "Wydrukowany podatek jest już w cenach."))
    private static let carry = Flag(
        "carry",
        help: Wording(
            "Give the odd cent of a line to whoever has been given least so far.",
            polish: "Daje niepodzielny grosz pozycji temu, kto dotąd dostał ich najmniej."))
    private static let treat = Option(
        "treat", "NAME", .text,
        help: Wording(
            "Others pay for NAME: all who are not treated, or bob=ala,cy:2.",
            polish: "Inni płacą za osobę NAME: wszyscy, którzy nie są zaproszeni, albo bob=ala,cy:2."), repeats: true)
    private static let paidBy = Option(
        "paid-by", "NAME", .text,
        help: Wording("Who paid at the table.", polish: "Kto zapłacił przy stole."))
    private static let roundTo = Option(
        "round-to", "STEP", .text,
        help: Wording(
            "Round what is handed to whoever paid to this step, such as 0.05.",
            polish: "Zaokrągla to, co dostaje osoba, która zapłaciła, do tego kroku, na przykład 0.05."))
    private static let acceptMismatch = Flag(
        "accept-mismatch",
        help: Wording("Split a receipt that does not add up.", polish: "Dzieli paragon, który się nie zgadza."))
    private static let save = Flag(
        "save",
        help: Wording(
            "Keep the bill; settled history shows it from then on.",
            polish: "Zachowuje rachunek; odtąd pokazuje go settled history."))
    private static let day = Option(
        "date", "DAY", .day,
        help: Wording(
            "The day of the bill, such as 2026-11-28; that of the receipt, or today.",
            polish: "Dzień rachunku, na przykład 2026-11-28; ten z paragonu albo dzisiejszy."))
    private static let charges: [(Option<String>, Charge.Kind)] = [
        (discount, .discount), (tax, .tax), (service, .service), (delivery, .delivery), (tip, .tip),
    ]

    static let declaration = Command(
        "split",
        abstract: Wording(
            "Split a bill among people, to the last cent.",
            polish: "Dzieli rachunek między osoby, co do grosza."),
        discussion: [
            Wording(
                "Each line goes by its own weights to those who had it; tax, tip and the like go by "
                    + "what each had. Odd cents go to the largest remainders, so that all shares add up to "
                    + "the bill. Lines that belong to nobody are named, and the exit status is 1 then.",
                polish: "Każda pozycja idzie według własnych wag do tych, którzy ją mieli; podatek, napiwek i "
                    + "podobne idą według zamówień. Niepodzielne grosze trafiają do największych reszt, więc "
                    + "wszystkie części dają razem rachunek. Pozycje, których nikt nie ma, są wymieniane, a "
                    + "kod wyjścia to wtedy 1.")
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
                Wording(
                    "Splits a receipt that was read before.",
                    polish: "Dzieli paragon, który odczytano wcześniej.")),
            .init(
                "settled split --total 84.20 -p ala,bob,cy --tip 10%",
                Wording("Splits an amount evenly.", polish: "Dzieli kwotę po równo.")),
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
            try keeping.keep(record, receipt: request.document.map(KeptReceipt.record))
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
