import Groups
import Money

/// The JSON document of balances, version 1. Its schema is Fixtures/schema/balances.json.
///
/// Every member has a balance in every currency in which something counts, also of 0.00; of members who were removed only
/// balances that are not zero are listed. Above zero is what somebody gets back.
struct BalancesJSON {
    let opened: OpenGroup
    let balances: Balances

    /// The document.
    var document: JSONValue { ["settled": 1, "kind": "balances", "balances": list] }

    /// The balances by currency, in the order of the members.
    var list: JSONValue {
        let members = opened.members
        return .array(
            balances.shown(of: opened.group).flatMap { currency, rows in
                rows.map { row in
                    [
                        "member": .string(members.plainName(row.member)), "currency": .string(currency.code),
                        "amount": .string(AmountStyle.plain.text(row.amount, currency)),
                    ]
                }
            })
    }
}

extension Balances {
    /// What is shown of the balances: by currency everybody but removed members who are at zero.
    func shown(of group: Group) -> [(currency: Currency, rows: [Contribution])] {
        let removed = Set(group.members.filter(\.isArchived).map(\.id))
        return currencies.map { currency in
            let rows = zip(members, amounts(in: currency)).map { Contribution($0, $1) }
            return (currency, rows.filter { $0.amount != .zero || !removed.contains($0.member) })
        }
    }
}
