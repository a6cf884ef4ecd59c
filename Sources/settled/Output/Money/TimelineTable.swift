import Groups
import Money

/// Everything that happened to one's own money, the latest first.
struct TimelineTable {
    let report: MoneyReport
    /// The events in the order in which they are shown.
    let events: [MoneyEvent]

    /// The table, with a line break at the end of every line. Figures of zero are left out: what one paid for others has
    /// no part of one's own, and what others paid moved nothing.
    var text: String {
        let figures = [MoneyMessage.spending, .share, .accountIn, .accountOut].map(report.say)
        let all = [["", report.say(.day), report.say(.what), "   "] + figures] + events.map(row)
        let widths = all.columnWidths
        let taken = widths.enumerated().reduce(0) { $0 + ($1.offset == 2 ? 0 : $1.element + 2) }
        let what = min(widths[2], max(16, (report.width ?? .max) - taken))
        let lines = all.map { row in
            let head = [row[0].padded(to: widths[0]), row[1].padded(to: widths[1])]
            let title = [row[2].cut(to: what).padded(to: what), row[3]]
            let figures = zip(row, widths).dropFirst(4).map { $0.rightAligned(to: $1) }
            return (head + title + figures).joined(separator: "  ").withoutTrailingBlanks
        }
        return report.style.dim(lines[0]) + "\n" + lines.dropFirst().map { $0 + "\n" }.joined()
    }

    private func row(_ event: MoneyEvent) -> [String] {
        var title = report.title(event)
        let style = AmountStyle(decimalMark: report.language.decimalMark)
        // A transfer is in none of the columns.
        if event.source == .personal(.transfer) { title = style.text(event.amount, event.currency) + " " + title }
        let figures = [event.spending, event.share, event.moneyIn, event.moneyOut]
        return [report.name(event.record), event.date.description, title, event.currency.code]
            + figures.map { $0 == .zero ? "" : style.text($0, event.currency) }
    }

    /// The document, version 1. Its schema is Fixtures/schema/timeline.json.
    func document(_ days: ClosedRange<CalendarDate>?) -> JSONValue {
        [
            "settled": 1, "kind": "timeline", "from": JSONValue(days?.lowerBound.description),
            "to": JSONValue(days?.upperBound.description), "events": .array(events.map(element)),
        ]
    }

    private func element(_ event: MoneyEvent) -> JSONValue {
        func text(_ amount: Amount) -> JSONValue { .string(AmountStyle.plain.text(amount, event.currency)) }
        func changes(_ changes: [MoneyEvent.Change], _ name: String) -> JSONValue {
            .array(
                changes.map {
                    .object([.init(name: name, value: .string($0.name)), .init(name: "amount", value: text($0.amount))])
                })
        }
        return [
            "id": .string(report.name(event.record)), "record": .string(event.record.description),
            "date": .string(event.date.description), "type": .string(event.source.name),
            "group": JSONValue(report.groupName(event)), "title": .string(event.title),
            "currency": .string(event.currency.code), "amount": text(event.amount), "spending": text(event.spending),
            "my_share": text(event.share), "cash_out": text(event.cashOut), "money_in": text(event.moneyIn),
            "money_out": text(event.moneyOut), "refunds": text(event.refund), "refunded": text(event.refunded),
            "people": changes(event.people, "person"), "accounts": changes(event.accounts, "account"),
        ]
    }

    /// One row for each event (RFC 4180, UTF-8). Names stand apart by semicolons where there are several.
    var csv: String {
        let head = [
            "date", "id", "type", "group", "title", "currency", "amount", "spending", "my_share", "cash_out",
            "money_in",
            "money_out", "refunds", "people", "accounts",
        ]
        let rows = events.map { event -> [String] in
            func text(_ amount: Amount) -> String { AmountStyle.plain.text(amount, event.currency) }
            func names(_ changes: [MoneyEvent.Change]) -> String {
                changes.map { "\($0.name) \(text($0.amount))" }.joined(separator: "; ")
            }
            let figures = [
                event.amount, event.spending, event.share, event.cashOut, event.moneyIn, event.moneyOut, event.refund,
            ]
            return [
                event.date.description, report.name(event.record), event.source.name, report.groupName(event) ?? "",
                event.title, event.currency.code,
            ] + figures.map(text) + [names(event.people), names(event.accounts)]
        }
        return ([head] + rows).map { CSVRow($0).text }.joined()
    }
}

extension MoneyEvent.Source {
    /// Its name in documents.
    fileprivate var name: String {
        switch self {
        case .group(_, .expense): "expense"
        case .group(_, .payment): "payment"
        case .bill: "bill"
        case .personal(let kind): kind.rawValue
        }
    }
}
