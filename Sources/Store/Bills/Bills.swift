internal import Ledger
internal import Money
internal import Receipt

extension Database {
    /// Keeps a new bill, the receipt it was made from and what was corrected on it, all of it or nothing.
    ///
    /// People who are not known yet become known; those who are keep the spelling they have.
    /// `moment` is in seconds since 1970; what comes back is the number of the bill.
    public func keep(
        _ bill: BillRecord, receipt: ReceiptRecord? = nil, corrections: [Correction] = [], at moment: Int
    ) throws(StoreError) -> Int {
        try receipt?.keepPicture(home)
        return try write { () throws(StoreError) in
            var bill = bill
            if let receipt { bill.receipt = try insert(receipt) }
            try run("INSERT INTO bill (kept_at, currency, assignment, extras) VALUES (?, '', '', '')", [.init(moment)])
            let id = lastRow
            try fill(id, bill)
            for correction in corrections { try insert(correction) }
            return id
        }
    }

    /// Keeps a bill that was changed in place of what was kept of it.
    public func change(_ bill: BillRecord, corrections: [Correction] = []) throws(StoreError) {
        guard let id = bill.id else { preconditionFailure("a bill that was never kept cannot be changed") }
        try write { () throws(StoreError) in
            try run(
                "UPDATE bill SET revision = revision + 1 WHERE id = ? AND revision = ? AND deleted_at IS NULL",
                [.init(id), .init(bill.revision)])
            guard changes == 1 else { throw .conflict(id) }
            try fill(id, bill)
            for correction in corrections { try insert(correction) }
        }
    }

    /// Takes a bill out of the history; everything of it stays kept.
    public func delete(_ id: Int, at moment: Int) throws(StoreError) {
        try mark(id, "UPDATE bill SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL", [.init(moment), .init(id)])
    }

    /// Puts a deleted bill back.
    public func restore(_ id: Int) throws(StoreError) {
        try mark(id, "UPDATE bill SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL", [.init(id)])
    }

    private func mark(_ id: Int, _ sql: String, _ values: [Statement.Value]) throws(StoreError) {
        try write { () throws(StoreError) in
            try run(sql, values)
            if changes == 1 { return }
            let deleted = try rows("SELECT deleted_at IS NOT NULL FROM bill WHERE id = ?", [.init(id)]) { $0.flag(0) }
            throw .noBill(id, isDeleted: deleted == [true])
        }
    }

    /// Writes everything that a bill consists of into its row and those that belong to it.
    private func fill(_ id: Int, _ bill: BillRecord) throws(StoreError) {
        var (assignment, extras) = (bill.assignment, bill.extras)
        for table in ["line", "printed_tax", "bill_person"] {
            try run("DELETE FROM \(table) WHERE bill = ?", [.init(id)])
        }
        for (position, person) in bill.people.enumerated() {
            let known = try known(person)
            assignment = QuotedNames(assignment).renaming(person.name, to: known.name)
            extras = QuotedNames(extras).renaming(person.name, to: known.name)
            try run(
                "INSERT INTO bill_person VALUES (?, ?, ?, ?)",
                [.init(id), .init(position), .init(known.id), .init(person.weight.description)])
        }
        for (position, line) in bill.lines.enumerated() { try insert(line, position, id) }
        for (position, tax) in bill.taxes.enumerated() {
            try run("INSERT INTO printed_tax VALUES (?, ?, ?)", [.init(id), .init(position), .init(tax.minorUnits)])
        }
        try run(
            """
            UPDATE bill SET receipt = ?, title = ?, merchant = ?, day = ?, time = ?, currency = ?, subtotal = ?,
                tax_included = ?, service = ?, tip = ?, rounding = ?, total = ?, assignment = ?, extras = ?
            WHERE id = ?
            """,
            [
                .init(bill.receipt), .init(bill.title), .init(bill.merchant), .init(bill.day), .init(bill.time),
                .init(bill.currency.code), .init(bill.subtotal?.minorUnits), .init(bill.taxIncluded),
                .init(bill.service?.minorUnits), .init(bill.tip?.minorUnits), .init(bill.rounding?.minorUnits),
                .init(bill.total?.minorUnits), .init(assignment), .init(extras), .init(id),
            ])
    }

    private func insert(_ line: LineRecord, _ position: Int, _ id: Int) throws(StoreError) {
        try run(
            "INSERT INTO line VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .init(id), .init(position), .init(line.number), .init(line.name), .init(line.price.minorUnits),
                .init(line.quantity), .init(line.kind.rawValue), .init(line.appliesTo), .init(line.afterSubtotal),
                .init(line.box?.map(String.init).joined(separator: ",")),
                .init(line.doubts.map(\.rawValue).joined(separator: " ")),
            ])
    }
}
