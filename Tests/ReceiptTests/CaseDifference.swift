import Foundation
import Money
import Receipt

/// Compares a draft with what a case asks for, field by field.
///
/// Names and labels are compared without case and blanks, numbers by value. Warnings are the least set, but a sum that
/// does not close is never more than asked for; and instead of mending an amount a draft may leave it and say so.
struct CaseDifference {
    private let expect: ReceiptCase.Expectation
    private let draft: Draft
    private let codes: Set<String>

    init(_ wanted: ReceiptCase, _ draft: Draft) {
        expect = wanted.expect
        self.draft = draft
        codes = Set(draft.issues.map(\.code.rawValue))
    }

    /// One line for every field that differs.
    var lines: [String] { itemLines + sumLines + warningLines }

    private var itemLines: [String] {
        let wanted = expect.items.filter { $0.kind != "rounding" }
        guard wanted.count == draft.items.count else {
            let names = draft.items.map { "\($0.name) \(decimal($0.price))" }
            return ["items: want \(wanted.map { "\($0.name) \($0.price)" }) got \(names)"]
        }
        return zip(wanted, draft.items).flatMap { difference($0, $1) }
    }

    private func difference(_ wanted: ReceiptCase.Item, _ item: LineItem) -> [String] {
        let target = item.appliesTo.flatMap { line in draft.items.first { $0.line == line }?.name }
        let fields: [(String, String?, String?)] = [
            ("name", plain(wanted.name), plain(item.name)),
            (
                "price", mayStayUnmended ? nil : number(wanted.price),
                mayStayUnmended ? nil : number(decimal(item.price))
            ),
            ("quantity", number(wanted.quantity), number(item.quantity?.description)),
            ("kind", wanted.kind, item.kind.rawValue),
            ("unit", wanted.unit, wanted.unit == nil ? nil : item.unit),
            (
                "unit_price", number(wanted.unitPrice),
                wanted.unitPrice == nil ? nil : number(item.unitPrice?.description)
            ),
            ("tax_code", wanted.taxCode, wanted.taxCode == nil ? nil : item.taxCode),
            ("applies_to", wanted.appliesTo.map(plain), wanted.appliesTo == nil ? nil : target.map(plain)),
            (
                "modifiers", (wanted.modifiers ?? []).map(plain).joined(separator: ";"),
                item.modifiers.map(plain).joined(separator: ";")
            ),
            ("after_subtotal", "\(wanted.afterSubtotal ?? false)", "\(item.afterSubtotal)"),
        ]
        return fields.compactMap { difference(wanted.name + " " + $0.0, $0.1, $0.2) }
    }

    private var sumLines: [String] {
        let rounding = expect.items.first { $0.kind == "rounding" }
        let fields: [(String, String?, String?)] = [
            ("subtotal", number(expect.subtotal), number(draft.subtotal.map(decimal))),
            ("service", number(expect.service), number(draft.service.map(decimal))),
            ("tip", number(expect.tip), number(draft.tip.map(decimal))),
            ("total", number(expect.total), number(draft.total.map(decimal))),
            ("rounding", number(rounding?.price), number(draft.rounding.map(decimal))),
            (
                "taxes",
                expect.taxes.map { plain($0.label) + " " + (number($0.amount) ?? "?") }.joined(separator: "; "),
                draft.taxes.map { plain($0.label) + " " + (number(decimal($0.amount)) ?? "?") }.joined(separator: "; ")
            ),
            ("currency", expect.currency, expect.currency == nil ? nil : draft.currency?.code),
            (
                "tax_inclusive", expect.taxInclusive.map { "\($0)" },
                expect.taxInclusive == nil ? nil : draft.taxIncluded.map { "\($0)" }
            ),
        ]
        return fields.compactMap { difference($0.0, $0.1, $0.2) }
    }

    private var warningLines: [String] {
        let missing = expect.warnings.filter { !codes.contains($0) && !($0 == "price-repaired" && mayStayUnmended) }
        let isSurprise =
            codes.contains("sum-mismatch") && Set(expect.warnings).isDisjoint(with: ["sum-mismatch", "price-repaired"])
        let isVouched = expect.warnings.contains("sum-mismatch") && draft.status == .verified
        return missing.map { "warning \($0) is missing; got \(codes.sorted())" }
            + (isSurprise ? ["sums are said not to close"] : []) + (isVouched ? ["a wrong bill is vouched for"] : [])
    }

    /// Whether an amount that should be mended was left, and the receipt says that its sums do not close.
    private var mayStayUnmended: Bool {
        expect.warnings.contains("price-repaired") && codes.contains("sum-mismatch")
    }

    private func difference(_ field: String, _ wanted: String?, _ found: String?) -> String? {
        wanted == found ? nil : "\(field): want \(wanted ?? "nothing") got \(found ?? "nothing")"
    }

    private func decimal(_ amount: Amount) -> String {
        PrintedNumber(amount.minorUnits, decimals: draft.exponent).description
    }

    /// A decimal number without zeros at its end.
    private func number(_ text: String?) -> String? {
        guard let text else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let units = Int(parts.joined()), parts.count <= 2 else { return "no number: \(text)" }
        return PrintedNumber(units, decimals: parts.count == 2 ? parts[1].count : 0).normalized.description
    }

    /// A name without case and blanks.
    private func plain(_ name: String) -> String {
        name.lowercased().filter { !$0.isWhitespace }
    }
}
