import Arguments

/// The options for what is printed, shared by `scan` and `parse`.
struct OutputOptions: Sendable {
    /// How receipts are printed.
    enum Format: Hashable, Sendable {
        case table, json, lines, explanation, words, text
    }

    static let json = Flag(
        "json",
        help: Wording(
            "Print a JSON document; for more than one receipt, an array of them.",
            polish: "Wypisuje dokument JSON; dla kilku paragonów tablicę takich dokumentów."))
    static let lines = Flag(
        "jsonl",
        help: Wording(
            "Print one JSON document a line, in the order of the files.",
            polish: "Wypisuje jeden dokument JSON w wierszu, w kolejności plików."))
    static let explain = Flag(
        "explain",
        help: Wording(
            "Print what became of every line: its rule, the evidence, how sure, where.",
            polish: "Wypisuje, co się stało z każdym wierszem: reguła, dowód, pewność, miejsce."))
    static let words = Flag(
        "tsv",
        help: Wording(
            "Print what was read with places and confidence, as a table like Tesseract's.",
            polish: "Wypisuje to, co odczytano, z miejscami i pewnością, jako tabelę taką jak Tesseracta."))
    static let text = Flag(
        "text",
        help: Wording("Print the text of all lines.", polish: "Wypisuje tekst wszystkich wierszy."))
    static let out = Option(
        "out", short: "o", "FOLDER", .folder,
        help: Wording(
            "Write the JSON document of every receipt into FOLDER, named after its file.",
            polish: "Zapisuje dokument JSON każdego paragonu w folderze FOLDER pod nazwą jego pliku."))

    static let parameters: [any Declaration] = [json, lines, explain, words, text, out]
    static let exclusive = [[json, lines, explain, words, text].map(\.parameter.name)]

    /// How receipts are printed; nil where they are only written into the folder.
    let format: Format?
    /// The folder for documents.
    let folder: String?
    /// The colours.
    let style: Style
    /// The columns of tables; nil for as many as it takes.
    let width: Int?
    /// The language of what people read; documents are in English.
    let language: Language

    init(_ context: Context, _ values: Values) {
        folder = values[Self.out]
        let choices: [(Flag, Format)] = [
            (Self.json, .json), (Self.lines, .lines), (Self.explain, .explanation), (Self.words, .words),
            (Self.text, .text),
        ]
        format = choices.first { values[$0.0] }?.1 ?? (folder == nil ? .table : nil)
        style = context.style(values[Program.color])
        width = context.width
        language = BillOptions.language(context, values)
    }
}
