import Groups
import Ledger
import Money
import TestSupport

/// Groups that several tests use.
enum Trip {
    /// The first day of all.
    static let day = date("2026-07-01")

    /// A group of these people, its amounts in no currency in particular.
    static func group(_ names: String, _ currency: Currency = .unspecified) -> Group {
        var group = Group(id: "Trip", name: "Trip", currency: currency)
        group.members = people(names).map { Member(id: $0, name: $0.name) }
        return group
    }

    /// A day as ISO 8601 writes it.
    static func date(_ text: String) -> CalendarDate {
        guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no day") }
        return date
    }
}

extension Group {
    /// Adds an expense; the currency is the group's unless another is named.
    mutating func add(
        _ amount: Amount, _ currency: Currency? = nil, paid payers: [Contribution], _ split: ExpenseSplit,
        converted conversion: Conversion? = nil, on date: CalendarDate = Trip.day, category: String? = nil
    ) {
        let money = ExpenseMoney(
            amount: amount, currency: currency ?? self.currency, payers: payers, split: split, conversion: conversion)
        add(money, on: date, category: category)
    }

    /// Adds an expense.
    mutating func add(_ money: ExpenseMoney, on date: CalendarDate = Trip.day, category: String? = nil) {
        var expense = Expense(id: nextID, title: category ?? "", money: money, date: date, created: nextStamp)
        expense.category = category
        expenses.append(expense)
    }

    /// Adds an expense that one member paid for all of these, equally.
    mutating func add(
        _ amount: Amount, _ currency: Currency? = nil, by payer: RecordID, for names: String,
        on date: CalendarDate = Trip.day, category: String? = nil
    ) {
        add(
            amount, currency, paid: [Contribution(payer, amount)], .equal(people(names)), on: date,
            category: category)
    }

    /// Adds a payment.
    mutating func pay(
        _ from: RecordID, _ to: RecordID, _ amount: Amount, _ currency: Currency? = nil,
        on date: CalendarDate = Trip.day
    ) {
        payments.append(
            Payment(
                id: nextID, from: from, to: to, amount: amount, currency: currency ?? self.currency, date: date,
                created: nextStamp))
    }

    /// Pays everything that a plan proposes.
    mutating func pay(_ plan: Plan) {
        for transfer in plan.transfers { pay(transfer.from, transfer.to, transfer.amount, transfer.currency) }
    }

    private var nextID: RecordID { "\(expenses.count + payments.count + 1)" }
    private var nextStamp: Stamp { Stamp(milliseconds: expenses.count + payments.count + 1, device: "a") }

    /// The balances in the group's currency: `-5.00 125.00 -120.00`.
    func nets() throws -> String { text(try Journal(self).balances(), currency) }

    /// The plan of this kind in the group's currency: `Cara>Bob 120.00; Alice>Bob 5.00`.
    func plan(_ kind: PlanKind) throws -> String { text(try Journal(self).plan(kind)) }
}

/// The balances of a currency, in the order of the members.
func text(_ balances: Balances, _ currency: Currency) -> String {
    balances.amounts(in: currency).map { text($0, currency) }.joined(separator: " ")
}

/// `Cara>Bob 120.00; Alice>Bob 5.00`, or `none`.
func text(_ plan: Plan, in currency: Currency? = nil) -> String {
    let transfers = plan.transfers.filter { currency == nil || $0.currency == currency }
    if transfers.isEmpty { return "none" }
    return transfers.map { "\($0.from.name)>\($0.to.name) \(text($0.amount, $0.currency))" }.joined(separator: "; ")
}
