internal import Groups
internal import Ledger
internal import Money

extension ExpenseMoney {
    /// The register `money`: amounts are decimals of the currency they are in, members stand in the order of the split.
    var json: JSON {
        [
            "amount": .string(AmountStyle.plain.text(amount, currency)),
            "currency": .string(currency.code),
            "payers": .array(payers.map { $0.json(currency) }),
            "split": split.json(currency),
            "conversion": conversion?.json,
            "odd-units": .string(oddUnits.rawValue),
        ]
    }

    init(_ field: Field) throws(RegisterFault) {
        let members = try field.members(["amount", "currency", "payers", "split", "conversion", "odd-units"])
        let currency = try members.field("currency").currency()
        self.init(
            amount: try members.field("amount").amount(currency), currency: currency,
            payers: try members.field("payers").contributions(currency),
            split: try ExpenseSplit(try members.field("split"), currency),
            conversion: try members["conversion"].map { field throws(RegisterFault) in try Conversion(field) },
            oddUnits: try members.field("odd-units").choice())
    }
}

extension Conversion {
    fileprivate var json: JSON {
        [
            "amount": .string(AmountStyle.plain.text(amount, currency)), "currency": .string(currency.code),
            "rate": rate.map { .string($0) },
        ]
    }

    fileprivate init(_ field: Field) throws(RegisterFault) {
        let members = try field.members(["amount", "currency", "rate"])
        let currency = try members.field("currency").currency()
        self.init(
            amount: try members.field("amount").amount(currency), currency: currency,
            rate: try members["rate"].map { rate throws(RegisterFault) in try rate.line() })
    }
}

extension ExpenseSplit {
    /// The names of the kinds of split in `type`.
    private enum Kind: String {
        case equal, shares, percent, exact, adjusted, fixed, items
    }

    fileprivate func json(_ currency: Currency) -> JSON {
        func object(_ kind: Kind, _ members: [(name: String, value: JSON)]) -> JSON {
            .object(
                JSON.Members([.init("type", .string(kind.rawValue))] + members.map { .init($0.name, $0.value) }))
        }
        func ids(_ members: [RecordID]) -> JSON { .array(members.map { .string($0.description) }) }
        func amounts(_ contributions: [Contribution]) -> JSON { .array(contributions.map { $0.json(currency) }) }
        func weights(_ members: [WeightedMember]) -> JSON { .array(members.map(\.json)) }
        return switch self {
        case .equal(let members): object(.equal, [("members", ids(members))])
        case .shares(let members): object(.shares, [("members", weights(members))])
        case .percent(let members): object(.percent, [("members", weights(members))])
        case .exact(let parts): object(.exact, [("amounts", amounts(parts))])
        case .adjusted(let members, let parts):
            object(.adjusted, [("members", ids(members)), ("amounts", amounts(parts))])
        case .fixed(let parts, let rest): object(.fixed, [("amounts", amounts(parts)), ("rest", weights(rest))])
        case .items(let bill): object(.items, [("bill", bill.json)])
        }
    }

    fileprivate init(_ field: Field, _ currency: Currency) throws(RegisterFault) {
        let type = try field.members(nil).field("type")
        func members(_ names: [String]) throws(RegisterFault) -> Fields { try field.members(names + ["type"]) }
        func ids(_ field: Field) throws(RegisterFault) -> [RecordID] {
            try field.elements { id throws(RegisterFault) in try id.id() }
        }
        let kind: Kind = try type.choice()
        switch kind {
        case .equal: self = .equal(try ids(try members(["members"]).field("members")))
        case .shares: self = .shares(try members(["members"]).field("members").weightedMembers())
        case .percent: self = .percent(try members(["members"]).field("members").weightedMembers())
        case .exact: self = .exact(try members(["amounts"]).field("amounts").contributions(currency))
        case .adjusted:
            let members = try members(["members", "amounts"])
            self = .adjusted(
                try ids(try members.field("members")), try members.field("amounts").contributions(currency))
        case .fixed:
            let members = try members(["amounts", "rest"])
            self = .fixed(
                try members.field("amounts").contributions(currency),
                rest: try members.field("rest").weightedMembers())
        case .items: self = .items(try Bill(try members(["bill"]).field("bill")))
        }
    }
}

extension Contribution {
    fileprivate func json(_ currency: Currency) -> JSON {
        ["member": .string(member.description), "amount": .string(AmountStyle.plain.text(amount, currency))]
    }
}

extension WeightedMember {
    fileprivate var json: JSON { ["member": .string(member.description), "weight": .string(weight.description)] }
}

extension Field {
    fileprivate func contributions(_ currency: Currency) throws(RegisterFault) -> [Contribution] {
        try elements { field throws(RegisterFault) in
            let members = try field.members(["member", "amount"])
            return Contribution(try members.field("member").id(), try members.field("amount").amount(currency))
        }
    }

    fileprivate func weightedMembers() throws(RegisterFault) -> [WeightedMember] {
        try elements { field throws(RegisterFault) in
            let members = try field.members(["member", "weight"])
            return WeightedMember(try members.field("member").id(), try members.field("weight").weight())
        }
    }
}
