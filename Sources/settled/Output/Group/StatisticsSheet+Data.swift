import Groups
import Money

extension StatisticsSheet {
    /// The JSON document, version 1. Its schema is Fixtures/schema/stats.json.
    var document: JSONValue {
        [
            "settled": 1, "kind": "stats", "group": .string(report.group.name),
            "from": JSONValue(days?.lowerBound.description), "to": JSONValue(days?.upperBound.description),
            "currencies": .array(statistics.map(element)),
        ]
    }

    /// One row for each figure (RFC 4180, UTF-8): whose or of what it is, which figure, and the amount.
    var csv: String {
        let rows = statistics.flatMap { statistics in
            let currency = statistics.currency
            func row(_ section: String, _ name: String, _ figure: String, _ amount: Amount) -> [String] {
                [section, name, figure, decimal(amount, currency), currency.code]
            }
            return [row("total", "", "spend", statistics.spend)]
                + statistics.members.flatMap { member in
                    let name = report.opened.members.plainName(member.member)
                    return [row("member", name, "paid", member.paid), row("member", name, "spent", member.spent)]
                }
                + statistics.months.map { row("month", $0.month.description, "spend", $0.amount) }
                + statistics.categories.map { row("category", $0.category ?? "", "spend", $0.amount) }
        }
        return ([["section", "name", "figure", "amount", "currency"]] + rows).map { CSVRow($0).text }.joined()
    }

    private func decimal(_ amount: Amount, _ currency: Currency) -> String { AmountStyle.plain.text(amount, currency) }

    private func element(_ statistics: Statistics) -> JSONValue {
        let currency = statistics.currency
        func amount(_ amount: Amount?) -> JSONValue { JSONValue(amount.map { decimal($0, currency) }) }
        let members = statistics.members.map { row -> JSONValue in
            [
                "member": .string(report.opened.members.plainName(row.member)), "paid": amount(row.paid),
                "spent": amount(row.spent), "difference": amount(row.difference),
                "balance": amount(balances.amount(of: row.member, in: currency)),
            ]
        }
        let months = statistics.months.map { row -> JSONValue in
            ["month": .string(row.month.description), "amount": amount(row.amount)]
        }
        let categories = statistics.categories.map { row -> JSONValue in
            [
                "category": JSONValue(row.category), "amount": amount(row.amount),
                "percent": .string("\(row.tenths / 10).\(row.tenths % 10)"),
            ]
        }
        return [
            "currency": .string(currency.code), "spend": amount(statistics.spend), "count": JSONValue(statistics.count),
            "average": amount(statistics.average), "per_participating_member": amount(statistics.perMember),
            "members": .array(members), "months": .array(months), "categories": .array(categories),
        ]
    }
}
