import Ledger
import Money
import Store

/// The JSON document of the history, version 1. Its schema is Fixtures/schema/history.json.
struct HistoryJSON {
    let entries: [HistoryEntry]

    /// The document.
    var document: JSONValue {
        ["settled": 1, "kind": "history", "bills": .array(entries.map(bill))]
    }

    private func bill(_ entry: HistoryEntry) -> JSONValue {
        let bill = entry.bill
        return [
            "id": JSONValue(bill.id), "date": JSONValue(bill.day), "title": JSONValue(bill.title),
            "merchant": JSONValue(bill.merchant),
            "currency": bill.currency == .unspecified ? .null : .string(bill.currency.code),
            "total": JSONValue(entry.total.map { AmountStyle.plain.text($0, bill.currency) }),
            "people": .array(bill.people.map { .string($0.name) }),
        ]
    }
}
