public import Groups

extension Group {
    /// The group that a history leaves after these edits were added to what this group was read from.
    ///
    /// Where they are of expenses and payments alone, as most are, only those records are read again.
    ///
    /// - Throws: ``ExchangeError``, as reading the whole history does.
    public func changed(by edits: [Edit], in history: History) throws(ExchangeError) -> Group {
        var group = self
        let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.id, $0) })
        for id in Set(edits.map(\.record)) {
            guard let record = history.record(id), !history.hasOtherKind(than: record) else {
                return try Group(history)
            }
            switch record.kind {
            case Expense.recordKind:
                let expense = try Expense(record)
                try check(expense, places)
                group.expenses.replace(expense) { ($0.created, $0.id) }
            case Payment.recordKind:
                let payment = try Payment(record)
                try check(payment, places)
                group.payments.replace(payment) { ($0.created, $0.id) }
            default: return try Group(history)
            }
        }
        return group
    }
}

extension History {
    /// Whether the id of a record, which is the first of its id, stands for something of another kind as well.
    fileprivate func hasOtherKind(than record: Record) -> Bool {
        let next = record.edits.endIndex
        return next < edits.endIndex && edits[next].record == record.id
    }
}

extension Array {
    /// Puts a record in its place in the order of creation, in which all stand, instead of what was there of the same id.
    fileprivate mutating func replace(_ record: Element, _ key: (Element) -> (created: Stamp, id: RecordID)) {
        let new = key(record)
        if let old = firstIndex(where: { key($0).id == new.id }) { remove(at: old) }
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if key(self[middle]) < new { low = middle + 1 } else { high = middle }
        }
        insert(record, at: low)
    }
}
