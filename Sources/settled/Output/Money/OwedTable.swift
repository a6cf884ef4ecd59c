import Groups
import Money

/// What each person owes me, or I owe them, in each currency.
struct OwedTable {
    let report: MoneyReport
    let people: [PersonBalance]

    /// The table, with a line break at the end of every line.
    var text: String {
        let width = people.map(\.person.shown.columns).max() ?? 0
        return people.map { row in
            row.person.shown.padded(to: width) + "  " + report.standing(row.amount, row.currency) + "\n"
        }.joined()
    }

    /// The people as a part of a document; above zero is what they owe me.
    var list: JSONValue {
        .array(
            people.map { row in
                [
                    "person": .string(row.person), "currency": .string(row.currency.code),
                    "amount": .string(AmountStyle.plain.text(row.amount, row.currency)),
                ]
            })
    }

    /// One row for each person and currency (RFC 4180, UTF-8).
    var csv: String {
        let rows = people.map { row in
            [row.person, row.currency.code, AmountStyle.plain.text(row.amount, row.currency)]
        }
        return ([["person", "currency", "amount"]] + rows).map { CSVRow($0).text }.joined()
    }

    /// The document, version 1. Its schema is Fixtures/schema/owed.json.
    var document: JSONValue { ["settled": 1, "kind": "owed", "people": list] }
}
