import Arguments
import Ledger
import Money
import Store

/// The options for how a bill is printed, shared by `split` and `review`.
enum BillOptions {
    static let json = Flag(
        "json",
        help: Wording("Print a JSON document.", polish: "Wypisuje dokument JSON."))
    static let csv = Flag(
        "csv",
        help: Wording(
            "Print a table for spreadsheets: one row for each reason somebody pays.",
            polish: "Wypisuje tabelę dla arkusza kalkulacyjnego: wiersz na każdy powód, z którego ktoś "
                + "płaci."))
    static let html = Flag(
        "html",
        help: Wording(
            "Print a web page that needs nothing else.",
            polish: "Wypisuje stronę WWW, która nie potrzebuje niczego więcej."))
    static let text = Flag(
        "text",
        help: Wording("Print the text for the group chat alone.", polish: "Wypisuje sam tekst na czat grupy."))
    static let explain = Option(
        "explain", "NAME", .text,
        help: Wording(
            "Print how the figure of NAME came about.",
            polish: "Wypisuje, skąd się wzięła kwota osoby NAME."))
    static let share = Option(
        "share", "FILE", .file,
        help: Wording(
            "Write the text for the group chat into FILE.",
            polish: "Zapisuje tekst na czat grupy do pliku FILE."))
    static let copy = Flag(
        "copy",
        help: Wording(
            "Put the text for the group chat on the clipboard.",
            polish: "Kopiuje tekst na czat grupy do schowka."))
    static let codes = Flag(
        "codes",
        help: Wording("Write currency codes instead of signs.", polish: "Pisze kody walut zamiast znaków."))
    static let currency = Option(
        "currency", "CODE",
        ValueKind<Currency>(expected: .currency) { Currency(code: $0) },
        help: Wording(
            "The currency, whatever the receipt prints or the group counts in.",
            polish: "Waluta, bez względu na to, co jest na paragonie i w jakiej liczy grupa."))

    static let parameters: [any Declaration] = [json, csv, html, text, explain, share, copy, codes]
    static let exclusive = [["json", "csv", "html", "text", "explain"]]

    /// The language of a command line.
    static func language(_ context: Context, _ values: Values) -> Language {
        Language(values[Program.language], context.environment)
    }

    /// Prints a bill as the command line asks for, and says how it ended: lines that belong to nobody are a failure. A table
    /// that `isShown` already is not printed again.
    static func show(
        _ bill: Bill, places: [Int: String], contacts: [Contact] = [], isShown: Bool = false, _ context: Context,
        _ values: Values
    ) throws(Failure) -> ExitCode {
        let report: BillReport
        let shown: String
        do throws(BillFailure) {
            report = try BillReport(
                bill, language: language(context, values), usesCodes: values[codes], places: places, contacts: contacts)
            shown = try self.shown(report, isShown: isShown, context, values)
        } catch { throw .bill(error) }
        if let file = values[share] { try AtomicFile.write(BillText(report: report).text + "\n", to: file) }
        try context.output.write(shown)
        if values[copy] { try Clipboard.copy(BillText(report: report).text, context.environment) }
        let left = report.split.unassigned
        guard left.isEmpty else { throw .bill(.unassigned(left.map { "\($0.number) \(report.name($0))" })) }
        return .done
    }

    private static func shown(
        _ report: BillReport, isShown: Bool, _ context: Context, _ values: Values
    ) throws(BillFailure) -> String {
        if values[json] { return BillJSON(report: report).document.indented() + "\n" }
        if values[csv] { return BillCSV(report: report).text }
        if values[html] { return try BillPage(report).text }
        if values[text] { return BillText(report: report).text + "\n" }
        if let typed = values[explain] { return try explanation(of: typed, report) }
        if isShown { return BillText(report: report).text + "\n" }
        let table = BillTable(report, style: context.style(values[Program.color]), width: context.width)
        return try table.text() + "\n" + BillText(report: report).text + "\n"
    }

    private static func explanation(of typed: String, _ report: BillReport) throws(BillFailure) -> String {
        let statements = try statements(of: typed, in: report, option: "--explain")
        return statements.map { BillExplanation(report: report, statement: $0).text }.joined()
    }

    /// What the person called this pays, or whose name begins so; `option` is where the name was typed.
    static func statements(
        of typed: String, in report: BillReport, option: String
    ) throws(BillFailure) -> [Statement] {
        let name: String
        do throws(AssignmentError) {
            name = try report.bill.fullName(Located(typed, at: 0..<typed.count))
        } catch { throw .assignment(option: option, text: typed, error) }
        return report.split.statements.filter { $0.person.name == name }
    }
}
