import Arguments

/// The options for what is printed, shared by `scan` and `parse`.
struct OutputOptions: Sendable {
    /// How receipts are printed.
    enum Format: Hashable, Sendable {
        case table, json, lines, explanation, words, text
    }

    static let json = Flag("json", help: "Print a JSON document; for more than one receipt, an array of them.")
    static let lines = Flag("jsonl", help: "Print one JSON document a line, in the order of the files.")
    static let explain = Flag(
        "explain", help: "Print what became of every line: its rule, the evidence, how sure, where.")
    static let words = Flag("tsv", help: "Print what was read with places and confidence, as a table like Tesseract's.")
    static let text = Flag("text", help: "Print the text of all lines.")
    static let out = Option(
        "out", short: "o", "FOLDER", .folder,
        help: "Write the JSON document of every receipt into FOLDER, named after its file.")

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
