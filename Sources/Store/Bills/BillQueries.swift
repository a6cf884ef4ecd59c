internal import Ledger
internal import Money
internal import Receipt

extension Database {
    /// The bill with this number.
    public func bill(_ id: Int) throws(StoreError) -> BillRecord {
        if let bill = try bills(where: "id = ? AND deleted_at IS NULL", [.init(id)]).first { return bill }
        let deleted = try rows("SELECT 1 FROM bill WHERE id = ?", [.init(id)]) { $0.integer(0) }
        throw .noBill(id, isDeleted: !deleted.isEmpty)
    }

    /// The bills of the history, or those that were deleted from it, the latest first.
    public func bills(areDeleted: Bool = false) throws(StoreError) -> [BillRecord] {
        try bills(where: areDeleted ? "deleted_at IS NOT NULL" : "deleted_at IS NULL", [])
    }

    /// The last bill that was kept; nil where there is none.
    public func lastBill() throws(StoreError) -> BillRecord? {
        let ids = try rows("SELECT id FROM bill WHERE deleted_at IS NULL ORDER BY id DESC LIMIT 1") { $0.integer(0) }
        guard let id = ids.first, let id else { return nil }
        return try bill(id)
    }

    /// Bills with everything that belongs to them, by four queries however many they are.
    private func bills(where condition: String, _ values: [Statement.Value]) throws(StoreError) -> [BillRecord] {
        let chosen = "bill IN (SELECT id FROM bill WHERE \(condition)) ORDER BY bill, position"
        let taxes = try rows("SELECT bill, amount FROM printed_tax WHERE \(chosen)", values) { row in
            (bill: row.integer(0) ?? 0, value: Amount(row.integer(1) ?? 0))
        }
        let people = try rows(
            "SELECT bill, name, bill_person.weight FROM bill_person JOIN person ON person = person.id WHERE \(chosen)",
            values
        ) { row in
            let weight = row.text(2).flatMap { Fraction($0) } ?? .one
            return (bill: row.integer(0) ?? 0, value: Person(row.text(1) ?? "", weight: weight))
        }
        let lines = try rows(
            """
            SELECT bill, number, name, price, quantity, kind, applies_to, after_subtotal, box, doubts
            FROM line WHERE \(chosen)
            """, values, Self.line)
        let (taxOf, personOf, lineOf) = (Grouping(taxes), Grouping(people), Grouping(lines))
        return try rows(
            """
            SELECT id, revision, receipt, title, merchant, day, time, currency, subtotal, tax_included, service, tip,
                rounding, total, assignment, extras
            FROM bill WHERE \(condition) ORDER BY coalesce(day, date(kept_at, 'unixepoch')) DESC, id DESC
            """, values
        ) { row in
            var bill = Self.bill(row)
            if let id = bill.id { (bill.taxes, bill.people, bill.lines) = (taxOf[id], personOf[id], lineOf[id]) }
            return bill
        }
    }

    private static func bill(_ row: borrowing Statement) -> BillRecord {
        var bill = BillRecord(currency: row.text(7).flatMap { Currency(code: $0) } ?? .unspecified)
        (bill.id, bill.revision, bill.receipt) = (row.integer(0), row.integer(1) ?? 0, row.integer(2))
        (bill.title, bill.merchant, bill.day, bill.time) = (row.text(3), row.text(4), row.text(5), row.text(6))
        (bill.subtotal, bill.taxIncluded, bill.service) = (row.amount(8), row.flag(9), row.amount(10))
        (bill.tip, bill.rounding, bill.total) = (row.amount(11), row.amount(12), row.amount(13))
        (bill.assignment, bill.extras) = (row.text(14) ?? "", row.text(15) ?? "")
        return bill
    }

    private static func line(_ row: borrowing Statement) -> (bill: Int, value: LineRecord) {
        let doubts = row.text(9)?.split(separator: " ").compactMap { LineItem.Flag(rawValue: String($0)) }
        let line = LineRecord(
            number: row.integer(1) ?? 0, name: row.text(2) ?? "", price: Amount(row.integer(3) ?? 0),
            quantity: row.text(4), kind: row.text(5).flatMap(LineItem.Kind.init) ?? .item, appliesTo: row.integer(6),
            afterSubtotal: row.flag(7) ?? false, box: row.text(8)?.split(separator: ",").compactMap { Int($0) },
            doubts: doubts ?? [])
        return (row.integer(0) ?? 0, line)
    }
}

/// Rows by the bill they belong to, in their order.
private struct Grouping<Value> {
    private var values: [Int: [Value]] = [:]

    init(_ rows: [(bill: Int, value: Value)]) {
        for row in rows { values[row.bill, default: []].append(row.value) }
    }

    subscript(bill: Int) -> [Value] { values[bill] ?? [] }
}
