import Groups
import Money

/// The JSON document of a plan, version 1. Its schema is Fixtures/schema/plan.json.
struct PlanJSON {
    let opened: OpenGroup
    let plan: Plan

    /// The document.
    var document: JSONValue {
        let members = opened.members
        let transfers = plan.transfers.map { transfer -> JSONValue in
            [
                "from": .string(members.plainName(transfer.from)), "to": .string(members.plainName(transfer.to)),
                "currency": .string(transfer.currency.code),
                "amount": .string(AmountStyle.plain.text(transfer.amount, transfer.currency)),
            ]
        }
        return [
            "settled": 1, "kind": "plan", "proven": .bool(plan.isProven), "transfers": .array(transfers),
        ]
    }
}
