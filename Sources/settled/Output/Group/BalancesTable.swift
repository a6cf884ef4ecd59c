import Groups
import Money

/// Balances in words, each with a bar from a zero line that all members of a currency share.
struct BalancesTable {
    let report: GroupReport
    let balances: Balances

    /// The table, with a line break at the end of every line.
    var text: String {
        let shown = balances.shown(of: report.group)
        if shown.isEmpty { return report.say(.nothingSpent) + "\n" }
        return shown.map { currency, rows in
            (shown.count > 1 ? report.style.dim(currency.code) + "\n" : "") + block(currency, rows)
        }.joined(separator: "\n")
    }

    private func block(_ currency: Currency, _ rows: [Contribution]) -> String {
        let names = rows.map { report.name($0.member) }
        let words = rows.map { report.standing($0.amount, currency) }
        let plain = rows.map { row in
            GroupReport(
                opened: report.opened, language: report.language, usesCodes: report.usesCodes,
                style: Style(isColoured: false), width: nil
            ).standing(row.amount, currency)
        }
        let nameWidth = names.map(\.columns).max() ?? 0
        let wordWidth = plain.map(\.columns).max() ?? 0
        let room = (report.width ?? 80) - nameWidth - wordWidth - 4
        let bars = Bars(rows.map(\.amount), width: min(room, Self.widest))
        return rows.indices.map { row in
            let name =
                report.coloured(names[row], rows[row].member)
                + String(repeating: " ", count: nameWidth - names[row].columns)
            let padding = String(repeating: " ", count: wordWidth - plain[row].columns)
            let line = name + "  " + words[row] + (bars.isEmpty ? "" : padding + "  " + bar(bars, row))
            return line + "\n"
        }.joined()
    }

    private func bar(_ bars: Bars, _ row: Int) -> String {
        report.style.wrong(bars.left(row)) + "|" + report.style.good(bars.right(row))
    }

    private static let widest = 41
}
