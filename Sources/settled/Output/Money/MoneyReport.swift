import Arguments
import Exchange
import Groups
import Money

/// One's own money with how its figures and words are written: what every output about it is made from.
struct MoneyReport {
    let own: OwnMoney
    let language: Language
    /// Whether amounts carry the currency's code in place of its sign.
    let usesCodes: Bool
    let style: Style
    /// The columns there are; nil for as many as it takes.
    let width: Int?
    private let shortIDs: ShortIDs
    private let records: [RecordID: MoneyRecord]
    private let entries: [RecordID: (group: GroupReport, entry: Entry)]

    init(_ own: OwnMoney, _ context: Context, _ values: Values) {
        self.own = own
        language = BillOptions.language(context, values)
        usesCodes = values[BillOptions.codes]
        style = context.style(values[Program.color])
        width = context.width
        shortIDs = own.shortIDs
        records = Dictionary((own.ledger?.records ?? []).map { ($0.id, $0) }) { first, _ in first }
        var entries: [RecordID: (group: GroupReport, entry: Entry)] = [:]
        for opened in own.groups {
            let report = context.report(opened, values)
            for entry in opened.group.entries { entries[entry.id] = (report, entry) }
        }
        self.entries = entries
    }

    /// A message in the language of the report.
    func say(_ message: MoneyMessage) -> String { message.text(language) }

    /// An amount with its currency, for people.
    func money(_ amount: Amount, _ currency: Currency) -> String {
        let label: AmountStyle.CurrencyLabel = currency == .unspecified ? .none : usesCodes ? .code : .symbol
        return AmountStyle(decimalMark: language.decimalMark, label: label).text(amount, currency)
    }

    /// What it is called on the command line: the number of a bill, or a short id.
    func name(_ id: RecordID) -> String {
        let id = own.bills.expenses[id] ?? id
        return id.billNumber.map(String.init) ?? shortIDs.text(id)
    }

    /// The record of one's own that has this id, deleted ones included.
    func record(_ id: RecordID) -> MoneyRecord? { records[id] }

    /// What a record is called; never nothing.
    func title(_ record: MoneyRecord) -> String {
        let title = record.title.shown
        let kind: String
        switch record.kind {
        case .purchase, .income, .otherIn, .otherOut: return title.isEmpty ? say(.kind(record.kind)) : title
        case .loanGiven, .loanReceived, .repaymentMade, .repaymentReceived:
            kind = say(.with(record.kind, (record.person ?? "").shown))
        case .refund: kind = say(.refundOf(record.purchase.flatMap(self.title)))
        case .transfer: kind = "\((record.account ?? "").shown) → \((record.target ?? "").shown)"
        }
        return title.isEmpty ? kind : "\(kind): \(title)"
    }

    /// What has this id is called, deleted records included; nil where there is none.
    func title(_ id: RecordID) -> String? {
        let id = own.bills.expenses[id] ?? id
        if let record = records[id] { return title(record) }
        if let (group, entry) = entries[id] { return group.title(entry) }
        return own.bills.alone.first { $0.id == id }.map { $0.title.isEmpty ? say(.bill) : $0.title.shown }
    }

    /// What an event is called, with its group, if it has one.
    func title(_ event: MoneyEvent) -> String {
        let title = title(event.record) ?? event.title.shown
        return groupName(event).map { "\(title) \(say(.inGroup($0.shown)))" } ?? title
    }

    /// The name of the group that an event belongs to, as it is; nil for none.
    func groupName(_ event: MoneyEvent) -> String? {
        guard case .group(let id, _) = event.source else { return nil }
        return own.groups.first { $0.group.id == id }?.group.name
    }

    /// How somebody stands with me, in words as well as in colour: `owes you €50.00`.
    func standing(_ amount: Amount, _ currency: Currency) -> String {
        if amount == .zero { return say(.settledUp) }
        let text = money(amount.magnitude, currency)
        return amount > .zero ? style.good(say(.owesYou(text))) : style.wrong(say(.isOwedByYou(text)))
    }

    /// How somebody stands with me in all currencies in which money is open.
    func standing(of person: String) throws(Failure) -> String {
        let open = try own.people().filter { $0.person == person && $0.amount != .zero }
        return open.isEmpty
            ? say(.settledUp) : open.map { standing($0.amount, $0.currency) }.joined(separator: ", ")
    }
}

extension OwnMoney {
    /// What I spent and what moved in one currency.
    func figures(in currency: Currency, during days: ClosedRange<CalendarDate>?) throws(Failure) -> MoneyFigures {
        do throws(MyMoneyError) { return try money.figures(in: currency, during: days) } catch {
            throw .money(MoneyFailure(error))
        }
    }

    /// What was recorded through each account.
    func accounts(during days: ClosedRange<CalendarDate>?) throws(Failure) -> [AccountFigures] {
        do throws(MyMoneyError) { return try money.accounts(during: days) } catch { throw .money(MoneyFailure(error)) }
    }

    /// What each person owes me.
    func people() throws(Failure) -> [PersonBalance] {
        do throws(MyMoneyError) { return try money.people() } catch { throw .money(MoneyFailure(error)) }
    }
}
