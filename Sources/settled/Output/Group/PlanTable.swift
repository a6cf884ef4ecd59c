import Groups
import Money

/// A plan in words, one payment a line, with where money reaches whoever is paid.
struct PlanTable {
    let report: GroupReport
    let plan: Plan
    /// Whether nothing was spent or paid yet.
    let isUnused: Bool

    /// The text, with a line break at the end of every line.
    var text: String {
        if isUnused { return report.say(.nothingToSettleYet) + "\n" }
        if plan.transfers.isEmpty { return report.say(.everyoneIsSettled) + "\n" }
        return plan.transfers.map { line($0) + "\n" }.joined()
    }

    private func line(_ transfer: Transfer) -> String {
        let (from, to) = (report.name(transfer.from), report.name(transfer.to))
        let handles = report.group.members.first { $0.id == transfer.to }?.handles ?? [:]
        let ways = handles.sorted { $0.key < $1.key }.map { ($0.key + " " + $0.value).shown }
        return report.say(
            .pays(
                report.coloured(from, transfer.from), report.coloured(to, transfer.to),
                report.money(transfer.amount, transfer.currency)))
            + (ways.isEmpty ? "" : "  " + report.style.dim("(" + ways.joined(separator: ", ") + ")"))
    }
}
