import Ledger
import Money
import TestSupport
import Testing

/// Bills that several tests use.
enum Table {
    /// Three people at a diner: one line each, fries for two, a dessert for all.
    static func diner(tip rule: Charge.Rule = .proportional) -> Bill {
        Bill(
            title: "Joe's Diner", currency: Currency(code: "USD") ?? .unspecified,
            people: [Person("Alice"), Person("Bob"), Person("Cara")],
            lines: [
                Line(1, "Burger", "14.50", shares: [Share("Alice")]),
                Line(2, "Pasta", "17.25", shares: [Share("Bob")]),
                Line(3, "Salmon", "22.00", shares: [Share("Cara")]),
                Line(4, "Fries", "6.50", shares: [Share("Alice"), Share("Bob")]),
                Line(5, "Tiramisu", "9.00", shares: [Share("Alice"), Share("Bob"), Share("Cara")]),
            ],
            charges: [Charge(.tax, .amount("6.14")), Charge(.tip, .amount("13.85"), rule)])
    }

    /// A random bill: shared lines and discounts, charges of every rule, sometimes treats, cash steps and carrying.
    static func draw(_ generator: inout SeededGenerator) -> Bill {
        let names = Array(
            ["Ana", "Ben", "Cy", "Dora", "Eli", "Fay", "Gus"].prefix(.random(in: 1...7, using: &generator)))
        let people = names.map { Person($0, weight: Fraction(generator.pick([1, 1, 1, 2]))) }
        func shares() -> [Share] {
            let taking = names.filter { _ in Bool.random(using: &generator) }
            return (taking.isEmpty ? [generator.pick(names)] : taking).map { name in
                Share(
                    name,
                    Fraction(Int.random(in: 1...5, using: &generator), over: generator.pick([1, 1, 2, 3])) ?? .one)
            }
        }
        let lines = (0..<Int.random(in: 0...12, using: &generator)).map { number in
            let isDiscount = Int.random(in: 0..<5, using: &generator) == 0
            let amount =
                isDiscount ? Int.random(in: -900...0, using: &generator) : .random(in: 1...9000, using: &generator)
            let target = isDiscount && number > 0 ? Int.random(in: 1...number, using: &generator) : nil
            return Line(
                number + 1, "Line \(number + 1)", Amount(amount), shares: target == nil ? shares() : [],
                appliesTo: target)
        }
        let charges = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            let rules: [Charge.Rule] = [
                .proportional, .proportional, .even, .lines(lines.map(\.number).filter { $0.isMultiple(of: 2) }),
                .weights(shares()),
            ]
            let kind = generator.pick(Charge.Kind.allCases)
            let percent = Percent(Fraction(Int.random(in: 0...30, using: &generator))) ?? Percent(.zero)
            let amount = Amount((kind == .discount ? -1 : 1) * Int.random(in: 0...2000, using: &generator))
            let figures: [Charge.Figure?] = [
                .amount(amount), percent.map { .percent($0, of: .subtotal) }, percent.map { .percent($0, of: .total) },
            ]
            return Charge(kind, generator.pick(figures.compactMap(\.self)), generator.pick(rules))
        }
        var bill = Bill(currency: .unspecified, people: people, lines: lines, charges: charges)
        bill.carriesRemainders = Bool.random(using: &generator)
        if Int.random(in: 0..<4, using: &generator) == 0 {
            bill.includedTax = Amount(.random(in: 0...500, using: &generator))
        }
        if names.count > 1, Int.random(in: 0..<4, using: &generator) == 0 {
            bill.treats = [Treat(generator.pick(names))]
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
            bill.payer = generator.pick(names)
            bill.cashStep = Amount(generator.pick([5, 10, 50, 100]))
        }
        return bill
    }
}
