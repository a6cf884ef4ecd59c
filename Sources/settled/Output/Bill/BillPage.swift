import Ledger
import Money
import Store

/// A split bill as one web page which needs nothing else: light and dark, on paper too.
struct BillPage {
    private let report: BillReport
    private let notes: [String]
    private let check: String

    /// Makes the page.
    init(_ report: BillReport) throws(BillFailure) {
        self.report = report
        notes = try report.percentages()
        check = try report.check()
    }

    /// The page as HTML, with a line break at its end.
    var text: String {
        let title = report.title.escaped
        return WebPage(
            title: "\(report.title) — \(report.money(report.split.total))", language: report.language,
            body: """
                <header>
                <h1>\(title)</h1>
                <p class="total">\(report.money(report.split.total).escaped)</p>
                </header>
                \((report.split.statements.map(section) + [unassigned, handovers]).filter { !$0.isEmpty }.joined(separator: "\n"))
                <footer>
                \((notes + [check]).map { "<p>\($0.escaped)</p>" }.joined(separator: "\n"))
                </footer>
                """
        ).text
    }

    private func section(_ statement: Statement) -> String {
        var rows = report.entries(statement).map { row(report.label($0.reason), report.money($0.amount)) }
        if statement.includedTax != .zero {
            rows.append(row(report.say(.includedTax), report.money(statement.includedTax), kind: " class=\"quiet\""))
        }
        return section(statement.person.name.shown, report.money(statement.total), rows, kind: "")
    }

    private var unassigned: String {
        let lines = report.split.unassigned
        guard !lines.isEmpty else { return "" }
        let rows = lines.map { row(report.name($0), report.money($0.amount)) }
        return section(report.say(.unassigned(lines.count)), "", rows, kind: " class=\"open\"")
    }

    private var handovers: String {
        guard let payer = report.bill.payer, !report.handovers.isEmpty else { return "" }
        let handles = report.payerHandles.map { row($0.service.shown, $0.shownAddress, kind: " class=\"quiet\"") }
        let rows = report.handovers.map { row($0.person.name.shown, report.money($0.amount), link: $0.link) } + handles
        return section(report.say(.payTo(payer.shown)), "", rows, kind: " class=\"pay\"")
    }

    private func section(_ title: String, _ amount: String, _ rows: [String], kind: String) -> String {
        let body = rows.isEmpty ? "" : "\n<table>\n\(rows.joined(separator: "\n"))\n</table>"
        return
            "<section\(kind)>\n<h2><span>\(title.escaped)</span><span>\(amount.escaped)</span></h2>\(body)\n</section>"
    }

    private func row(_ name: String, _ amount: String, kind: String = "", link: PaymentLink? = nil) -> String {
        let shown = link.map { "<a href=\"\($0.address.escaped)\" rel=\"noreferrer\">\(amount.escaped)</a>" }
        return "<tr\(kind)><td>\(name.escaped)</td><td>\(shown ?? amount.escaped)</td></tr>"
    }
}
