import Arguments
import Groups
import Ledger
import Money

/// An expense as a command line says it: a new one, or an old one with what is given changed and nothing else.
struct TypedExpense {
    let values: Values
    let opened: OpenGroup
    let today: CalendarDate
    /// The name of the picture that was kept for it; nil to leave that.
    var picture: String?

    private var base: Currency { opened.group.currency }

    /// A new expense of the amount `text`.
    func expense(_ text: String, _ title: String, id: RecordID, created: Stamp) throws(Failure) -> Expense {
        let currency = values[BillOptions.currency] ?? base
        let amount = try Self.amount("AMOUNT", text, currency)
        let sharing = try sharing()
        let split = try split(currency)
        let money = ExpenseMoney(
            amount: amount, currency: currency, payers: try payers(of: amount, currency, usually: nil),
            split: split ?? Self.usualSplit(sharing ?? opened.members.active),
            conversion: try conversion(of: amount, currency, nil), oddUnits: opened.group.oddUnits)
        var expense = Expense(id: id, title: title, money: money, date: today, created: created)
        try describe(&expense)
        try opened.check(expense)
        return expense
    }

    /// A new expense of a receipt: everybody owes what they had.
    func expense(
        _ receipt: ReceiptExpense, _ title: String, id: RecordID, created: Stamp, device: String
    ) throws(Failure) -> Expense {
        let (amount, currency) = (receipt.total, receipt.bill.currency)
        let money = ExpenseMoney(
            amount: amount, currency: currency, payers: try payers(of: amount, currency, usually: receipt.payer),
            split: .items(receipt.bill), conversion: try conversion(of: amount, currency, nil),
            oddUnits: opened.group.oddUnits)
        var expense = Expense(
            id: id, title: title.isEmpty ? receipt.title : title, money: money, date: receipt.day ?? today,
            created: created)
        expense.bill = BillSource(device: device, number: receipt.number)
        expense.picture = receipt.picture
        try describe(&expense)
        try opened.check(expense)
        return expense
    }

    /// The expense with what the command line gives changed; `amount` and `title` as typed, nil to leave them.
    func changed(_ old: Expense, amount text: String?, title: String?) throws(Failure) -> Expense {
        var expense = old
        if let title { expense.title = title }
        try describe(&expense)
        let isMoney =
            text != nil || values[BillOptions.currency] != nil
            || !ExpenseOptions.given(
                values,
                of: [
                    ExpenseOptions.paid, ExpenseOptions.sharing, ExpenseOptions.split, ExpenseOptions.rate,
                    ExpenseOptions.countsAs,
                ]
            ).isEmpty
        if isMoney { expense.money = try changed(old, amount: text) }
        try opened.check(expense)
        return expense
    }

    private func changed(_ old: Expense, amount text: String?) throws(Failure) -> ExpenseMoney {
        var money = old.money
        if case .items = money.split, text != nil || values[BillOptions.currency] != nil {
            throw .group(.followsReceipt(opened.shortIDs.text(old.id)))
        }
        if let currency = values[BillOptions.currency], currency != money.currency {
            guard text != nil else { throw .group(.currencyAlone(currency)) }
            money.currency = currency
        }
        if let text { money.amount = try Self.amount("--amount", text, money.currency) }
        let isOther = money.amount != old.money.amount || money.currency != old.money.currency
        if let split = try split(money.currency) {
            money.split = split
        } else if let sharing = try sharing() {
            guard let split = money.split.among(sharing) else {
                throw .group(.splitAlone(money.split.way))
            }
            money.split = split
        } else if isOther, case .exact(let parts) = money.split {
            throw .group(.fixedShares(opened.shortIDs.text(old.id), shares: shares(parts, old.money.currency)))
        }
        if let paid = values[ExpenseOptions.paid] {
            money.payers = try payers(paid, money.amount, money.currency)
        } else if isOther {
            guard money.payers.count == 1 else {
                throw .group(.openPayers(money.payers.map { opened.members.name($0.member) }))
            }
            money.payers[0].amount = money.amount
        }
        let conversion = try conversion(of: money.amount, money.currency, isOther ? old.money : nil)
        if isOther || conversion != nil { money.conversion = conversion }
        return money
    }

    /// What it counts as: as the command line says; else, where an expense that had a rate has another amount now, at
    /// that rate.
    private func conversion(
        of amount: Amount, _ currency: Currency, _ old: ExpenseMoney?
    ) throws(Failure) -> Conversion? {
        let option = [ExpenseOptions.rate, ExpenseOptions.countsAs].first { values[$0] != nil }
        if let option, currency == base {
            throw .group(.needlessRate(option: option.parameter.spelling, base))
        }
        if let text = values[ExpenseOptions.countsAs] {
            return Conversion(amount: try Self.amount("--counts-as", text, base), currency: base, rate: nil)
        }
        let kept = old?.conversion
        if option == nil, let old, let kept, currency != base {
            guard kept.rate != nil, old.currency == currency, kept.currency == base else {
                throw .group(.rateMissing(AmountStyle(label: .code).text(amount, currency), base))
            }
        }
        guard let text = values[ExpenseOptions.rate] ?? (currency == base ? nil : kept?.rate) else { return nil }
        do throws(RateError) {
            return try Rate(text, from: currency, to: base).conversion(of: amount)
        } catch { throw .group(.rate(Reason { $0.text(error) })) }
    }

    private func describe(_ expense: inout Expense) throws(Failure) {
        if let day = values[ExpenseOptions.day].flatMap({ CalendarDate($0) }) { expense.date = day }
        if let category = values[ExpenseOptions.category] { expense.category = category.isEmpty ? nil : category }
        if let tags = values[ExpenseOptions.tags] {
            expense.tags = tags.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
        }
        if let note = values[ExpenseOptions.note] { expense.note = note }
        if let picture { expense.picture = picture }
        expense.recurrence = try recurrence(of: expense)
    }

    private func split(_ currency: Currency) throws(Failure) -> ExpenseSplit? {
        guard let text = values[ExpenseOptions.split] else { return nil }
        let typed: TypedSplit
        typed = try TypedSplit(text)
        return try typed.split(opened.members, among: try sharing(), currency)
    }

    private func sharing() throws(Failure) -> [Member]? {
        guard let text = values[ExpenseOptions.sharing] else { return nil }
        return try opened.members.members(text)
    }

    private func payers(_ text: String, _ amount: Amount, _ currency: Currency) throws(Failure) -> [Contribution] {
        let typed: TypedPayers
        typed = try TypedPayers(text)
        return try typed.payers(opened.members, of: amount, currency)
    }

    /// Who paid a new expense: as the command line says, else this member, else whoever paid the last expense that one
    /// member paid alone, else me.
    private func payers(
        of amount: Amount, _ currency: Currency, usually usual: RecordID?
    ) throws(Failure) -> [Contribution] {
        if let text = values[ExpenseOptions.paid] { return try payers(text, amount, currency) }
        let active = Set(opened.members.active.map(\.id))
        let last = opened.group.expenses.last { expense in
            !expense.isDeleted && expense.money.payers.count == 1 && active.contains(expense.money.payers[0].member)
        }
        guard let payer = usual ?? last?.money.payers[0].member ?? opened.me else { throw .group(.noPayer) }
        return [Contribution(payer, amount)]
    }

    /// By the standing weights of the members, or equally where all count for one.
    static func usualSplit(_ sharing: [Member]) -> ExpenseSplit {
        sharing.allSatisfy { $0.weight == .one }
            ? .equal(sharing.map(\.id)) : .shares(sharing.map { WeightedMember($0.id, $0.weight) })
    }

    static func amount(_ option: String, _ text: String, _ currency: Currency) throws(Failure) -> Amount {
        do throws(AmountTextError) {
            return try AmountText(currency).amount(text)
        } catch { throw .bill(.amount(option: option, text: text.shown, error)) }
    }

    private func shares(_ parts: [Contribution], _ currency: Currency) -> String {
        parts.map { "\(opened.members.name($0.member))=\(AmountStyle.plain.text($0.amount, currency))" }
            .joined(separator: ",")
    }
}

extension ExpenseSplit {
    /// The same way of sharing among others; nil where figures of each are needed for that. Weights stay with those who
    /// had them.
    fileprivate func among(_ sharing: [Member]) -> ExpenseSplit? {
        switch self {
        case .equal: .equal(sharing.map(\.id))
        case .shares(let old):
            .shares(
                sharing.map { member in
                    old.first { $0.member == member.id } ?? WeightedMember(member.id, member.weight)
                })
        case .adjusted(_, let parts): .adjusted(sharing.map(\.id), parts)
        case .percent, .exact, .fixed, .items: nil
        }
    }
}

extension OpenGroup {
    /// Refuses an expense that does not add up.
    func check(_ expense: Expense) throws(Failure) {
        do throws(ExpenseError) {
            _ = try expense.shares()
            _ = try expense.paid()
        } catch { throw .group(.expense(reason(error))) }
    }
}
