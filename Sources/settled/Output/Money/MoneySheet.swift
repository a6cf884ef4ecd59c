import Groups
import Money

/// What was spent and what moved, as text and as a JSON document: axes that are never added together.
struct MoneySheet {
    let report: MoneyReport
    /// The first day and the last that are counted; nil for all.
    let days: ClosedRange<CalendarDate>?

    /// The text, with a line break at the end of every line: the figures of each currency in which something happened,
    /// what went through accounts, and what is open with people at all times.
    func text() throws(Failure) -> String {
        var blocks: [String] = []
        let currencies = report.own.money.currencies.filter(happened)
        for currency in currencies {
            let head = currencies.count > 1 ? report.style.dim(currency.code) + "\n" : ""
            blocks.append(head + block(try report.own.figures(in: currency, during: days), currency))
        }
        if blocks.isEmpty { blocks.append(report.say(.nothingInTime) + "\n") }
        let accounts = try report.own.accounts(during: days)
        if !accounts.isEmpty { blocks.append(AccountTable(report: report, accounts: accounts).text) }
        let people = try report.own.people().filter { $0.amount != .zero }
        if !people.isEmpty { blocks.append(OwedTable(report: report, people: people).text) }
        let head = days.map { report.style.dim("\($0.lowerBound) – \($0.upperBound)") + "\n\n" } ?? ""
        return head + blocks.joined(separator: "\n")
    }

    private func happened(in currency: Currency) -> Bool {
        report.own.money.timeline.contains { $0.currency == currency && (days?.contains($0.date) ?? true) }
    }

    private func block(_ figures: MoneyFigures, _ currency: Currency) -> String {
        let axes: [[(MoneyMessage, Amount)]] = [
            [(.spending, figures.spending)]
                + (figures.refunds == .zero
                    ? [] : [(.refunds, figures.refunds), (.netSpending, figures.netSpending)]),
            [(.share, figures.share)],
            [
                (.moneyIn, figures.moneyIn), (.moneyOut, figures.moneyOut), (.cashOut, figures.cashOut),
                (.netCashFlow, figures.netCashFlow),
            ],
        ]
        var lines = axes.joined().map { [report.say($0.0), report.money($0.1, currency)] }.aligned(left: 1)[...]
        return axes.map { axis in
            defer { lines.removeFirst(axis.count) }
            return lines.prefix(axis.count).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    /// The document, version 1. Its schema is Fixtures/schema/money.json.
    func document() throws(Failure) -> JSONValue {
        let currencies = try report.own.money.currencies.map { currency throws(Failure) -> JSONValue in
            let figures = try report.own.figures(in: currency, during: days)
            func text(_ amount: Amount) -> JSONValue { .string(AmountStyle.plain.text(amount, currency)) }
            return [
                "currency": .string(currency.code), "spending": text(figures.spending),
                "refunds": text(figures.refunds), "net_spending": text(figures.netSpending),
                "my_share": text(figures.share), "cash_out": text(figures.cashOut),
                "money_in": text(figures.moneyIn), "money_out": text(figures.moneyOut),
                "net_cash_flow": text(figures.netCashFlow),
            ]
        }
        return [
            "settled": 1, "kind": "money", "from": JSONValue(days?.lowerBound.description),
            "to": JSONValue(days?.upperBound.description), "currencies": .array(currencies),
            "accounts": AccountTable(report: report, accounts: try report.own.accounts(during: days)).list,
            "people": OwedTable(report: report, people: try report.own.people()).list,
        ]
    }
}
