import Groups
import Money

/// Expenses and payments as a table: id, day, what it was, who paid, what it counts as.
struct EntryTable {
    let report: GroupReport
    let entries: [Entry]

    /// The table, with a line break at the end of every line.
    var text: String {
        let shortIDs = report.opened.shortIDs
        let rows = entries.map { row($0, shortIDs) }
        let all = [["", report.say(.day), report.say(.what), report.say(.whoPaid), report.say(.amount)]] + rows
        let widths = all.columnWidths
        let room = max(20, (report.width ?? .max) - widths[0] - widths[1] - widths[4] - 8)
        let payer = min(widths[3], max(8, room / 3))
        let title = min(widths[2], room - payer)
        let lines = all.map { row in
            [
                row[0].padded(to: widths[0]), row[1].padded(to: widths[1]), row[2].cut(to: title).padded(to: title),
                row[3].cut(to: payer).padded(to: payer), row[4].rightAligned(to: widths[4]),
            ].joined(separator: "  ") + "\n"
        }
        return report.style.dim(String(lines[0].dropLast())) + "\n" + lines.dropFirst().joined()
    }

    private func row(_ entry: Entry, _ shortIDs: ShortIDs) -> [String] {
        let (title, payer): (String, String) =
            switch entry {
            case .expense(let expense):
                (
                    report.title(entry) + (expense.category.map { " (\($0.shown))" } ?? ""),
                    report.names(expense.money.payers.map(\.member))
                )
            case .payment(let payment): (report.title(entry), report.name(payment.from))
            }
        return [shortIDs.text(entry.id), entry.date.description, title, payer, report.amount(entry)]
    }
}
