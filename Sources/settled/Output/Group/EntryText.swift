import Groups
import Money

/// One expense or payment with everything about it: what it was, who paid, who owes, comments.
struct EntryText {
    let report: GroupReport
    let entry: Entry

    /// The text, with a line break at the end of every line.
    func text() throws(Failure) -> String {
        var head = [report.opened.shortIDs.text(entry.id), entry.date.description, report.title(entry)]
        head.append(report.amount(entry))
        var lines = [head.joined(separator: "  ")]
        if entry.isDeleted { lines.append(report.style.wrong(report.say(.isDeleted))) }
        switch entry {
        case .expense(let expense): lines += try facts(expense)
        case .payment(let payment):
            if !payment.note.isEmpty { lines.append("\(report.say(.note)): \(payment.note.shown)") }
        }
        let comments = report.group.comments.filter { $0.about == entry.id && !$0.isDeleted }
        if !comments.isEmpty { lines.append("") }
        for comment in comments {
            lines.append((comment.author.isEmpty ? "" : comment.author.shown + ": ") + comment.text.shown)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func facts(_ expense: Expense) throws(Failure) -> [String] {
        let money = expense.money
        var lines: [String] = []
        if let rate = money.conversion?.rate { lines.append("\(report.say(.rate)): \(rate.shown)") }
        if let category = expense.category { lines.append("\(report.say(.category)): \(category.shown)") }
        if !expense.tags.isEmpty {
            lines.append("\(report.say(.tags)): \(expense.tags.map(\.shown).joined(separator: ", "))")
        }
        if !expense.note.isEmpty { lines.append("\(report.say(.note)): \(expense.note.shown)") }
        if let recurrence = expense.recurrence { lines.append(report.say(.every(recurrence))) }
        let (paid, shares): ([Contribution], [Contribution])
        do throws(ExpenseError) {
            (paid, shares) = (try expense.paid(), try expense.shares())
        } catch {
            throw .group(.entry(report.opened.shortIDs.text(expense.id), report.opened.reason(error)))
        }
        lines += ["", report.say(.whoPaid)] + rows(paid, money.countedCurrency)
        lines += ["", report.say(.owe(report.say(.way(money.split))))] + rows(shares, money.countedCurrency)
        return lines
    }

    private func rows(_ parts: [Contribution], _ currency: Currency) -> [String] {
        let names = parts.map { report.name($0.member) }
        let amounts = parts.map { report.money($0.amount, currency) }
        let (nameWidth, width) = (names.map(\.columns).max() ?? 0, amounts.map(\.columns).max() ?? 0)
        return parts.indices.map { row in
            "  " + report.coloured(names[row], parts[row].member)
                + String(repeating: " ", count: nameWidth - names[row].columns) + "  "
                + amounts[row].rightAligned(to: width)
        }
    }
}
