import Arguments
import Foundation
import Groups
import Money

/// What the commands that write entries have in common: writing, the short id on standard output or the record as
/// JSON, and what it means for everybody on standard error.
struct EntryWriting {
    let context: Context
    let values: Values

    init(_ context: Context, _ values: Values) {
        self.context = context
        self.values = values
    }

    /// Adds a new entry and tells its short id.
    func add(_ entry: Entry, to opened: OpenGroup) throws(Failure) {
        let naming = AccountNaming(context: context, values: values)
        let account = try naming.account(
            of: entry, in: opened, called: context.report(opened, values).title(entry))
        let changed = try context.change(opened, try opened.edits(from: nil, to: entry, at: entry.created), values)
        try show(entry, in: changed)
        if let account { try naming.name(account, for: entry.id, of: try context.ownMoney(values)) }
    }

    /// Writes an entry that was changed, and tells how it is now.
    func change(_ old: Entry, to new: Entry, in opened: OpenGroup) throws(Failure) {
        let edits = try opened.edits(from: old, to: new, at: try context.stamp())
        try show(new, in: edits.isEmpty ? opened : try context.change(opened, edits, values))
    }

    /// Tells an entry that was written.
    func show(_ entry: Entry, in opened: OpenGroup) throws(Failure) {
        let report = context.report(opened, values)
        if values[BillOptions.json] {
            try context.output.write(try EntryJSON(opened).document(entry).indented() + "\n")
        } else {
            try context.output.write(opened.shortIDs.text(entry.id) + "\n")
            try context.errors.write("settled: " + (try summary(entry, report)) + "\n")
        }
        if case .expense(let expense) = entry, expense.money.convertsToNothing {
            try context.errors.write("settled: " + report.say(.convertsToNothing(report.title(expense))) + "\n")
        }
    }

    /// An entry in one line: `trip: dinner €96.00, paid by ben: ann €32.00, ben €32.00, cy €32.00.`
    private func summary(_ entry: Entry, _ report: GroupReport) throws(Failure) -> String {
        let what = "\(report.group.name.shown): \(report.title(entry)) "
        guard case .expense(let expense) = entry else { return what + report.amount(entry) + "." }
        let shares: [Contribution]
        do throws(ExpenseError) { shares = try expense.shares() } catch {
            throw .group(.expense(report.opened.reason(error)))
        }
        let parts = shares.map { part in
            report.name(part.member) + " " + report.money(part.amount, expense.money.countedCurrency)
        }
        let payers = report.names(expense.money.payers.map(\.member))
        return what + report.say(.paidBy(report.amount(entry), payers)) + ": " + parts.joined(separator: ", ") + "."
    }
}

extension RecordID {
    /// A new random id.
    static func new() -> RecordID {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }
}

extension OpenGroup {
    /// Refuses a payment that is none.
    func check(_ payment: Payment) throws(Failure) {
        do throws(PaymentError) { try payment.check() } catch {
            switch error {
            case .toThemselves: throw .group(.paysThemselves(members.name(payment.from)))
            case .notPositive(let amount, let currency):
                throw .group(.paymentNotPositive(AmountStyle.plain.text(amount, currency)))
            case .money(let error): throw .group(.expense(Reason { $0.text(error) }))
            }
        }
    }
}
