import Groups
import Money

/// Why somebody's balance is what it is: every entry with what it adds, and the balance after it.
struct BalanceReasons {
    let opened: OpenGroup
    let member: RecordID
    let entries: [ExplainedEntry]

    /// The document. Its schema is Fixtures/schema/why.json.
    var document: JSONValue {
        let shortIDs = opened.shortIDs
        let list = entries.map { step -> JSONValue in
            let currency = step.entry.currency
            func text(_ amount: Amount) -> JSONValue { .string(AmountStyle.plain.text(amount, currency)) }
            return [
                "id": .string(shortIDs.text(step.entry.record)), "date": .string(step.entry.date.description),
                "title": .string(step.entry.title), "currency": .string(currency.code), "paid": text(step.paid),
                "owed": text(step.owed), "amount": text(step.change), "balance": text(step.balance),
            ]
        }
        return [
            "settled": 1, "kind": "why", "member": .string(opened.members.plainName(member)), "entries": .array(list),
        ]
    }

    /// The entries line by line, by currency, and below them the balance, with a line break at the end of every line.
    func text(_ report: GroupReport) -> String {
        var currencies: [Currency] = []
        for step in entries where !currencies.contains(step.entry.currency) { currencies.append(step.entry.currency) }
        if currencies.isEmpty { return report.name(member) + " " + report.say(.isSettledUp) + "\n" }
        return currencies.map { block($0, report) }.joined(separator: "\n")
    }

    private func block(_ currency: Currency, _ report: GroupReport) -> String {
        let steps = entries.filter { $0.entry.currency == currency }
        let shortIDs = opened.shortIDs
        let known = report.group.entriesByID
        let rows = steps.map { step in
            let title = known[step.entry.record].map(report.title) ?? ""
            let style = AmountStyle(decimalMark: report.language.decimalMark)
            return [
                shortIDs.text(step.entry.record), step.entry.date.description, title,
                (step.change > .zero ? "+" : "") + style.text(step.change, currency),
                style.text(step.balance, currency),
            ]
        }
        let widths = rows.columnWidths
        let room = max(12, (report.width ?? .max) - widths[0] - widths[1] - widths[3] - widths[4] - 8)
        let lines = rows.map { row in
            [
                row[0].padded(to: widths[0]), row[1], row[2].cut(to: room).padded(to: min(widths[2], room)),
                row[3].rightAligned(to: widths[3]), row[4].rightAligned(to: widths[4]),
            ].joined(separator: "  ") + "\n"
        }
        let balance = steps.last?.balance ?? .zero
        return lines.joined() + report.name(member) + " " + report.standing(balance, currency) + "\n"
    }
}
