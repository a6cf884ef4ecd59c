import Money
import Receipt

/// The JSON document of a receipt, version 1. Its schema is Fixtures/schema/receipt.json.
///
/// Amounts are strings with the receipt's number of decimals; what is not known is null.
struct ReceiptJSON {
    let draft: Draft
    let source: ReceiptSource

    /// The document.
    var document: JSONValue {
        [
            "settled": 1,
            "kind": "receipt",
            "source": source.json,
            "merchant": JSONValue(draft.merchant),
            "date": JSONValue(draft.date?.description),
            "time": JSONValue(draft.time?.description),
            "currency": JSONValue(draft.currency?.code),
            "items": .array(draft.items.map(item)),
            "subtotal": amount(draft.subtotal),
            "taxes": .array(draft.taxes.map(tax)),
            "tax_included": draft.taxIncluded.map { .bool($0) } ?? .null,
            "service": amount(draft.service),
            "tip": amount(draft.tip),
            "rounding": amount(draft.rounding),
            "total": amount(draft.total),
            "status": .string(draft.status.rawValue),
            "checks": .array(draft.checks.map(check)),
            "issues": .array(draft.issues.map(issue)),
            "unread": .array(draft.rows.filter { $0.role == .unread }.map(unread)),
        ]
    }

    private func item(_ item: LineItem) -> JSONValue {
        [
            "line": JSONValue(item.line),
            "name": .string(item.name),
            "quantity": JSONValue(item.quantity?.description),
            "unit": JSONValue(item.unit),
            "unit_price": JSONValue(item.unitPrice.map { price($0, draft.exponent) }),
            "price": amount(item.price),
            "kind": .string(item.kind.rawValue),
            "tax_code": JSONValue(item.taxCode),
            "applies_to": JSONValue(item.appliesTo.flatMap { line in draft.items.first { $0.line == line }?.name }),
            "applies_to_line": JSONValue(item.appliesTo),
            "modifiers": .array(item.modifiers.map { .string($0) }),
            "after_subtotal": .bool(item.afterSubtotal),
            "confidence": .number(hundredths(item.confidence)),
            "flags": .array(item.flags.map { .string($0.rawValue) }),
            "box": box(item.box),
        ]
    }

    private func tax(_ tax: Tax) -> JSONValue {
        ["label": .string(tax.label), "rate": JSONValue(tax.rate?.description), "amount": amount(tax.amount)]
    }

    private func check(_ check: Check) -> JSONValue {
        [
            "equation": .string(check.equation.rawValue), "holds": .bool(check.holds),
            "difference": amount(check.difference),
        ]
    }

    private func issue(_ issue: Issue) -> JSONValue {
        [
            "code": .string(issue.code.rawValue), "line": JSONValue(issue.line),
            "message": .string(IssueText(issue, exponent: draft.exponent).english),
        ]
    }

    private func unread(_ row: ClassifiedRow) -> JSONValue {
        ["line": JSONValue(row.row.number), "text": .string(row.row.text), "box": box(row.row.box)]
    }

    private func amount(_ amount: Amount?) -> JSONValue {
        JSONValue(amount.map { decimal($0, draft.exponent) })
    }

    private func box(_ box: Box) -> JSONValue {
        .array([box.x, box.y, box.width, box.height].map { JSONValue($0) })
    }
}

/// An amount in digits with a decimal point and `exponent` decimals.
func decimal(_ amount: Amount, _ exponent: Int) -> String {
    PrintedNumber(amount.minorUnits, decimals: exponent).description
}

/// The price of one with the currency's decimals, or with more where more are printed, as at a petrol station.
func price(_ number: PrintedNumber, _ exponent: Int) -> String {
    number.amount(exponent: exponent).map { decimal($0, exponent) } ?? number.description
}

/// A share from 0 to 1 with two decimals: `0.95`.
func hundredths(_ share: Double) -> String {
    PrintedNumber(Int((max(0, min(1, share)) * 100).rounded()), decimals: 2).description
}
