import Arguments
import Groups
import Money

/// What the commands that write a record of one's own money have in common: its short id on standard output or the record
/// as JSON, and what it means on standard error.
struct MoneyWriting {
    let context: Context
    let values: Values
    let before: OwnMoney
    let report: MoneyReport

    init(_ context: Context, _ values: Values, before: OwnMoney, after: OwnMoney) {
        self.context = context
        self.values = values
        self.before = before
        report = MoneyReport(after, context, values)
    }

    /// Tells a record that was written.
    func show(_ record: MoneyRecord) throws(Failure) {
        let text = RecordText(report: report, record: record)
        if values[BillOptions.json] {
            try context.output.write(text.document.indented() + "\n")
        } else {
            try context.output.write(report.name(record.id) + "\n")
            let person = try record.person.map { name throws(Failure) in
                ": \(name.shown) \(try report.standing(of: name))"
            }
            try context.errors.write("settled: \(text.summary)\(person ?? "").\n")
        }
        for account in [record.account, record.target].compactMap(\.self) { try warn(ofNew: account) }
        try warnOfRefund(record)
    }

    /// Says that an account is new, since that may be a slip of the finger.
    func warn(ofNew account: String) throws(Failure) {
        let known = Set(before.accounts)
        guard !known.isEmpty, !known.contains(account) else { return }
        try context.say(
            .newAccount(account.shown, others: known.sorted().map(\.shown).joined(separator: ", ")), values)
    }

    /// Says that more was given back than was paid.
    private func warnOfRefund(_ record: MoneyRecord) throws(Failure) {
        guard let id = record.purchase, let bought = report.own.money.timeline.first(where: { $0.record == id }),
            bought.refunded > bought.cashOut
        else { return }
        try context.say(.refundedMore(report.title(bought)), values)
    }
}
