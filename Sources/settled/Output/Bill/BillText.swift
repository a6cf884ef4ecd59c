import Ledger
import Money

/// The text for the group chat: the answer first, one fact a line, nothing cut, readable in any font.
struct BillText {
    let report: BillReport

    /// The text, without a line break at its end.
    var text: String {
        var blocks = [report.title + " — " + report.money(report.split.total)]
        blocks += report.split.statements.map(block)
        if !report.split.unassigned.isEmpty { blocks.append(unassigned) }
        if let payer = report.bill.payer, !report.handovers.isEmpty { blocks.append(handovers(payer)) }
        return blocks.joined(separator: "\n\n")
    }

    private func block(_ statement: Statement) -> String {
        var lines = [statement.person.name.shown + ": " + report.money(statement.total)]
        lines += report.entries(statement).map { fact(report.label($0.reason), report.money($0.amount)) }
        if statement.includedTax != .zero {
            lines.append(fact(report.say(.includedTax), report.money(statement.includedTax)))
        }
        return lines.joined(separator: "\n")
    }

    private var unassigned: String {
        let lines = report.split.unassigned
        let facts = lines.map { fact(report.name($0), report.money($0.amount)) }
        return ([report.say(.unassigned(lines.count)) + ":"] + facts).joined(separator: "\n")
    }

    private func handovers(_ payer: String) -> String {
        let facts = report.handovers.map { person, amount, link in
            fact(person.name.shown, report.money(amount)) + (link.map { " " + $0.address } ?? "")
        }
        let handles = report.payerHandles.map(\.shown).joined(separator: ", ")
        let title = report.say(.payTo(payer.shown)) + (handles.isEmpty ? "" : " (" + handles + ")")
        return ([title + ":"] + facts).joined(separator: "\n")
    }

    private func fact(_ name: String, _ amount: String) -> String { "• \(name) \(amount)" }
}
