import Arguments
import Receipt
import Recognition

/// `settled parse`: the parser of `scan` over text that any other reader made.
enum ParseCommand {
    private static let files = Operand(
        "FILE", .file,
        help: Wording("A file, or - for standard input.", polish: "Plik albo - dla standardowego wejścia."),
        repeats: true)

    static let declaration = Command(
        "parse",
        abstract: Wording(
            "Read receipts from text or from a table of words.",
            polish: "Czyta paragony z tekstu albo z tabeli słów."),
        discussion: [
            Wording(
                "A file is either plain text, one printed line a line, with columns two blanks or a tab "
                    + "apart; or the table of words with places that tesseract FILE - tsv and pdftotext -tsv "
                    + "print. Everything else is as with settled scan.",
                polish: "Plik to albo zwykły tekst, jeden wydrukowany wiersz w wierszu, z kolumnami "
                    + "oddzielonymi dwiema spacjami albo tabulatorem; albo tabela słów z miejscami, jaką "
                    + "wypisują tesseract FILE - tsv i pdftotext -tsv. Cała reszta jest jak w settled scan.")
        ],
        parameters: OutputOptions.parameters + ParseOptions.parameters + [files], exclusive: OutputOptions.exclusive,
        examples: [
            .init(
                "settled parse dinner.txt",
                Wording(
                    "Shows what is on a receipt that was typed or read elsewhere.",
                    polish: "Pokazuje, co jest na paragonie przepisanym albo odczytanym gdzie indziej.")),
            .init(
                "pdftotext -tsv dinner.pdf - | settled parse --json -",
                Wording(
                    "Feeds the parser from another program.",
                    polish: "Daje do czytania to, co odczytał inny program.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let paths = values.all(files)
        guard paths.filter({ $0 == "-" }).count <= 1 else { throw .standardInputTwice }
        let parser = ParseOptions.parser(values)
        let options = OutputOptions(context, values)
        var report = try Report(options, context, files: paths, isSingle: paths.count == 1)
        for (index, path) in paths.enumerated() {
            let outcome: Result<[ReadReceipt], Failure>
            do throws(Failure) {
                outcome = .success([try receipt(path, parser)])
            } catch {
                outcome = .failure(error)
            }
            try report.add(FileOutcome(index: index, file: path, receipts: outcome))
        }
        try report.finish()
        return report.code
    }

    private static func receipt(_ path: String, _ parser: ReceiptParser) throws(Failure) -> ReadReceipt {
        let bytes: [UInt8]
        do throws(RecognitionError) {
            bytes = path == "-" ? try FileBytes.read(descriptor: 0) : try FileBytes.read(path: path)
        } catch {
            throw .recognition(error, file: path)
        }
        let observations = try observations(in: bytes, path)
        return ReadReceipt(
            source: ReceiptSource(file: path, sha256: Digest.sha256(bytes)), draft: parser.parse(observations),
            observations: observations)
    }

    private static func observations(in bytes: [UInt8], _ path: String) throws(Failure) -> [Observation] {
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw .notText(file: path)
        }
        let plain = text.withoutByteOrderMark
        guard ObservationTSV.matches(plain) else { return TextLayout.observations(of: plain) }
        do throws(ObservationTSV.Malformed) {
            return try ObservationTSV.observations(of: plain)
        } catch {
            throw .malformedTable(file: path, line: error.line)
        }
    }
}
