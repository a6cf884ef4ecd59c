import Groups
import Money

/// The balances of a group at the end of every month, from its first entry to its last.
struct BalanceCourse {
    let opened: OpenGroup
    /// The members, in the order of the amounts.
    let members: [RecordID]
    /// Each month and currency in which something had happened by then.
    let points: [Point]

    /// The balances of a currency at the end of a month.
    struct Point {
        let month: CalendarMonth
        let currency: Currency
        let amounts: [Amount]
    }

    /// Reads the books of a group.
    init(_ opened: OpenGroup, _ journal: Journal) throws(Failure) {
        self.opened = opened
        members = journal.members
        var points: [Point] = []
        if let first = journal.entries.first?.date, let last = journal.entries.last?.date {
            for currency in journal.currencies {
                let days: [DayBalances]
                do throws(JournalError) { days = try journal.history(in: currency) } catch {
                    throw .group(opened.failure(error))
                }
                for month in CalendarMonth.all(in: first...last) {
                    guard let day = days.last(where: { CalendarMonth(of: $0.date) <= month }) else { continue }
                    points.append(Point(month: month, currency: currency, amounts: day.amounts))
                }
            }
        }
        self.points = points
    }

    /// The document. Its schema is Fixtures/schema/balances-over-time.json.
    var document: JSONValue {
        let list = opened.members
        let months = points.map { point -> JSONValue in
            let balances = zip(members, point.amounts).map { member, amount -> JSONValue in
                [
                    "member": .string(list.plainName(member)), "currency": .string(point.currency.code),
                    "amount": .string(AmountStyle.plain.text(amount, point.currency)),
                ]
            }
            return [
                "month": .string(point.month.description), "currency": .string(point.currency.code),
                "balances": .array(balances),
            ]
        }
        return ["settled": 1, "kind": "balances-over-time", "months": .array(months)]
    }

    /// One row a month and currency, one column a member, with a line break at the end of every line. Whoever was always
    /// at zero and is removed is left out.
    func text(_ report: GroupReport) -> String {
        if points.isEmpty { return report.say(.nothingSpent) + "\n" }
        let removed = Set(report.group.members.filter(\.isArchived).map(\.id))
        let shown = members.indices.filter { place in
            !removed.contains(members[place]) || points.contains { $0.amounts[place] != .zero }
        }
        let style = AmountStyle(decimalMark: report.language.decimalMark)
        let rows =
            [["", ""] + shown.map { report.name(members[$0]) }]
            + points.map { point in
                [point.month.description, point.currency.code]
                    + shown.map { style.text(point.amounts[$0], point.currency) }
            }
        return rows.aligned(left: 2).enumerated().map { number, line in
            (number == 0 ? report.style.dim(line) : line) + "\n"
        }.joined()
    }
}
