import Arguments
import Foundation
import Ledger
import Money
import Receipt
import Recognition

/// `settled review`: from a receipt to a finished bill by answering questions, on a terminal or from a file.
enum ReviewCommand {
    private static let receipt = Operand("RECEIPT", .file, help: "A picture, or what settled scan --json printed.")
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
            .init("settled review dinner.jpg", "Reads the picture, asks, and prints the bill."),
            .init("settled review dinner.json --answers dinner.txt --json", "Does the same from a file."),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let file = values[receipt] else { throw .internalFault("no receipt is named") }
        let bytes = try bytes(file)
        let sheet = try sheet(bytes, file, values[BillOptions.currency])
        var source = try AnswerSource(values[answers])
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
        return try BillOptions.show(bill, places: session.state.sheet.places, context, values)
    }

    /// The receipt of a document, or of a picture that is read now.
    private static func sheet(_ bytes: [UInt8], _ file: String, _ currency: Currency?) throws(Failure) -> Sheet {
        let isDocument = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { [0x7B, 0x5B].contains($0) }
        let data = isDocument == true ? Data(bytes) : try scanned(file)
        do throws(BillFailure) {
            let document: ReceiptDocument
            do throws(DocumentError) {
                document = try ReceiptDocument(json: data)
            } catch { throw .document(error, file: file) }
            return try Sheet(document, currency: currency)
        } catch { throw .bill(error) }
    }

    /// The document of a picture, the same that `scan --json` prints.
    private static func scanned(_ file: String) throws(Failure) -> Data {
        let scanner = ReceiptScanner(parser: ReceiptParser(), models: try Models(nil), annotations: nil)
        let receipts: [ReadReceipt]
        do throws(RecognitionError) {
            var reader = try scanner.models.reader()
            receipts = try scanner.receipts(in: file, 0, with: &reader)
        } catch { throw .recognition(error, file: file) }
        let documents = receipts.map { ReceiptJSON(draft: $0.draft, source: $0.source).document }
        return Data(JSONValue.array(documents).line.utf8)
    }

    private static func bytes(_ file: String) throws(Failure) -> [UInt8] {
        do throws(RecognitionError) {
            return try FileBytes.read(path: file)
        } catch { throw .recognition(error, file: file) }
    }
}
