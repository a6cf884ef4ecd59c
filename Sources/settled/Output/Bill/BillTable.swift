import Ledger
import Money

/// A split bill as a table for the terminal: each person with items and their parts, charges and total, and the check
/// last.
struct BillTable {
    private let report: BillReport
    private let style: Style
    private let width: Int?

    /// Makes the table; `width` is the columns there are, nil for as many as it takes.
    init(_ report: BillReport, style: Style, width: Int?) {
        self.report = report
        self.style = style
        self.width = width
    }

    /// One line of the table.
    private struct Row {
        var number = ""
        var name: String
        var part = ""
        var amount: String
    }

    /// The table, with a line break at its end.
    func text() throws(BillFailure) -> String {
        let blocks = report.split.statements.map { statement in
            (
                colour: report.colour(statement.person),
                head: Row(name: statement.person.name.shown, amount: report.number(statement.total)),
                rows: rows(statement)
            )
        }
        let left = report.split.unassigned.map { line in
            Row(number: String(line.number), name: report.name(line), amount: report.number(line.amount))
        }
        let layout = Layout(blocks.flatMap { [$0.head] + $0.rows } + left, width: width)
        var parts = [style.bold(report.title) + "  " + report.money(report.split.total)]
        for block in blocks {
            parts.append(
                ([style.person(layout.head(block.head), block.colour)] + block.rows.map(layout.text)).joined(
                    separator: "\n"))
        }
        if !left.isEmpty {
            let title = style.wrong(report.say(.unassigned(left.count)))
            parts.append(([title] + left.map(layout.text)).joined(separator: "\n"))
        }
        let check = try report.check()
        let verdict = left.isEmpty ? style.good(check) : style.wrong(check)
        parts.append((try report.percentages() + [verdict]).joined(separator: "\n"))
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func rows(_ statement: Statement) -> [Row] {
        var rows = report.entries(statement).map { entry in
            let amount = report.number(entry.amount)
            guard case .line(let line, let part) = entry.reason else {
                return Row(name: report.label(entry.reason), amount: amount)
            }
            let share = part == .one ? "" : report.fraction(part)
            return Row(number: String(line.number), name: report.name(line), part: share, amount: amount)
        }
        if statement.includedTax != .zero {
            rows.append(Row(name: report.say(.includedTax), amount: "(" + report.number(statement.includedTax) + ")"))
        }
        return rows
    }

    /// The widths of the columns.
    private struct Layout {
        let number: Int
        let name: Int
        let part: Int
        let amount: Int

        init(_ rows: [Row], width: Int?) {
            number = rows.map(\.number.columns).max() ?? 0
            part = rows.map(\.part.columns).max() ?? 0
            amount = rows.map(\.amount.columns).max() ?? 0
            let longest = rows.map(\.name.columns).max() ?? 0
            // A margin of two, and gaps of two between the columns.
            name = max(8, min(longest, (width ?? .max) - number - part - amount - 8))
        }

        /// Somebody's name at the margin and their total in the last column.
        func head(_ row: Row) -> String {
            let columns = 2 + number + 2 + name + 2 + part
            return row.name.cut(to: columns).padded(to: columns) + "  " + row.amount.rightAligned(to: amount)
        }

        func text(_ row: Row) -> String {
            let columns = [
                row.number.rightAligned(to: number), row.name.cut(to: name).padded(to: name), row.part.padded(to: part),
                row.amount.rightAligned(to: amount),
            ]
            return "  " + columns.joined(separator: "  ")
        }
    }
}
