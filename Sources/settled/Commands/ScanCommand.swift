import Arguments
import Foundation
import Recognition

/// `settled scan`: pictures in, checked receipts out.
enum ScanCommand {
    private static let jobs = Option(
        "jobs", short: "j", "N", .integer(1...256),
        help: Wording(
            "Read N files at once; as many as there are cores if not given.",
            polish: "Czyta N plików naraz; tyle, ile jest rdzeni, jeśli nie podano."))
    private static let model = Option(
        "model", "NAME", .file,
        help: Wording(
            "The language data to read with: a name such as eng, or the path of a .traineddata "
                + "file.",
            polish: "Dane językowe do czytania: nazwa, na przykład eng, albo ścieżka pliku .traineddata."))
    private static let annotate = Option(
        "annotate", "PATH", .file,
        help: Wording(
            "Write the upright picture as PNG with a box around everything read: into the file "
                + "PATH, or into the folder PATH if it is one or there are several receipts.",
            polish: "Zapisuje prosto ustawiony obraz jako PNG z ramką wokół wszystkiego, co odczytano: do "
                + "pliku PATH albo do folderu PATH, jeśli to folder lub paragonów jest kilka."))
    private static let noReview = Flag(
        "no-review",
        help: Wording(
            "Print the table and be done, also at a terminal.",
            polish: "Wypisuje tabelę i kończy, także na terminalu."))
    private static let files = Operand(
        "FILE", .file,
        help: Wording(
            "A picture or PDF, a folder for all pictures in it, or - for standard input.",
            polish: "Obraz albo PDF, folder ze wszystkimi obrazami w nim albo - dla standardowego wejścia."),
        repeats: true)

    static let declaration = Command(
        "scan",
        abstract: Wording("Read receipts from pictures.", polish: "Czyta paragony z obrazów."),
        discussion: [
            Wording(
                "Reads JPEG, PNG, TIFF, WebP, GIF, BMP, HEIC and PDF, upright or turned, and prints "
                    + "what is on them as a table: items, taxes, tip and total, with a sign beside every line "
                    + "to look at and a last sentence that says whether it adds up.",
                polish: "Czyta JPEG, PNG, TIFF, WebP, GIF, BMP, HEIC i PDF, proste i obrócone, i wypisuje, co "
                    + "na nich jest, jako tabelę: pozycje, podatki, napiwek i sumę, ze znakiem przy każdym "
                    + "wierszu, na który trzeba spojrzeć, i ostatnim zdaniem, które mówi, czy to się zgadza."),
            Wording(
                "A file that cannot be read never stops the others; the exit status says so at the end. "
                    + "An interrupted batch keeps what is complete.",
                polish: "Plik, którego nie da się przeczytać, nigdy nie zatrzymuje pozostałych; mówi o tym kod "
                    + "wyjścia na końcu. Przerwana seria zachowuje to, co jest gotowe."),
            Wording(
                "At a terminal, with one receipt and no other output asked for, it goes straight on as "
                    + "settled review does: what to correct, who had what, what comes on top, and the text "
                    + "for the group chat. ^D leaves.",
                polish: "Na terminalu, przy jednym paragonie i bez innego wyjścia, idzie od razu dalej jak "
                    + "settled review: co poprawić, kto co miał, co dochodzi do tego i tekst na czat grupy. "
                    + "^D wychodzi."),
        ],
        parameters: OutputOptions.parameters + [annotate, noReview, LinePictures.off] + ParseOptions.parameters + [
            model, jobs, files,
        ],
        exclusive: OutputOptions.exclusive,
        examples: [
            .init(
                "settled scan dinner.jpg",
                Wording(
                    "Shows what is on a receipt; at a terminal, goes on to split it.",
                    polish: "Pokazuje, co jest na paragonie; na terminalu od razu go dzieli.")),
            .init(
                "settled scan --json dinner.jpg > dinner.json",
                Wording("Keeps it as data.", polish: "Zachowuje go jako dane.")),
            .init(
                "settled scan receipts/ --out results/",
                Wording(
                    "Reads a folder, one document for every receipt.",
                    polish: "Czyta folder, jeden dokument na każdy paragon.")),
        ])

    static func run(_ context: Context, _ values: Values) async throws(Failure) -> ExitCode {
        let task = Task {
            do throws(Failure) {
                return Result<Outcome, Failure>.success(try await scan(context, values))
            } catch {
                return .failure(error)
            }
        }
        let interrupts = Interrupts { task.cancel() }
        let result = await task.value
        interrupts.end()
        let outcome = try result.get()
        guard let receipt = outcome.receipt, goesOn(context, values) else { return outcome.code }
        do throws(Failure) {
            return try ReviewCommand.goOn(with: receipt, context, values)
        } catch .bill(.reviewEnded(answers: 0, _, let isInterrupted)) {
            // Who only wanted to look has seen it.
            return isInterrupted ? .interrupted : outcome.code
        }
    }

    /// What a scan came to.
    private struct Outcome {
        let code: ExitCode
        /// The receipt, where one file was named and there is one in it.
        var receipt: ReadReceipt?
    }

    /// Whether a review follows: somebody is there to answer, and nothing else was asked for than to see the receipt.
    private static func goesOn(_ context: Context, _ values: Values) -> Bool {
        let isAskedForMore = values[noReview] || values[annotate] != nil || values[OutputOptions.out] != nil
        return context.isInteractive && !isAskedForMore && OutputOptions(context, values).format == .table
    }

    private static func scan(_ context: Context, _ values: Values) async throws(Failure) -> Outcome {
        let operands = values.all(files)
        let paths = try Pictures.files(of: operands)
        let isSingle = paths == operands && paths.count == 1
        let scanner = try ReceiptScanner(
            parser: ParseOptions.parser(values), model: Model(values[model]),
            annotations: values[annotate].map { AnnotationTarget($0, files: paths, isSingle: isSingle) })
        var report = try Report(OutputOptions(context, values), context, files: paths, isSingle: isSingle)
        // A scan needs no database: one that cannot be read stops nothing. The review gives the same warning.
        let known = goesOn(context, values) && isSingle ? nil : try? KnownReceipts(context)
        let language = BillOptions.language(context, values)
        let progress = ProgressLine(context, total: paths.count, language: language)
        var done = 0
        var receipts: [ReadReceipt] = []
        progress.show(done)
        try await ScanPool(jobs: values[jobs] ?? ProcessInfo.processInfo.activeProcessorCount).run(
            count: paths.count, reader: scanner.model.reader,
            work: { (index, reader) throws(RecognitionError) in
                try scanner.receipts(in: paths[index], index, with: &reader)
            },
            deliver: { (index, result) throws(Failure) in
                progress.clear()
                if isSingle, case .success(let read) = result { receipts = read }
                try report.add(
                    FileOutcome(
                        index: index, file: paths[index],
                        receipts: result.mapError { .recognition($0, file: paths[index]) }))
                for receipt in (try? result.get()) ?? [] {
                    guard let warning = known?.warning(receipt) else { continue }
                    let place = isSingle ? "" : paths[index].shown + ": "
                    try context.errors.write("settled: " + place + warning.text(language) + "\n")
                }
                done += 1
                progress.show(done)
            })
        progress.clear()
        try report.finish()
        if done < paths.count { throw .interrupted(done: done, total: paths.count) }
        // From standard input nothing is left to answer with.
        let receipt = receipts.count == 1 && paths != ["-"] ? receipts.first { !Verdict($0.draft).isEmpty } : nil
        return Outcome(code: report.code, receipt: receipt)
    }
}
