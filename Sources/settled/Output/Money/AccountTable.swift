import Groups
import Money

/// What was recorded through each account: in, out and net, which is no balance.
struct AccountTable {
    let report: MoneyReport
    let accounts: [AccountFigures]

    /// The table, with a line break at the end of every line.
    var text: String {
        let rows = accounts.map { row in
            [row.account.shown] + [row.moneyIn, row.moneyOut, row.net].map { report.money($0, row.currency) }
        }
        let head = [MoneyMessage.account, .accountIn, .accountOut, .net].map(report.say)
        let lines = ([head] + rows).aligned(left: 1)
        return report.style.dim(lines[0]) + "\n" + lines.dropFirst().map { $0 + "\n" }.joined()
    }

    /// The accounts as a part of a document.
    var list: JSONValue {
        .array(
            accounts.map { row in
                func text(_ amount: Amount) -> JSONValue { .string(AmountStyle.plain.text(amount, row.currency)) }
                return [
                    "account": .string(row.account), "currency": .string(row.currency.code),
                    "in": text(row.moneyIn), "out": text(row.moneyOut), "net": text(row.net),
                ]
            })
    }

    /// One row for each account and currency (RFC 4180, UTF-8).
    var csv: String {
        let rows = accounts.map { row in
            [row.account, row.currency.code]
                + [row.moneyIn, row.moneyOut, row.net].map { AmountStyle.plain.text($0, row.currency) }
        }
        return ([["account", "currency", "in", "out", "net"]] + rows).map { CSVRow($0).text }.joined()
    }

    /// The document, version 1. Its schema is Fixtures/schema/accounts.json.
    func document(_ days: ClosedRange<CalendarDate>?) -> JSONValue {
        [
            "settled": 1, "kind": "accounts", "from": JSONValue(days?.lowerBound.description),
            "to": JSONValue(days?.upperBound.description), "accounts": list,
        ]
    }
}
