internal import Groups
internal import Ledger
internal import Money

/// A receipt inside an expense; its people are members, named by their ids.
extension Bill {
    var json: JSON {
        [
            "title": title.map { .string($0) },
            "currency": .string(currency.code),
            "people": .array(people.map { ["member": .string($0.name), "weight": .string($0.weight.description)] }),
            "lines": .array(lines.map(json)),
            "charges": .array(charges.map(json)),
            "included-tax": .string(text(includedTax)),
            "treats": .array(treats.map { ["member": .string($0.person), "givers": Self.json($0.givers)] }),
            "carries-remainders": .bool(carriesRemainders),
            "payer": payer.map { .string($0) },
            "cash-step": cashStep.map { .string(text($0)) },
        ]
    }

    private func text(_ amount: Amount) -> String { AmountStyle.plain.text(amount, currency) }

    private func json(_ line: Line) -> JSON {
        [
            "number": .number(line.number), "name": .string(line.name), "amount": .string(text(line.amount)),
            "shares": Self.json(line.shares), "applies-to": line.appliesTo.map { .number($0) },
        ]
    }

    private func json(_ charge: Charge) -> JSON {
        let (amount, percent, base): (JSON?, JSON?, JSON?) =
            switch charge.figure {
            case .amount(let amount): (.string(text(amount)), nil, nil)
            case .percent(let percent, let base):
                (nil, .string(percent.value.description), base == .total ? "total" : "subtotal")
            }
        let rule: JSON =
            switch charge.rule {
            case .proportional: "proportional"
            case .even: "even"
            case .lines(let numbers): ["lines": .array(numbers.map { .number($0) })]
            case .weights(let shares): ["weights": Self.json(shares)]
            }
        return ["kind": .string(charge.kind.rawValue), "amount": amount, "percent": percent, "of": base, "rule": rule]
    }

    private static func json(_ shares: [Share]) -> JSON {
        .array(shares.map { ["member": .string($0.person), "weight": .string($0.weight.description)] })
    }

    init(_ field: Field) throws(RegisterFault) {
        let members = try field.members([
            "title", "currency", "people", "lines", "charges", "included-tax", "treats", "carries-remainders", "payer",
            "cash-step",
        ])
        let currency = try members.field("currency").currency()
        self.init(
            title: try members["title"].map { title throws(RegisterFault) in try title.line() }, currency: currency,
            people: try members.field("people").shares().map { Person($0.person, weight: $0.weight) },
            lines: try members.field("lines").elements { line throws(RegisterFault) in try Line(line, currency) },
            charges: try members.field("charges").elements { charge throws(RegisterFault) in
                try Charge(charge, currency)
            },
            includedTax: try members.field("included-tax").amount(currency),
            treats: try members.field("treats").elements { treat throws(RegisterFault) in
                let treat = try treat.members(["member", "givers"])
                return Treat(try treat.field("member").id().description, by: try treat.field("givers").shares())
            },
            carriesRemainders: try members.field("carries-remainders").flag(),
            payer: try members["payer"].map { payer throws(RegisterFault) in try payer.id().description },
            cashStep: try members["cash-step"].map { step throws(RegisterFault) in try step.amount(currency) })
    }
}

extension Line {
    fileprivate init(_ field: Field, _ currency: Currency) throws(RegisterFault) {
        let members = try field.members(["number", "name", "amount", "shares", "applies-to"])
        self.init(
            try members.field("number").count(), try members.field("name").line(),
            try members.field("amount").amount(currency), shares: try members.field("shares").shares(),
            appliesTo: try members["applies-to"].map { number throws(RegisterFault) in try number.count() })
    }
}

extension Charge {
    fileprivate init(_ field: Field, _ currency: Currency) throws(RegisterFault) {
        let members = try field.members(["kind", "amount", "percent", "of", "rule"])
        let figure: Figure
        if let percent = members["percent"] {
            if let amount = members["amount"] { throw amount.fault(.unknown) }
            guard let value = Percent(try percent.weight()) else { throw percent.not(.percent) }
            let base = try members.field("of")
            switch base.json {
            case "subtotal": figure = .percent(value, of: .subtotal)
            case "total": figure = .percent(value, of: .total)
            default: throw base.not(.choice)
            }
        } else {
            if let base = members["of"] { throw base.fault(.unknown) }
            figure = .amount(try members.field("amount").amount(currency))
        }
        self.init(try members.field("kind").choice(), figure, try Rule(try members.field("rule")))
    }
}

extension Charge.Rule {
    fileprivate init(_ field: Field) throws(RegisterFault) {
        switch field.json {
        case "proportional": self = .proportional
        case "even": self = .even
        case .object:
            let members = try field.members(["lines", "weights"])
            if let lines = members["lines"] {
                if let weights = members["weights"] { throw weights.fault(.unknown) }
                self = .lines(try lines.elements { number throws(RegisterFault) in try number.count() })
            } else {
                self = .weights(try members.field("weights").shares())
            }
        default: throw field.not(.choice)
        }
    }
}

extension Field {
    /// Members with weights, in the form in which a bill names people.
    fileprivate func shares() throws(RegisterFault) -> [Share] {
        try elements { share throws(RegisterFault) in
            let members = try share.members(["member", "weight"])
            return Share(try members.field("member").id().description, try members.field("weight").weight())
        }
    }
}
