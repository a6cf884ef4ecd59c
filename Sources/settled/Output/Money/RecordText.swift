import Groups
import Money

/// One record of one's own money, as text and as a JSON document.
struct RecordText {
    let report: MoneyReport
    let record: MoneyRecord

    /// What was refunded of it.
    private var refunded: Amount {
        report.own.money.timeline.first { $0.record == record.id }?.refunded ?? .zero
    }

    /// The record in one line: `salary €3200.00 (bank)`.
    var summary: String {
        let account = record.kind == .transfer ? nil : record.account?.shown
        return "\(report.title(record)) \(report.money(record.amount, record.currency))"
            + (account.map { " (\($0))" } ?? "")
    }

    /// Everything about it, with a line break at the end of every line.
    var text: String {
        var lines = ["\(report.name(record.id))  \(record.date)  \(summary)"]
        if record.isDeleted { lines.append(report.style.wrong(report.say(.isDeleted))) }
        if refunded != .zero { lines.append(report.say(.refunded(report.money(refunded, record.currency)))) }
        if !record.note.isEmpty { lines.append("\(report.say(.note)): \(record.note.shown)") }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The document, version 1. Its schema is Fixtures/schema/money-record.json.
    var document: JSONValue {
        func text(_ amount: Amount) -> JSONValue { .string(AmountStyle.plain.text(amount, record.currency)) }
        return [
            "settled": 1, "kind": "money-record", "id": .string(report.name(record.id)),
            "record": .string(record.id.description), "date": .string(record.date.description),
            "type": .string(record.kind.rawValue), "title": .string(record.title), "amount": text(record.amount),
            "currency": .string(record.currency.code), "account": JSONValue(record.account),
            "target": JSONValue(record.target), "person": JSONValue(record.person),
            "purchase": JSONValue(record.purchase.map(report.name)), "refunded": text(refunded),
            "note": .string(record.note), "deleted": .bool(record.isDeleted),
        ]
    }
}
