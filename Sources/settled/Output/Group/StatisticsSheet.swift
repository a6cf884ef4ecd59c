import Groups
import Money

/// What was spent in a group, one currency after another, as text.
struct StatisticsSheet {
    let report: GroupReport
    let statistics: [Statistics]
    /// The balances of today, which are of all times.
    let balances: Balances
    /// The first day and the last that were counted; nil for all.
    let days: ClosedRange<CalendarDate>?

    /// The text, with a line break at the end of every line.
    var text: String {
        let spent = statistics.filter { $0.count > 0 }
        let head = report.group.name.shown + (days.map { " · \($0.lowerBound) – \($0.upperBound)" } ?? "") + "\n"
        if spent.isEmpty { return head + say(.nothingSpent) + "\n" }
        return head + spent.map { "\n" + block($0) }.joined()
    }

    func say(_ message: StatisticsMessage) -> String { message.text(report.language) }

    private func block(_ statistics: Statistics) -> String {
        let currency = statistics.currency
        func money(_ amount: Amount) -> String { report.money(amount, currency) }
        let figures = [
            say(.spent(money(statistics.spend), expenses: statistics.count)),
            statistics.average.map { say(.average(money($0))) },
            statistics.perMember.map { say(.perMember(money($0))) },
        ]
        let members = statistics.members.map { row in
            [report.name(row.member), money(row.paid), money(row.spent)]
        }
        let standing = statistics.members.map { row in
            report.standing(balances.amount(of: row.member, in: currency), currency)
        }
        let table = ([["", say(.paid), say(.spentTitle)]] + members).aligned(left: 1)
        let memberLines = zip(table, [report.style.dim(say(.balanceOfToday))] + standing).map { $0 + "  " + $1 }
        let months = bars(statistics.months.map { ($0.month.description, $0.amount, "") }, currency)
        let categories = bars(
            statistics.categories.map { row in
                (row.category?.shown ?? say(.uncategorised), row.amount, percent(row.tenths))
            }, currency)
        let sections = [[figures.compactMap { $0 }.joined(separator: " · ")], memberLines, months, categories]
        return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    /// `73.7 %`, with the decimal mark of the language.
    func percent(_ tenths: Int) -> String {
        "\(tenths / 10)\(report.language.decimalMark)\(tenths % 10) %"
    }

    /// Rows of a name, an amount, and a remark, each with a bar behind it.
    private func bars(_ rows: [(name: String, amount: Amount, remark: String)], _ currency: Currency) -> [String] {
        let hasRemarks = rows.contains { !$0.remark.isEmpty }
        let lines = rows.map { [$0.name, report.money($0.amount, currency)] + (hasRemarks ? [$0.remark] : []) }
            .aligned(left: 1)
        let room = (report.width ?? 80) - (lines.first?.columns ?? 0) - 2
        let largest = rows.map { max(0, $0.amount.minorUnits) }.max() ?? 0
        return zip(lines, rows).map { line, row in
            let length = Bars.length(row.amount, of: largest, columns: min(room, Self.widest))
            return length == 0 ? line : line + "  " + report.style.good(String(repeating: "█", count: length))
        }
    }

    private static let widest = 40
}
