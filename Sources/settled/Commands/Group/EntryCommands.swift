import Arguments
import Foundation
import Groups
import Money
import Store

/// What `show`, `edit`, `again`, `delete` and `restore` do with an expense or payment; with a bill they do it themselves.
enum EntryCommands {
    static let amount = Option(
        "amount", "AMOUNT", .text,
        help: Wording("What it cost, or how much was paid.", polish: "Ile to kosztowało albo ile wpłacono."))
    static let title = Option(
        "title", "TEXT", .anyText,
        help: Wording("What it was.", polish: "Co to było."))
    private static let from = Option(
        "from", "NAME", .text,
        help: Wording("Of a payment: who gave the money.", polish: "We wpłacie: kto dał pieniądze."))
    private static let to = Option(
        "to", "NAME", .text,
        help: Wording("Of a payment: who was given it.", polish: "We wpłacie: kto je dostał."))

    /// Prints a path in place of the rest.
    static let picture = Flag(
        "picture",
        help: Wording("Print the path of the picture.", polish: "Wypisuje ścieżkę obrazu."))

    /// What `edit` takes for an expense or payment.
    static let edited: [any Declaration] = [amount, title, from, to] + ExpenseOptions.parameters

    /// The options of `edit` that mean nothing for a bill.
    static func givenForEntries(_ values: Values) -> [String] {
        ExpenseOptions.given(
            values,
            of: [amount, title, from, to, ExpenseOptions.group, ExpenseOptions.day, ExpenseOptions.note]
                + ExpenseOptions.ofExpenses)
    }

    static func show(_ typed: String, _ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let (opened, entry) = try context.entry(typed, in: values[ExpenseOptions.group], values)
        if values[picture] { return try showPicture(entry, context.report(opened, values), context, values) }
        if values[BillOptions.json] {
            try context.output.write(try EntryJSON(opened).document(entry).indented() + "\n")
            return .done
        }
        let report = context.report(opened, values)
        let feed = Feed(GroupFeed(opened, report: report))
        let history = FeedText(
            feed: feed, items: feed.items(about: entry.id), group: opened.group.name, style: report.style)
        try context.output.write(try EntryText(report: report, entry: entry).text() + "\n" + history.text)
        return .done
    }

    private static func showPicture(
        _ entry: Entry, _ report: GroupReport, _ context: Context, _ values: Values
    ) throws(Failure) -> ExitCode {
        let name: String? = if case .expense(let expense) = entry { expense.picture } else { nil }
        let path = try name.map { name throws(Failure) in try context.home().pictures + "/" + name }
        guard let path, access(path, R_OK) == 0 else {
            try context.say(.noPicture(report.title(entry)), values)
            return .needsPerson
        }
        try context.output.write(path + "\n")
        return .done
    }

    static func edit(_ typed: String, _ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let (opened, old) = try context.entry(typed, in: values[ExpenseOptions.group], values)
        if old.isDeleted { throw .group(.isDeleted(opened.shortIDs.text(old.id))) }
        let new: Entry
        switch old {
        case .expense(let expense):
            try ItemOptions.refuse(ExpenseOptions.given(values, of: [from, to]), for: .expense)
            let picture = try TypedPicture.kept(context, values)
            let changed = try TypedExpense(values: values, opened: opened, today: context.day, picture: picture)
                .changed(expense, amount: values[amount], title: values[title])
            if case .fixed(let parts, _) = changed.money.split, changed.money.split == expense.money.split,
                changed.money.amount != expense.money.amount
            {
                let names = parts.map { opened.members.name($0.member) }.joined(separator: ", ")
                try context.say(.fixedStay(names), values)
            }
            new = .expense(changed)
        case .payment(let payment): new = .payment(try changed(payment, opened, values))
        }
        if new == old { throw .group(.nothingToChange) }
        try EntryWriting(context, values).change(old, to: new, in: opened)
        return .done
    }

    private static func changed(
        _ old: Payment, _ opened: OpenGroup, _ values: Values
    ) throws(Failure) -> Payment {
        try ItemOptions.refuse(ExpenseOptions.given(values, of: [title] + ExpenseOptions.ofExpenses), for: .payment)
        var payment = old
        if let currency = values[BillOptions.currency], currency != payment.currency {
            guard values[amount] != nil else { throw .group(.currencyAlone(currency)) }
            payment.currency = currency
        }
        if let text = values[amount] { payment.amount = try TypedExpense.amount("--amount", text, payment.currency) }
        if let name = values[from] { payment.from = try opened.members.member(name).id }
        if let name = values[to] { payment.to = try opened.members.member(name).id }
        if let day = values[ExpenseOptions.day].flatMap({ CalendarDate($0) }) { payment.date = day }
        if let note = values[ExpenseOptions.note] { payment.note = note }
        try opened.check(payment)
        return payment
    }

    /// The same expense or payment once more, today, with what the command line gives changed.
    static func again(_ typed: String, _ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let (opened, entry) = try context.entry(typed, in: values[ExpenseOptions.group], values)
        let stamp = try context.stamp()
        let day = values[ExpenseOptions.day].flatMap { CalendarDate($0) } ?? context.day
        let new: Entry
        switch entry {
        case .expense(let old):
            var expense = Expense(id: .new(), title: old.title, money: old.money, date: day, created: stamp)
            (expense.category, expense.tags, expense.note) = (old.category, old.tags, old.note)
            let picture = try TypedPicture.kept(context, values)
            new = .expense(
                try TypedExpense(values: values, opened: opened, today: day, picture: picture)
                    .changed(expense, amount: values[amount], title: values[title]))
        case .payment(let old):
            var payment = Payment(
                id: .new(), from: old.from, to: old.to, amount: old.amount, currency: old.currency, date: day,
                created: stamp)
            (payment.method, payment.note) = (old.method, old.note)
            new = .payment(try changed(payment, opened, values))
        }
        try EntryWriting(context, values).add(new, to: opened)
        return .done
    }

    /// Deletes an entry, or restores it.
    static func setDeleted(
        _ isDeleted: Bool, _ typed: String, _ context: Context, _ values: Values
    ) throws(Failure) -> ExitCode {
        let (opened, old) = try context.entry(typed, in: values[ExpenseOptions.group], values)
        let shown = opened.shortIDs.text(old.id)
        if old.isDeleted == isDeleted { throw .group(isDeleted ? .isDeleted(shown) : .isNotDeleted(shown)) }
        var new = old
        new.isDeleted = isDeleted
        let edits = try opened.edits(from: old, to: new, at: try context.stamp())
        let changed = try context.change(opened, edits, values)
        let title = context.report(changed, values).title(new)
        try context.say(isDeleted ? .entryDeleted(title, shown) : .entryRestored(title), values)
        return .done
    }
}
