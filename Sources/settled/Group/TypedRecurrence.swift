import Arguments
import Groups
import Money

/// How often an expense comes, as a person types it: `month`, `"2 weeks"`, `never`.
enum TypedRecurrence: Hashable {
    case never
    case every(Int, Recurrence.Unit)

    /// Reads the value of `--every`; nil if it is none.
    init?(_ text: String) {
        var words = text.lowercased().split(separator: " ")
        if words == ["never"] {
            self = .never
            return
        }
        var interval = 1
        if words.count == 2, let number = Int(words[0]), Self.counts.contains(number) {
            interval = number
            words.removeFirst()
        }
        let unit = Recurrence.Unit.allCases.first { words == [$0.rawValue[...]] || words == [$0.rawValue + "s"] }
        guard let unit else { return nil }
        self = .every(interval, unit)
    }

    /// How large an interval and a number of times may be, as group files have them.
    static let counts = 1...1_000_000
}

extension TypedExpense {
    /// How an expense comes again, with what the command line says of it changed. Another interval counts from the last
    /// time that it came, so that nothing comes again that came already.
    func recurrence(of expense: Expense) throws(Failure) -> Recurrence? {
        var changed = expense.recurrence
        switch values[ExpenseOptions.every].flatMap({ TypedRecurrence($0) }) {
        case nil: break
        case .never: changed = nil
        case .every(let interval, let unit):
            if let old = expense.recurrence {
                if (old.interval, old.unit) != (interval, unit) { changed = old.changed(to: interval, unit, on: today) }
            } else {
                changed = Recurrence(every: interval, unit, from: expense.date)
            }
        }
        let ends = [ExpenseOptions.until, ExpenseOptions.times]
        guard var recurrence = changed else {
            if let option = ExpenseOptions.given(values, of: ends).first { throw .group(.notRecurring(option)) }
            return nil
        }
        if let last = values[ExpenseOptions.until].flatMap({ CalendarDate($0) }) { recurrence.end = .until(last) }
        if let times = values[ExpenseOptions.times].flatMap({ Int($0) }) { recurrence.end = .count(times) }
        // What came already stays; only what would be added now is bounded.
        let came = Set(expense.recurrence?.dates(through: today) ?? [])
        let due = recurrence.dates(through: today).count { !came.contains($0) }
        guard due <= Recurrence.mostAtOnce else { throw .group(.comesTooOften(due)) }
        return recurrence
    }
}
