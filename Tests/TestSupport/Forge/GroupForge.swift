public import Groups
import Ledger
import Money

/// Groups of random people who spent random sums in every way there is, each of which adds up.
public struct GroupForge {
    /// The group so far.
    public private(set) var group: Group
    private var clock = 1_700_000_000_000

    private static let words = [
        "Lunch", "O'Neil", "Żółć \"x\"", "日本", "e\u{301}", "a\\b", "ẞ, ß", "🍕 Pizza", "'; DROP TABLE edit; --", "1/2",
    ]
    private static let codes = ["EUR", "JPY", "KWD", "PLN"]

    /// A random group of up to `size` expenses and payments.
    public static func group(ofSize size: Int, using generator: inout SeededGenerator) -> Group {
        var forge = GroupForge(using: &generator)
        for _ in 0..<Int.random(in: 1...5, using: &generator) { forge.addMember(using: &generator) }
        for _ in 0..<Int.random(in: 0...size, using: &generator) {
            if Int.random(in: 0..<4, using: &generator) > 0 {
                forge.group.expenses.append(forge.expense(using: &generator))
            } else {
                forge.addPayment(using: &generator)
            }
        }
        let spoken = forge.group.expenses.map(\.id) + forge.group.payments.map(\.id)
        if !spoken.isEmpty, Bool.random(using: &generator) {
            forge.group.comments.append(
                Comment(
                    id: .random(using: &generator), about: generator.pick(spoken), text: "two\nlines\tand a tab",
                    author: "", isDeleted: Bool.random(using: &generator), created: forge.stamp()))
        }
        return forge.group
    }

    private init(using generator: inout SeededGenerator) {
        group = Group(
            id: .random(using: &generator), name: generator.pick(Self.words),
            kind: generator.pick(Group.Kind.allCases), currency: Self.currency(using: &generator))
        group.oddUnits = generator.pick(OddUnits.allCases)
        group.isArchived = Bool.random(using: &generator)
    }

    private static func currency(using generator: inout SeededGenerator) -> Currency {
        Currency(code: generator.pick(codes)) ?? .unspecified
    }

    private mutating func stamp() -> Stamp {
        clock += 1
        return Stamp(milliseconds: clock, device: "forge")
    }

    private mutating func addMember(using generator: inout SeededGenerator) {
        var member = Member(
            id: .random(using: &generator), name: "member \(group.members.count)",
            weight: Self.weight(using: &generator))
        if Bool.random(using: &generator) { member.colour = "#c0ffee" }
        if Bool.random(using: &generator) { member.handles = ["revolut": "@cy", "": "é"] }
        member.isArchived = Int.random(in: 0..<8, using: &generator) == 0
        if Int.random(in: 0..<6, using: &generator) == 0 {
            member.alias = group.members.randomElement(using: &generator)?.id
        }
        group.members.append(member)
        if Int.random(in: 0..<8, using: &generator) == 0 { group.plan = .via(member.id) }
    }

    private static func weight(using generator: inout SeededGenerator) -> Fraction {
        let below = Int.random(in: 1...3, using: &generator)
        return Fraction(Int.random(in: 1...9, using: &generator), over: below) ?? .one
    }

    private mutating func addPayment(using generator: inout SeededGenerator) {
        guard group.members.count > 1 else { return }
        let pair = group.members.shuffled(using: &generator)
        var payment = Payment(
            id: .random(using: &generator), from: pair[0].id, to: pair[1].id,
            amount: Amount(Int.random(in: 1...99_999, using: &generator)),
            currency: Self.currency(using: &generator), date: Self.date(using: &generator), created: stamp())
        payment.method = generator.pick(["", "cash"])
        payment.note = generator.pick(["", "for\nthe taxi"])
        payment.isDeleted = Int.random(in: 0..<8, using: &generator) == 0
        group.payments.append(payment)
    }

    private static func date(using generator: inout SeededGenerator) -> CalendarDate {
        let day = CalendarDate(
            year: Int.random(in: 1...9999, using: &generator), month: Int.random(in: 1...12, using: &generator),
            day: Int.random(in: 1...28, using: &generator))
        guard let day else { preconditionFailure("every month has 28 days") }
        return day
    }

    /// A random expense of the group, which adds up.
    private mutating func expense(using generator: inout SeededGenerator) -> Expense {
        let currency = Self.currency(using: &generator)
        var money = ExpenseMoney.random(
            among: group.members.map(\.id), in: currency, base: group.currency, using: &generator)
        if let conversion = money.conversion, Bool.random(using: &generator) {
            money.conversion = Conversion(
                amount: conversion.amount, currency: conversion.currency, rate: "1 EUR=4.4111 PLN")
        }
        if case .items(let bill) = money.split { money.split = .items(Self.decorated(bill, using: &generator)) }
        var expense = Expense(
            id: .random(using: &generator), title: generator.pick(Self.words + [""]), money: money,
            date: Self.date(using: &generator), created: stamp())
        expense.category = generator.pick([nil, "food", "rent"])
        expense.tags = generator.pick([[], ["a"], ["a", "b c"]])
        expense.note = generator.pick(["", "two\nlines"])
        expense.picture = generator.pick([nil, String(repeating: "ab", count: 32) + ".jpg"])
        expense.recurrence = generator.pick([
            nil, Recurrence(.month, from: expense.date),
            Recurrence(every: 2, .week, from: expense.date, end: .count(4)),
            Recurrence(.year, from: expense.date, end: .until(expense.date)),
        ])
        expense.isDeleted = Int.random(in: 0..<8, using: &generator) == 0
        return expense
    }

    /// The same receipt with everything on it that does not change what it comes to.
    private static func decorated(_ bill: Bill, using generator: inout SeededGenerator) -> Bill {
        var bill = bill
        bill.title = generator.pick(words)
        bill.includedTax = Amount(Int.random(in: 0...9, using: &generator))
        bill.carriesRemainders = Bool.random(using: &generator)
        bill.payer = bill.people.first?.name
        bill.cashStep = generator.pick([nil, Amount(5)])
        if let person = bill.people.last, bill.people.count > 1 {
            bill.treats = generator.pick([
                [], [Treat(person.name)], [Treat(person.name, by: [Share(bill.people[0].name)])],
            ])
        }
        guard let percent = Percent(.zero) else { preconditionFailure("nothing is a percentage") }
        let shares = bill.people.map { Share($0.name, weight(using: &generator)) }
        bill.charges.append(
            Charge(
                .fee, .percent(percent, of: .subtotal),
                generator.pick([.even, .proportional, .lines([1]), .weights(shares)])))
        bill.lines.append(Line(99, generator.pick(words), .zero, shares: shares, appliesTo: 1))
        return bill
    }
}
