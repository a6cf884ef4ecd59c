import Arguments
import Exchange
import Foundation
import Groups
import Money

/// Recurring expenses: what has come due by today is added before anything else is written.
extension Context {
    /// The edits of occurrences that have come by today and that a history lacks.
    func occurrences(missingIn history: History) throws(Failure) -> [Edit] {
        do throws(ExchangeError) {
            return try history.occurrences(through: day, endOf: Self.end)
        } catch { throw .exchange(error) }
    }

    /// The last millisecond of a day where the user is, since 1970.
    private static func end(of day: CalendarDate) -> Int {
        let calendar = Calendar(identifier: .gregorian)
        let parts = DateComponents(year: day.year, month: day.month, day: day.day)
        guard let start = calendar.date(from: parts), let next = calendar.date(byAdding: .day, value: 1, to: start)
        else { preconditionFailure("the calendar does not know \(day)") }
        return Int(next.timeIntervalSince1970) * 1000 - 1
    }

    /// Says what came, and what follows a template that was changed on the same day.
    func tell(
        of occurrences: [Edit], in changed: OpenGroup, before opened: OpenGroup, _ values: Values
    ) throws(Failure) {
        if occurrences.isEmpty { return }
        let records = Set(occurrences.map(\.record))
        let known = Set(opened.group.expenses.map(\.id))
        let shortIDs = changed.shortIDs
        let report = report(changed, values)
        let came = changed.group.expenses.filter { records.contains($0.id) && !$0.isDeleted }
        for expense in came.sorted(by: { $0.date < $1.date }) {
            let what = "\(changed.group.name.shown): \(report.title(expense)) \(report.amount(.expense(expense)))"
            let (day, id) = (expense.date.description, shortIDs.text(expense.id))
            try say(known.contains(expense.id) ? .followsTemplate(what, day, id) : .cameDue(what, day, id), values)
        }
    }
}
