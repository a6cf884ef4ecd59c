import Arguments
import Foundation
import Ledger
import Money
import Store

/// `settled review`: from a receipt to a finished bill by answering questions, on a terminal or from a file.
enum ReviewCommand {
    private static let receipt = Operand(
        "RECEIPT", .file,
        help: Wording(
            "A picture, or what settled scan --json printed.",
            polish: "Obraz albo to, co wypisało settled scan --json."))
    private static let session = Option(
        "session", "FILE", .file,
        help: Wording(
            "Keep every answer in FILE as soon as it is given, and go on from there the next time.",
            polish: "Zapisuje każdą odpowiedź w pliku FILE, gdy tylko padnie, a następnym razem idzie dalej "
                + "od tego miejsca."))
    static let noSave = Flag(
        "no-save",
        help: Wording("Do not keep the bill.", polish: "Nie zachowuje rachunku."))

    static let declaration = Command(
        "review",
        abstract: Wording(
            "Confirm a receipt, say who had what, and split it.",
            polish: "Potwierdza paragon, pyta, kto co miał, i dzieli."),
        discussion: [
            Wording(
                "Asks about doubtful lines first, then for people, who had what, and what comes on top. "
                    + "The questions go to standard error and the bill to standard output. ? explains each "
                    + "step, < goes back, u takes back.",
                polish: "Pyta najpierw o wątpliwe pozycje, potem o osoby, o to, kto co miał, i co dochodzi do "
                    + "tego. Pytania idą na standardowe wyjście błędów, a rachunek na standardowe wyjście. ? "
                    + "objaśnia każdy krok, < idzie wstecz, u cofa."),
            Wording(
                "At a terminal every answer is kept as soon as it is given, and the next review of the "
                    + "same file goes on from there. The finished bill is kept, with its receipt and picture. "
                    + "People, tips and what was corrected here before are offered the next time.",
                polish: "Na terminalu każda odpowiedź jest zachowywana, gdy tylko padnie, a następne review "
                    + "tego samego pliku idzie dalej od tego miejsca. Gotowy rachunek jest zachowywany razem "
                    + "z paragonem i obrazem. Osoby, napiwki i to, co tu wcześniej poprawiono, są następnym "
                    + "razem podpowiadane."),
        ],
        parameters: Conversation.parameters + [session, noSave, BillOptions.currency] + BillOptions.parameters + [
            receipt
        ],
        exclusive: BillOptions.exclusive,
        examples: [
            .init(
                "settled review dinner.jpg",
                Wording(
                    "Reads the picture, asks, and prints the bill.",
                    polish: "Czyta obraz, pyta i wypisuje rachunek.")),
            .init(
                "settled review dinner.json --answers dinner.txt --json",
                Wording("Does the same from a file.", polish: "Robi to samo z pliku.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let file = values[receipt] else { throw .internalFault("no receipt is named") }
        return try review(try KeptReceipt(file, currency: values[BillOptions.currency]), context, values)
    }

    /// Goes on with a receipt that was just read and shown.
    static func goOn(with read: ReadReceipt, _ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let receipt = try KeptReceipt(read.source.file, read: [read], currency: values[BillOptions.currency])
        try context.errors.write("\n")
        return try review(receipt, isShown: true, context, values)
    }

    private static func review(
        _ receipt: KeptReceipt, isShown: Bool = false, _ context: Context, _ values: Values
    ) throws(Failure) -> ExitCode {
        let suggestions = try suggestions(receipt.sheet, context, values)
        let start = ReviewSession(receipt.sheet, suggestions: suggestions)
        let own = try ownJournal(receipt, context, values)
        let journal = try (values[session] ?? own).map { path throws(Failure) in
            try SessionJournal(path, receipt: receipt.hash)
        }
        if own != nil, journal?.answers.isEmpty == false { try Keeping(context, values).say(.resumed) }
        do throws(Failure) {
            let code = try finish(start, receipt, journal, isShown: isShown, context, values)
            if let own { unlink(own) }
            return code
        } catch {
            if let own, case .bill(.reviewEnded(answers: 0, _, _)) = error { unlink(own) }
            throw error
        }
    }

    /// Where the answers of somebody at a terminal are kept until the bill is, so that whatever happens at most the one
    /// being typed is lost. Answers from a file or a pipe are there a second time anyway.
    private static func ownJournal(
        _ receipt: KeptReceipt, _ context: Context, _ values: Values
    ) throws(Failure) -> String? {
        let isTyped = values[Conversation.answers] == nil && isatty(STDIN_FILENO) == 1
        guard isTyped, values[session] == nil, !values[noSave] else { return nil }
        let folder = try context.home().sessions
        do throws(StoreError) { try Home.make(folder) } catch { throw .store(error) }
        return folder + "/" + receipt.hash
    }

    /// What earlier bills suggest for a receipt, with a warning where it is kept already. Where nothing is to be kept, a
    /// database that cannot be read is only said and stops nothing.
    static func suggestions(
        _ sheet: Sheet, _ context: Context, _ values: Values
    ) throws(Failure) -> Suggestions {
        do throws(Failure) {
            try Keeping(context, values).warnOfSame(sheet)
            return try context.reading(Suggestions()) { (database) throws(StoreError) in
                try database.suggestions(merchant: sheet.merchant, currency: sheet.currency)
            }
        } catch {
            guard values[noSave] else { throw error }
            try context.errors.write(error.text(BillOptions.language(context, values)).lines)
            return Suggestions()
        }
    }

    /// Holds the conversation to its end, keeps the new bill and shows it.
    static func finish(
        _ start: ReviewSession, _ receipt: KeptReceipt, _ journal: SessionJournal?, isShown: Bool = false,
        _ context: Context, _ values: Values
    ) throws(Failure) -> ExitCode {
        let conversation = Conversation(
            context: context, values: values, journal: journal, picture: receipt.record.picture?.bytes,
            isShown: isShown)
        let state = try conversation.run(start)
        let (bill, record): (Bill, BillRecord)
        do throws(BillFailure) {
            (bill, record) = (try state.bill(), try state.record())
        } catch { throw .bill(error) }
        let contacts = state.suggestions.people
        return try Keeping(context, values).showing { () throws(Failure) in
            // At a terminal the table was shown for confirmation.
            try BillOptions.show(
                bill, places: state.sheet.places, contacts: contacts, isShown: context.isInteractive, context, values)
        } after: { () throws(Failure) in
            if values[noSave] { return }
            try Keeping(context, values).keep(record, receipt: receipt.record, corrections: state.learned)
        }
    }
}
