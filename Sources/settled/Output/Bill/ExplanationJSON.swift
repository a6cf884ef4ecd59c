import Ledger
import Money

/// The JSON document of how somebody's figure came about, version 1. Its schema is Fixtures/schema/explanation.json.
///
/// The amounts of all parts add up to the total; `of` is what was divided, in the currency of the bill.
struct ExplanationJSON {
    let report: BillReport
    let statement: Statement
    /// The number of the bill.
    let id: Int?
    /// Where lines stand in the upright picture, by their numbers: x, y, width and height in pixels.
    let boxes: [Int: [Int]]

    /// The document.
    var document: JSONValue {
        let currency = report.bill.currency
        return [
            "settled": 1, "kind": "explanation", "bill": JSONValue(id), "title": JSONValue(report.bill.title),
            "currency": currency == .unspecified ? .null : .string(currency.code),
            "name": .string(statement.person.name), "total": amount(statement.total),
            "parts": .array(statement.entries.map(part)),
        ]
    }

    private func part(_ entry: Statement.Entry) -> JSONValue {
        var members = facts(entry.reason)
        members.append(.init(name: "amount", value: amount(entry.amount)))
        return .object(members)
    }

    private func facts(_ reason: Statement.Reason) -> [JSONValue.Member] {
        switch reason {
        case .line(let line, let part):
            members([
                ("kind", "item"), ("line", JSONValue(line.number)), ("name", .string(line.name)),
                ("box", boxes[line.number].map { .array($0.map { JSONValue($0) }) } ?? .null),
                ("part", .string(report.fraction(part))), ("of", amount(line.amount)),
            ])
        case .charge(let kind, let whole, let rule, let weight, let weights):
            members([
                ("kind", .string(kind.rawValue)), ("rule", .string(rule.name)),
                ("weight", self.weight(weight, rule)), ("weights", self.weight(weights, rule)), ("of", amount(whole)),
            ])
        case .treating(let name, let whole, let part):
            members([
                ("kind", "treat"), ("for", .string(name)), ("part", .string(report.fraction(part))),
                ("of", amount(whole)),
            ])
        case .treated(let names): members([("kind", "treat"), ("by", .array(names.map { .string($0) }))])
        case .cashStep(let step): members([("kind", "cash"), ("step", amount(step))])
        case .cashRest: members([("kind", "cash")])
        }
    }

    private func members(_ pairs: [(String, JSONValue)]) -> [JSONValue.Member] {
        pairs.map { .init(name: $0.0, value: $0.1) }
    }

    private func amount(_ amount: Amount) -> JSONValue { .string(report.decimal(amount)) }

    private func weight(_ weight: Fraction, _ rule: Charge.Rule) -> JSONValue {
        .string(report.weight(weight, rule, report.decimal))
    }
}

extension Charge.Rule {
    /// The rule's name, as it is typed.
    fileprivate var name: String {
        switch self {
        case .proportional: "proportional"
        case .even: "even"
        case .lines: "lines"
        case .weights: "weights"
        }
    }
}
