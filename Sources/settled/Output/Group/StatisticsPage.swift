import Groups
import Money

/// What was spent in a group as one web page with charts, which needs nothing else.
struct StatisticsPage {
    let sheet: StatisticsSheet
    /// The balances of each currency after every day on which something happened, of all times.
    let course: [Currency: [DayBalances]]
    /// The members, in the order of those balances.
    let members: [RecordID]

    /// The page as HTML, with a line break at its end.
    var text: String {
        let name = sheet.report.group.name.shown
        let days = sheet.days.map { "\($0.lowerBound) – \($0.upperBound)" } ?? ""
        let spent = sheet.statistics.filter { $0.count > 0 || course[$0.currency] != nil }
        let sections = spent.isEmpty ? ["<p>\(sheet.say(.nothingSpent).escaped)</p>"] : spent.map(section)
        return WebPage(
            title: days.isEmpty ? name : "\(name) · \(days)", language: sheet.report.language, style: LineChart.style,
            body: """
                <header>
                <h1>\(name.escaped)</h1>
                <p class="quiet">\(days.escaped)</p>
                </header>
                \(sections.joined(separator: "\n"))
                """
        ).text
    }

    private func section(_ statistics: Statistics) -> String {
        func money(_ amount: Amount) -> String { sheet.report.money(amount, statistics.currency) }
        let figures =
            [statistics.average.map { sheet.say(.average(money($0))) }]
            + [statistics.perMember.map { sheet.say(.perMember(money($0))) }]
        let parts =
            statistics.count == 0
            ? [paragraph(sheet.say(.nothingSpent))]
            : [
                paragraph(figures.compactMap { $0 }.joined(separator: " · ")), people(statistics), months(statistics),
                categories(statistics),
            ]
        return """
            <section>
            <h2>\(sheet.say(.spent(money(statistics.spend), expenses: statistics.count)).escaped)</h2>
            \((parts + [balances(statistics.currency)]).filter { !$0.isEmpty }.joined(separator: "\n"))
            </section>
            """
    }

    private func paragraph(_ text: String) -> String { "<p class=\"quiet\">\(text.escaped)</p>" }

    /// What everybody paid and spent, as two bars on one scale.
    private func people(_ statistics: Statistics) -> String {
        let largest = statistics.members.flatMap { [$0.paid, $0.spent] }.max() ?? .zero
        let rows = statistics.members.map { row -> String in
            let paid = "\(sheet.say(.paid)) \(sheet.report.money(row.paid, statistics.currency))"
            let spent = "\(sheet.say(.spentTitle)) \(sheet.report.money(row.spent, statistics.currency))"
            let keys = "<span class=\"key\">\(paid.escaped)</span> · <span class=\"key\">\(spent.escaped)</span>"
            return """
                \(line(sheet.report.name(row.member), keys))
                \(bar(row.paid, of: largest))
                \(bar(row.spent, of: largest, "bar second"))
                """
        }
        return title(.byMember) + rows.joined(separator: "\n")
    }

    /// Every month, those without an expense included, as columns and in figures.
    private func months(_ statistics: Statistics) -> String {
        let columns = statistics.months.map {
            ($0.month.description, $0.amount, sheet.report.money($0.amount, statistics.currency))
        }
        let rows = columns.map { "<tr><td>\($0.0)</td><td>\($0.2.escaped)</td></tr>" }.joined(separator: "\n")
        return title(.months) + ColumnChart(title: sheet.say(.months), columns: columns).svg + """

            <details><summary>\(sheet.say(.inFigures).escaped)</summary>
            <table>
            \(rows)
            </table></details>
            """
    }

    private func categories(_ statistics: Statistics) -> String {
        guard !statistics.categories.isEmpty else { return "" }
        let largest = statistics.categories.map(\.amount).max() ?? .zero
        let rows = statistics.categories.map { row -> String in
            let name = row.category?.shown ?? sheet.say(.uncategorised)
            let amount = sheet.report.money(row.amount, statistics.currency)
            return line(name, "\(amount) · \(sheet.percent(row.tenths))".escaped) + "\n" + bar(row.amount, of: largest)
        }
        return title(.categories) + rows.joined(separator: "\n")
    }

    /// The balances over time of everybody who ever had one.
    private func balances(_ currency: Currency) -> String {
        guard let days = course[currency], !days.isEmpty else { return "" }
        let lines = members.enumerated().compactMap { place, member -> LineChart.Line? in
            let points = days.map { ($0.date, $0.amounts[place]) }
            guard points.contains(where: { $0.1 != .zero }) else { return nil }
            let last = sheet.report.money(points.last?.1 ?? .zero, currency)
            return LineChart.Line(name: sheet.report.name(member), last: last, points: points)
        }
        guard !lines.isEmpty else { return "" }
        return title(.balancesOverTime) + LineChart(title: sheet.say(.balancesOverTime), lines: lines).svg
    }

    private func title(_ message: StatisticsMessage) -> String { "<h3>\(sheet.say(message).escaped)</h3>\n" }

    /// A name and its figures, which are HTML.
    private func line(_ name: String, _ figures: String) -> String {
        "<div class=\"row\"><span>\(name.escaped)</span><span>\(figures)</span></div>"
    }

    /// A bar as long as its part of the largest.
    private func bar(_ amount: Amount, of largest: Amount, _ kind: String = "bar") -> String {
        let length = Bars.length(amount, of: largest.minorUnits, columns: 1000)
        return "<svg class=\"flat\" aria-hidden=\"true\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\">"
            + "<rect class=\"\(kind)\" width=\"\(length)\" height=\"10\"/></svg>"
    }
}
