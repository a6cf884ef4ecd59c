public import Groups
public import Ledger
public import Money

extension ExpenseMoney {
    /// The money of a random expense that adds up: any split, one to three payers, sometimes negative or converted.
    public static func random(
        among members: [RecordID], in currency: Currency, base: Currency, using generator: inout SeededGenerator
    ) -> ExpenseMoney {
        let largest = generator.pick([9, 99, 9_999, 99_999_999])
        var amount = Amount(.random(in: 1...largest, using: &generator))
        let sharing = someOf(members, &generator)
        let split: ExpenseSplit
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: split = .equal(sharing)
        case 1: split = .shares(weighted(sharing, &generator))
        case 2:
            split = .percent(
                zip(sharing, parts(Amount(1000), sharing.count, &generator)).map { member, tenths in
                    WeightedMember(member, Fraction(tenths.minorUnits, over: 10) ?? .zero)
                })
        case 3: split = .exact(contributions(amount, sharing, &generator))
        case 4:
            let most = amount.minorUnits / sharing.count
            split = .adjusted(
                sharing,
                someOf(sharing, &generator).map {
                    Contribution($0, Amount(.random(in: -most...most, using: &generator)))
                })
        case 5:
            let fixed = someOf(members, &generator)
            let others = members.filter { !fixed.contains($0) }
            let whole = others.isEmpty ? amount : Amount(.random(in: 0...amount.minorUnits, using: &generator))
            split = .fixed(contributions(whole, fixed, &generator), rest: weighted(others, &generator))
        default:
            let bill = Bill.random(among: sharing, in: currency, using: &generator)
            guard let total = try? bill.total() else { preconditionFailure("a small bill has a total") }
            amount = total
            split = .items(bill)
        }
        let payers = contributions(amount, Array(someOf(members, &generator).prefix(3)), &generator)
        var money = ExpenseMoney(
            amount: amount, currency: currency, payers: payers, split: split,
            oddUnits: generator.pick(OddUnits.allCases))
        if currency != base, amount != .zero, Bool.random(using: &generator) {
            let counted = amount.minorUnits * Int.random(in: 1...900, using: &generator) / 100
            money.conversion = Conversion(amount: Amount(counted), currency: base, rate: nil)
        }
        return Int.random(in: 0..<5, using: &generator) == 0 ? money.mirrored ?? money : money
    }

    /// The same expense with all signs turned; nil for a receipt, whose charges are not mirrored.
    public var mirrored: ExpenseMoney? {
        var money = self
        money.amount = -amount
        money.payers = payers.map { Contribution($0.member, -$0.amount) }
        money.conversion?.amount = -counted
        switch split {
        case .equal, .shares, .percent: break
        case .exact(let parts): money.split = .exact(parts.map { Contribution($0.member, -$0.amount) })
        case .adjusted(let members, let parts):
            money.split = .adjusted(members, parts.map { Contribution($0.member, -$0.amount) })
        case .fixed(let parts, let rest):
            money.split = .fixed(parts.map { Contribution($0.member, -$0.amount) }, rest: rest)
        case .items: return nil
        }
        return money
    }
}

extension Bill {
    /// A small random receipt among these members, every line assigned.
    public static func random(
        among members: [RecordID], in currency: Currency, using generator: inout SeededGenerator
    ) -> Bill {
        let lines = (1...Int.random(in: 1...4, using: &generator)).map { number in
            Line(
                number, "Line \(number)", Amount(.random(in: -300...3000, using: &generator)),
                shares: someOf(members, &generator).map { Share($0.description) })
        }
        let tip = Charge(
            .tip, .amount(Amount(.random(in: 0...500, using: &generator))), generator.pick([.proportional, .even]))
        return Bill(
            currency: currency, people: members.map { Person($0.description) }, lines: lines,
            charges: Bool.random(using: &generator) ? [tip] : [])
    }
}

/// At least one of these, in their order.
private func someOf(_ members: [RecordID], _ generator: inout SeededGenerator) -> [RecordID] {
    let some = members.filter { _ in Bool.random(using: &generator) }
    return some.isEmpty ? [generator.pick(members)] : some
}

/// Weights of at least one above zero, if there are any.
private func weighted(_ members: [RecordID], _ generator: inout SeededGenerator) -> [WeightedMember] {
    var weighted = members.map {
        WeightedMember($0, Fraction(.random(in: 0...5, using: &generator), over: generator.pick([1, 1, 2, 3])) ?? .one)
    }
    if !weighted.contains(where: { $0.weight > .zero }), !weighted.isEmpty { weighted[0].weight = .one }
    return weighted
}

/// Random amounts that add up.
private func parts(_ whole: Amount, _ count: Int, _ generator: inout SeededGenerator) -> [Amount] {
    let weights = (0..<count).map { _ in Fraction(.random(in: 0...9, using: &generator)) }
    let parts = try? whole.apportioned(by: [weights[0].adding(.one) ?? .one] + weights.dropFirst())
    guard let parts else { preconditionFailure("the first weight is above zero") }
    return parts
}

private func contributions(
    _ whole: Amount, _ members: [RecordID], _ generator: inout SeededGenerator
) -> [Contribution] {
    zip(members, parts(whole, members.count, &generator)).map { Contribution($0, $1) }
}
