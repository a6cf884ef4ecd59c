public import Groups
public import Money

extension History {
    /// Brings every recurring expense to where it has come as often as it is due by `today`.
    ///
    /// An occurrence is a record whose id every device calculates alike. Its registers are those of the template as they
    /// stood at the end of its day, with the stamps they have there, so that whoever catches up when and how often makes
    /// the same of it; only the date is its own. A template that is deleted comes no more.
    ///
    /// - Parameters:
    ///   - today: The last day that is due.
    ///   - endOf: The last millisecond of a day, since 1970, by the clock on the wall.
    /// - Returns: The edits that are missing.
    /// - Throws: ``ExchangeError`` for a template whose registers cannot be read.
    public func occurrences(
        through today: CalendarDate, endOf: (CalendarDate) -> Int
    ) throws(ExchangeError) -> [Edit] {
        var missing: [Edit] = []
        // Few records come again; all others are passed by without a look at what they hold.
        let recurring = edits.indices.filter { edits[$0].register == "recurrence" }.map { edits[$0].record }
        for template in Set(recurring).sorted().compactMap({ self.record($0) }) {
            guard template.kind == Expense.recordKind, template.isRecurring,
                let recurrence = try Expense(template).recurrence
            else { continue }
            var added = 0
            for day in recurrence.dates(through: today) where added < Recurrence.mostAtOnce {
                let id = RecordID.occurrence(of: template.id, on: day)
                let known = record(id)?.edits ?? []
                let edits = template.registers(at: endOf(day), for: day, as: id).filter { !known.contains($0) }
                if !edits.isEmpty { added += 1 }
                missing += edits
            }
        }
        return missing
    }
}

extension Record {
    fileprivate var isRecurring: Bool { (current("recurrence")?.value ?? "null") != "null" && !isDeleted }

    /// What an occurrence does not take over: it does not come again itself, and follows no bill, whose changes would
    /// reach back to all earlier times.
    private static let ownRegisters: Set = ["recurrence", "deleted", "bill"]

    /// The edits of an occurrence of this template: as it stood at that millisecond, or as it was made if it is younger.
    fileprivate func registers(at milliseconds: Int, for day: CalendarDate, as id: RecordID) -> [Edit] {
        current(at: max(milliseconds, created.milliseconds))
            .filter { !Self.ownRegisters.contains($0.register) }
            .map { edit in
                let value = edit.register == "date" ? JSON.string(day.description).canonical : edit.value
                return Edit(
                    record: id, kind: kind, register: edit.register, stamp: edit.stamp, value: value,
                    author: edit.author
                )
            }
    }
}
