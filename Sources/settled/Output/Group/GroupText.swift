import Groups
import Money

/// The text about a group for its chat: the answer first, one fact a line, nothing cut, readable in any font.
///
///     Green Moon Tea
///     €114.50 total · 2 expenses · 3 people
///
///     Settle up
///     • Cara pays Ben €37.83
///
///     Expenses
///     • 2026-07-12 — Dinner — €96.00, paid by Ben
struct GroupText {
    let report: GroupReport
    let journal: Journal
    let plan: Plan

    /// The text, without a line break at its end.
    var text: String {
        var blocks = [head, answer]
        let counted = Set(journal.entries.map(\.record))
        let entries = report.group.entries.filter { counted.contains($0.id) }
        if !entries.isEmpty {
            blocks.append(([report.say(.expenses)] + entries.map { "• " + line($0) }).joined(separator: "\n"))
        }
        return blocks.joined(separator: "\n\n")
    }

    private var head: String {
        let expenses = journal.entries.filter { $0.kind == .expense }
        let totals = journal.currencies.compactMap { currency -> String? in
            let amounts = expenses.filter { $0.currency == currency }.map(\.amount)
            return amounts.isEmpty ? nil : report.money(amounts.sum(), currency)
        }
        let spent =
            totals.isEmpty
            ? report.say(.noExpensesYet)
            : report.say(.spent(totals.joined(separator: " + "), expenses: expenses.count))
        return report.group.name.shown + "\n" + spent + " · " + report.say(.people(people))
    }

    /// Everybody who is in the group, or was and takes part in what is told.
    private var people: Int {
        let involved = journal.involved
        return report.opened.members.all.count { member in
            member.alias == nil && (!member.isArchived || involved.contains(member.id))
        }
    }

    private var answer: String {
        if journal.entries.isEmpty { return report.say(.nothingToSettleYet) }
        if plan.transfers.isEmpty { return report.say(.everyoneIsSettled) }
        let lines = plan.transfers.map { transfer in
            "• "
                + report.say(
                    .pays(
                        report.name(transfer.from), report.name(transfer.to),
                        report.money(transfer.amount, transfer.currency)))
        }
        return ([report.say(.settleUp)] + lines).joined(separator: "\n")
    }

    private func line(_ entry: Entry) -> String {
        let what: String
        switch entry {
        case .expense(let expense):
            let payers = expense.money.payers.map(\.member)
            what = "\(report.title(entry)) — " + report.say(.paidBy(report.amount(entry), report.names(payers)))
        case .payment: what = "\(report.title(entry)) \(report.amount(entry))"
        }
        return "\(entry.date) — \(what)"
    }
}
