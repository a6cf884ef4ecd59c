import Groups
import Money

/// What comes again in some groups, the next first, as a table, a JSON document and a calendar.
struct DueList {
    /// An expense that comes again.
    struct Row {
        let report: GroupReport
        /// The short id of the expense.
        let shortID: String
        let expense: Expense
        let recurrence: Recurrence
        /// The next day on which it comes.
        let next: CalendarDate
    }

    let rows: [Row]

    /// What comes again after this day.
    init(_ reports: [GroupReport], after today: CalendarDate) {
        rows = reports.flatMap { report -> [Row] in
            let shortIDs = report.opened.shortIDs
            return report.group.expenses.compactMap { expense -> Row? in
                guard !expense.isDeleted, let recurrence = expense.recurrence,
                    let next = recurrence.next(after: today)
                else { return nil }
                return Row(
                    report: report, shortID: shortIDs.text(expense.id), expense: expense, recurrence: recurrence,
                    next: next)
            }
        }.sorted { ($0.next, $0.expense.created) < ($1.next, $1.expense.created) }
    }

    /// The table, with a line break at the end of every line: id, next day, what, amount, how often, group.
    var text: String {
        guard let first = rows.first else { return "" }
        let cells = rows.map { row in
            [
                row.shortID, row.next.description, row.report.title(row.expense),
                row.report.amount(.expense(row.expense)), row.report.say(.every(row.recurrence)),
                row.report.group.name.shown,
            ]
        }
        let widths = cells.columnWidths
        let others = widths.reduce(10, +) - widths[2]
        let title = min(widths[2], max(20, (first.report.width ?? .max) - others))
        return cells.map { row in
            [
                row[0].padded(to: widths[0]), row[1].padded(to: widths[1]), row[2].cut(to: title).padded(to: title),
                row[3].rightAligned(to: widths[3]), row[4].padded(to: widths[4]), row[5],
            ].joined(separator: "  ") + "\n"
        }.joined()
    }

    /// The document. Its schema is Fixtures/schema/due.json.
    var document: JSONValue {
        let elements = rows.map { row -> JSONValue in
            let money = row.expense.money
            return [
                "group": .string(row.report.group.name),
                "id": .string(row.shortID),
                "record": .string(row.expense.id.description), "title": .string(row.expense.title),
                "amount": .string(AmountStyle.plain.text(money.amount, money.currency)),
                "currency": .string(money.currency.code), "next": .string(row.next.description),
                "recurrence": row.recurrence.document,
            ]
        }
        return ["settled": 1, "kind": "due", "recurring": .array(elements)]
    }

    /// The calendar, in which everything that comes again is an event of a whole day.
    var calendar: ICalendar {
        ICalendar(
            events: rows.map { row in
                ICalendar.Event(
                    id: row.expense.id.description, made: row.expense.created.milliseconds / 1000,
                    day: row.recurrence.anchor, rule: row.recurrence.rule,
                    summary: "\(row.report.title(row.expense)) \(row.report.amount(.expense(row.expense)))",
                    description: row.report.group.name.shown)
            })
    }
}
