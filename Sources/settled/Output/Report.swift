import Receipt

/// A receipt that was read: one page of a file.
struct ReadReceipt: Sendable {
    let source: ReceiptSource
    let draft: Draft
    /// What was seen, before the parser.
    let observations: [Observation]

    /// The smallest box around everything that was seen; nil if nothing was.
    var bounds: Box? { observations.dropFirst().reduce(observations.first?.box) { $0?.union($1.box) } }
}

/// What came of one file: its receipts, or why there are none.
struct FileOutcome: Sendable {
    /// The position among all files, from 0.
    let index: Int
    /// The file as it was named.
    let file: String
    let receipts: Result<[ReadReceipt], Failure>
}

/// Prints and writes outcomes one after another, and keeps the exit code that they deserve together.
struct Report {
    private let options: OutputOptions
    private let context: Context
    private let names: [String]
    /// True if one file was asked for by its name: its receipt is one JSON document and needs no title.
    private let isSingle: Bool
    private var printed = 0
    private var tally = Tally()
    /// The worst of the exit codes until now.
    private(set) var code = ExitCode.done

    /// Makes a report on `files`; where `isSingle` is true, the one file was named and is not of a folder.
    init(_ options: OutputOptions, _ context: Context, files: [String], isSingle: Bool) throws(Failure) {
        self.options = options
        self.context = context
        names = OutputNames.names(for: files)
        self.isSingle = isSingle
        if let folder = options.folder { try AtomicFile.makeFolder(folder) }
    }

    /// Reports the outcome of a file; files come in their order, and after an interrupt some are left out.
    mutating func add(_ outcome: FileOutcome) throws(Failure) {
        switch outcome.receipts {
        case .success(let receipts):
            for receipt in receipts {
                code = max(code, Verdict(receipt.draft).code)
                tally.add(receipt.draft)
                let document = ReceiptJSON(draft: receipt.draft, source: receipt.source).document
                try write(document, outcome.index, page: receipt.source.page)
                try show(receipt, document, isAlone: isSingle && receipts.count == 1)
            }
        case .failure(let failure):
            code = max(code, failure.code)
            tally.addFailure()
            let document = ErrorJSON(failure: failure, source: ReceiptSource(file: outcome.file)).document
            try write(document, outcome.index, page: 1)
            if options.format == .json || options.format == .lines { try show(document, isAlone: isSingle) }
            try context.errors.write(failure.text(options.language).lines)
        }
    }

    /// Ends the report, also one that was cut short; a person who waited for a batch is told how it came out.
    mutating func finish() throws(Failure) {
        if options.format == .json {
            if printed > 0 {
                try context.output.write("\n]\n")
            } else if !isSingle {
                try context.output.write("[]\n")
            }
        }
        if names.count > 1, context.errors.isTerminal { try context.errors.write(tally.text(options.language) + "\n") }
    }

    private func write(_ document: JSONValue, _ index: Int, page: Int) throws(Failure) {
        guard let folder = options.folder else { return }
        let name = names[index] + (page > 1 ? "-p\(page)" : "")
        try AtomicFile.write(document.indented() + "\n", to: "\(folder)/\(name).json")
    }

    private mutating func show(_ document: JSONValue, isAlone: Bool) throws(Failure) {
        if options.format == .lines { return try context.output.write(document.line + "\n") }
        if isAlone { return try context.output.write(document.indented() + "\n") }
        try context.output.write((printed == 0 ? "[\n  " : ",\n  ") + document.indented(1))
        printed += 1
    }

    private mutating func show(_ receipt: ReadReceipt, _ document: JSONValue, isAlone: Bool) throws(Failure) {
        switch options.format {
        case nil: return
        case .json, .lines: try show(document, isAlone: isAlone)
        case .table:
            let table = ReceiptTable(
                receipt.draft, style: options.style, width: options.width, language: options.language
            ).text
            try show(table, of: receipt, isAlone: isAlone)
        case .explanation:
            try show(Explanation(draft: receipt.draft, language: options.language).text, of: receipt, isAlone: isAlone)
        case .text: try show(PlainText(draft: receipt.draft).text, of: receipt, isAlone: isAlone)
        case .words:
            printed += 1
            let table = ObservationTSV.text(
                of: receipt.observations.map(\.shown), width: receipt.bounds?.right ?? 0,
                height: receipt.bounds?.bottom ?? 0, page: printed)
            // The heading stands once, at the top.
            let rows = printed == 1 ? table : String(table.drop { $0 != "\n" }.dropFirst())
            try context.output.write(rows)
        }
    }

    /// Prints the text of a receipt, with its file's name above where there are several.
    private mutating func show(_ text: String, of receipt: ReadReceipt, isAlone: Bool) throws(Failure) {
        if isAlone { return try context.output.write(text) }
        let number = receipt.source.page
        let page = number > 1 ? ", " + ReceiptMessage.page(number).text(options.language) : ""
        let title = options.style.bold("== \(receipt.source.file.shown)\(page) ==")
        try context.output.write((printed == 0 ? "" : "\n") + title + "\n" + text)
        printed += 1
    }
}

extension Observation {
    /// The observation without anything in its text that a terminal could obey.
    fileprivate var shown: Observation {
        Observation(text: text.shown, box: box, confidence: confidence, alternatives: alternatives)
    }
}
