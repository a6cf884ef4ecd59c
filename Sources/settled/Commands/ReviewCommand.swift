import Arguments
import Foundation
import Ledger
import Money
import Recognition

/// `settled review`: from a receipt to a finished bill by answering questions, on a terminal or from a file.
enum ReviewCommand {
    private static let receipt = Operand("RECEIPT", .file, help: "What settled scan --json printed.")
    private static let answers = Option(
        "answers", "FILE", .file,
        help: "Take the answers from FILE, one a line, instead of asking; - for standard input.")
    private static let session = Option(
        "session", "FILE", .file,
        help: "Keep every answer in FILE as soon as it is given, and go on from there the next time.")

    static let declaration = Command(
        "review", abstract: "Confirm a receipt, say who had what, and split it.",
        discussion: [
            "Asks about doubtful lines first, then for people, who had what, and what comes on top. The questions go to "
                + "standard error and the bill to standard output. ? explains each step, < goes back, u takes back."
        ],
        parameters: [answers, session, BillOptions.currency] + BillOptions.parameters + [receipt],
        exclusive: BillOptions.exclusive,
        examples: [
            .init("settled review dinner.json", "Asks, and prints the bill."),
            .init("settled review dinner.json --answers dinner.txt --json", "Does the same from a file."),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let file = values[receipt] else { throw .internalFault("no receipt is named") }
        let bytes = try bytes(file)
        let sheet: Sheet
        do throws(BillFailure) {
            sheet = try Self.sheet(bytes, file, values[BillOptions.currency])
        } catch { throw .bill(error) }
        var source = try AnswerSource(values[answers], notFor: file)
        let journal = try values[session].map { path throws(Failure) in
            try SessionJournal(path, receipt: Digest.sha256(bytes))
        }
        let text = PromptText(
            language: BillOptions.language(context, values), style: context.style(values[Program.color]),
            width: context.width)
        var session = ReviewSession(sheet)
        for answer in journal?.answers ?? [] { _ = session.answer(answer) }
        var prompts = session.prompts()
        while session.state.step != .done {
            try context.errors.write(prompts.map(text.text).joined() + "> ")
            guard let answer = source.next() else {
                try context.errors.write("\n")
                throw .bill(.reviewEnded(isKept: journal != nil))
            }
            if source.isEchoed { try context.errors.write(answer.shown + "\n") }
            try journal?.append(answer)
            prompts = session.answer(answer)
        }
        try context.errors.write(prompts.map(text.text).joined() + "\n")
        let bill: Bill
        do throws(BillFailure) {
            bill = try session.bill()
        } catch { throw .bill(error) }
        return try BillOptions.show(bill, context, values)
    }

    private static func sheet(_ bytes: [UInt8], _ file: String, _ currency: Currency?) throws(BillFailure) -> Sheet {
        let document: ReceiptDocument
        do throws(DocumentError) {
            document = try ReceiptDocument(json: Data(bytes))
        } catch { throw .document(error, file: file) }
        return try Sheet(document, fallback: currency)
    }

    private static func bytes(_ file: String) throws(Failure) -> [UInt8] {
        do throws(RecognitionError) {
            return file == "-" ? try FileBytes.read(descriptor: 0) : try FileBytes.read(path: file)
        } catch { throw .recognition(error, file: file) }
    }
}
