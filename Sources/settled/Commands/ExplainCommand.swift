import Arguments
import Ledger
import Store

/// `settled explain NAME [ID]`: how somebody's figure came about, down to the printed line and its place.
enum ExplainCommand {
    private static let name = Operand(
        "NAME", .text,
        help: Wording(
            "Whose figure; the beginning of the name is enough.",
            polish: "Czyja kwota; wystarczy początek imienia."))
    private static let id = Operand(
        "ID", .integer(1...Int.max),
        help: Wording(
            "The number of the bill; the last one if not given.",
            polish: "Numer rachunku; ostatni, jeśli nie podano."), isRequired: false)

    static let declaration = Command(
        "explain",
        abstract: Wording(
            "Show how somebody's figure on a kept bill came about.",
            polish: "Pokazuje, skąd się wzięła czyjaś kwota na zachowanym rachunku."),
        discussion: [
            Wording(
                "The lines add up to the figure. A line of the receipt is named by its number and by "
                    + "where it stands in the picture, in pixels from the left upper corner; a share that "
                    + "does not come out even is shown as it was before rounding.",
                polish: "Wiersze sumują się do kwoty. Pozycja paragonu jest podana z numerem i miejscem na "
                    + "obrazie, w pikselach od lewego górnego rogu; część, która nie wychodzi równo, jest "
                    + "pokazana taka, jaka była przed zaokrągleniem.")
        ],
        parameters: [BillOptions.json, BillOptions.codes, name, id],
        examples: [
            .init(
                "settled explain ala",
                Wording(
                    "Explains what Ala pays of the last bill.",
                    polish: "Wyjaśnia, co Ala płaci z ostatniego rachunku."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let typed = values[name] else { throw .internalFault("nobody is named") }
        let number = values[id]
        let record = try context.reading(nil) { (database) throws(StoreError) in
            if let number { try database.bill(number) } else { try database.lastBill() }
        }
        guard let record else { throw number.map { .store(.noBill($0, isDeleted: false)) } ?? .nothingKept }
        let state = try KeptBillOptions.state(record)
        let text: String
        do throws(BillFailure) {
            let report = try BillReport(
                try state.bill(), language: BillOptions.language(context, values),
                usesCodes: values[BillOptions.codes], places: state.sheet.places)
            let statements = try BillOptions.statements(of: typed, in: report, option: "NAME")
            text = statements.map { statement in
                guard values[BillOptions.json] else {
                    return BillExplanation(report: report, statement: statement).text
                }
                let boxes = state.sheet.boxes
                let document = ExplanationJSON(report: report, statement: statement, id: record.id, boxes: boxes)
                    .document
                return document.indented() + "\n"
            }.joined()
        } catch { throw .bill(error) }
        try context.output.write(text)
        return .done
    }
}
