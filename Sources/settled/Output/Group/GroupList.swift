import Groups
import Money

/// All groups and how one stands in each, in words as well as in colour, as a table and as a JSON document.
struct GroupList {
    let groups: [(report: GroupReport, balances: Balances)]

    /// The table, with a line break at the end of every line; a star marks the group in use.
    var text: String {
        let rows = groups.map { report, balances in
            [
                report.opened.isInUse ? "*" : " ", report.group.name.shown,
                report.say(.people(report.opened.members.active.count)),
                Self.standing(report, balances)
                    + (report.group.isArchived ? " (" + report.say(.archivedMark) + ")" : ""),
            ]
        }
        let widths = rows.columnWidths.dropLast()
        return rows.map { row in
            zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ") + "  " + row[3] + "\n"
        }.joined()
    }

    /// The document. Its schema is Fixtures/schema/groups.json.
    var document: JSONValue {
        [
            "settled": 1, "kind": "groups",
            "groups": .array(
                groups.map { report, balances in
                    let opened = report.opened
                    return [
                        "name": .string(opened.group.name), "record": .string(opened.group.id.description),
                        "purpose": .string(opened.group.kind.rawValue), "currency": .string(opened.group.currency.code),
                        "in_use": .bool(opened.isInUse), "archived": .bool(opened.group.isArchived),
                        "me": JSONValue(opened.me.map { opened.members.plainName($0) }),
                        "balances": Self.own(report, balances),
                    ]
                }),
        ]
    }

    /// One's own balances, one for each currency in use; none where nobody is me.
    static func own(_ report: GroupReport, _ balances: Balances) -> JSONValue {
        guard let me = report.opened.me else { return [] }
        return .array(
            balances.currencies.map { currency in
                [
                    "currency": .string(currency.code),
                    "amount": .string(AmountStyle.plain.text(balances.amount(of: me, in: currency), currency)),
                ]
            })
    }

    /// `you are owed €12.00`, `you owe €5.00`, `settled up`; where nobody is me, whether money is open.
    static func standing(_ report: GroupReport, _ balances: Balances) -> String {
        guard let me = report.opened.me else {
            let isOpen = balances.members.contains { !balances.isSettled($0) }
            return report.say(isOpen ? .moneyIsOpen : .settledUp)
        }
        let parts = balances.currencies.compactMap { currency -> String? in
            let amount = balances.amount(of: me, in: currency)
            if amount == .zero { return nil }
            let text = report.money(amount.magnitude, currency)
            return amount > .zero
                ? report.style.good(report.say(.youAreOwed(text))) : report.style.wrong(report.say(.youOwe(text)))
        }
        return parts.isEmpty ? report.say(.settledUp) : parts.joined(separator: ", ")
    }
}
