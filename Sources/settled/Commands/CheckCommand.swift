import Arguments
import Store

/// `settled check`: whether everything that is kept is whole, and every bill, every group and one's own money still adds up.
enum CheckCommand {
    static let declaration = Command(
        "check",
        abstract: Wording("Check everything that is kept.", polish: "Sprawdza wszystko, co jest zachowane."),
        discussion: [
            Wording(
                "Looks at the database, the pictures, every bill, deleted ones as well, every group and your own money, "
                    + "and changes nothing. The exit status is 1 if something is not as it should be.",
                polish: "Przegląda bazę danych, obrazy, każdy rachunek, także usunięty, każdą grupę i twoje własne "
                    + "pieniądze, a niczego nie zmienia. Kod wyjścia to 1, jeśli coś jest nie tak.")
        ],
        parameters: [BillOptions.json])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let found = try context.reading(nil) { (database) throws(StoreError) in try CheckReport(database) }
        let report = found ?? .ofNothing
        let code: ExitCode = report.faults.isEmpty ? .done : .needsPerson
        if values[BillOptions.json] {
            try context.output.write(CheckJSON(report: report).document.indented() + "\n")
            return code
        }
        let sound: StoreMessage = found == nil ? .nothingKept : .sound(bills: report.bills)
        let messages = report.faults.isEmpty ? [sound] : report.faults.map(\.message)
        let language = BillOptions.language(context, values)
        for message in messages { try context.output.write(message.text(language) + "\n") }
        return code
    }
}
