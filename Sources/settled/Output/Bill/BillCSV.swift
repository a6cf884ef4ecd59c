import Ledger
import Money

/// One row for each reason somebody pays something (RFC 4180, UTF-8): the amounts of a person add up to their
/// total, all amounts to the bill.
struct BillCSV {
    let report: BillReport

    /// The table, each row with a line break at its end.
    var text: String {
        let heading = ["person", "kind", "line", "name", "part", "amount", "currency"]
        let rows = report.split.statements.flatMap { statement in
            statement.entries.map { row(statement.person.name, $0) }
        }
        let left = report.split.unassigned.map { line in
            ["", "item", String(line.number), line.name, "", report.decimal(line.amount), currency]
        }
        return ([heading] + rows + left).map { CSVRow($0).text }.joined()
    }

    private var currency: String { report.bill.currency == .unspecified ? "" : report.bill.currency.code }

    private func row(_ person: String, _ entry: Statement.Entry) -> [String] {
        let amount = report.decimal(entry.amount)
        switch entry.reason {
        case .line(let line, let part):
            return [person, "item", String(line.number), line.name, report.fraction(part), amount, currency]
        case .charge(let kind, _, _, _, _): return [person, kind.rawValue, "", "", "", amount, currency]
        case .treating, .treated: return [person, "treat", "", "", "", amount, currency]
        case .cashStep, .cashRest: return [person, "cash", "", "", "", amount, currency]
        }
    }
}
