import Arguments
import Groups
import Ledger
import Money
import Store

/// The expenses of a kept bill, which follow it: when the bill is changed, amount and shares are calculated anew.
///
/// An expense knows the bill by the device and its number there, so that only the device that has the bill acts.
struct BillFollowing {
    let context: Context
    let values: Values

    /// Changes the expenses of a bill that was changed, and says so. What cannot follow is named and left as it was.
    func follow(_ record: BillRecord, number: Int) throws(Failure) {
        for opened in try context.groups(values) {
            let stamp = try context.stamp()
            let source = BillSource(device: stamp.device, number: number)
            for expense in opened.group.expenses where expense.bill == source && !expense.isDeleted {
                let shown = opened.shortIDs.text(expense.id)
                do throws(Failure) {
                    let changed = try changed(expense, try ReceiptExpense(record, number: number, opened), opened)
                    if changed == expense { continue }
                    try context.change(opened, try opened.edits(from: expense, to: changed, at: stamp), values)
                    try context.say(.followed(shown, group: opened.group.name.shown), values)
                } catch {
                    try context.say(.notFollowed(shown, group: opened.group.name.shown), values)
                    try context.errors.write(error.text(BillOptions.language(context, values)).lines)
                }
            }
        }
    }

    private func changed(
        _ old: Expense, _ receipt: ReceiptExpense, _ opened: OpenGroup
    ) throws(Failure) -> Expense {
        var expense = old
        expense.money.split = .items(receipt.bill)
        expense.money.currency = receipt.bill.currency
        if receipt.total != old.money.amount || receipt.bill.currency != old.money.currency {
            guard old.money.payers.count == 1 else {
                throw .group(.openPayers(old.money.payers.map { opened.members.name($0.member) }))
            }
            expense.money.amount = receipt.total
            expense.money.payers[0].amount = receipt.total
            if let conversion = old.money.conversion {
                guard let rate = conversion.rate else {
                    let text = AmountStyle(label: .code).text(receipt.total, receipt.bill.currency)
                    throw .group(.rateMissing(text, conversion.currency))
                }
                do throws(RateError) {
                    expense.money.conversion = try Rate(rate, from: receipt.bill.currency, to: conversion.currency)
                        .conversion(of: receipt.total)
                } catch { throw .group(.rate(Reason { $0.text(error) })) }
            }
        }
        try opened.check(expense)
        return expense
    }
}
