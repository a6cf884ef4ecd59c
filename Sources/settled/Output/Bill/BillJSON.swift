import Ledger
import Money
import Store

/// The JSON document of a split bill, version 1. Its schema is Fixtures/schema/bill.json.
///
/// Amounts are strings with the currency's number of decimals. For each person `items` and all `charges` add up to
/// `total`; the totals and the unassigned lines add up to the bill's. Where somebody paid, `hand_over` says what each hands
/// to them and `pay_to` where money reaches them.
struct BillJSON {
    let report: BillReport

    /// The document.
    var document: JSONValue {
        let currency = report.bill.currency
        var members: [JSONValue.Member] = [
            member("settled", 1), member("kind", "bill"),
            member("currency", currency == .unspecified ? .null : .string(currency.code)),
            member("total", amount(report.split.total)),
            member("unassigned", .array(report.split.unassigned.map(unassigned))),
            member("people", .array(report.split.statements.map(person))),
        ]
        if let payer = report.bill.payer {
            members += [
                member("paid_by", .string(payer)), member("hand_over", .array(handovers)),
                member("pay_to", .array(report.payerHandles.map(handle))),
            ]
        }
        return .object(members)
    }

    private var handovers: [JSONValue] {
        report.handovers.map { handover in
            [
                "name": .string(handover.person.name), "amount": amount(handover.amount),
                "link": JSONValue(handover.link?.address),
            ]
        }
    }

    private func handle(_ handle: Contact.Handle) -> JSONValue {
        ["service": .string(handle.service), "address": .string(handle.address)]
    }

    private func unassigned(_ line: Line) -> JSONValue {
        ["line": JSONValue(line.number), "name": .string(line.name), "amount": amount(line.amount)]
    }

    private func person(_ statement: Statement) -> JSONValue {
        var members: [JSONValue.Member] = [
            member("name", .string(statement.person.name)), member("items", amount(statement.subtotal)),
            member("charges", .array(statement.entries.compactMap(charge))),
            member("total", amount(statement.total)),
            member("lines", .array(statement.entries.compactMap(line))),
        ]
        if report.bill.includedTax != .zero {
            members.append(member("included_tax", amount(statement.includedTax)))
        }
        return .object(members)
    }

    private func charge(_ entry: Statement.Entry) -> JSONValue? {
        let kind: String
        switch entry.reason {
        case .line: return nil
        case .charge(let charge, _, _, _, _): kind = charge.rawValue
        case .treating, .treated: kind = "treat"
        case .cashStep, .cashRest: kind = "cash"
        }
        return ["kind": .string(kind), "amount": amount(entry.amount)]
    }

    private func line(_ entry: Statement.Entry) -> JSONValue? {
        guard case .line(let line, let part) = entry.reason else { return nil }
        return [
            "line": JSONValue(line.number), "name": .string(line.name), "part": .string(report.fraction(part)),
            "amount": amount(entry.amount),
        ]
    }

    private func amount(_ amount: Amount) -> JSONValue { .string(report.decimal(amount)) }

    private func member(_ name: String, _ value: JSONValue) -> JSONValue.Member { .init(name: name, value: value) }
}
