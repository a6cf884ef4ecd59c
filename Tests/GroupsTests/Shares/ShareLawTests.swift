import Groups
import Ledger
import Money
import TestSupport
import Testing

@Suite struct ShareLawTests {
    private static let names = people("Ana Ben Cy Dora Eli Fay Gus Hal")

    private static func draw(_ generator: inout SeededGenerator) -> ExpenseMoney {
        .random(
            among: Array(names.prefix(.random(in: 1...8, using: &generator))),
            in: .named(generator.pick(["EUR", "JPY", "KWD"])), base: .named("EUR"), using: &generator)
    }

    /// Shares and payments add up to what is counted; every share is less than a unit from exact; signs are mirrored.
    @Test func laws() throws {
        try forEvery("expense", 20_000, seed: 21, draw: Self.draw) { money in
            let shares = try money.shares(of: "Dinner")
            if shares.map(\.amount).sum() != money.counted { return "shares miss: \(text(shares))" }
            let paid = try money.paid()
            if paid.map(\.amount).sum() != money.counted { return "payments miss: \(text(paid))" }
            if paid.map(\.member) != money.payers.map(\.member) { return "somebody else paid" }
            if Set(shares.map(\.member)).count != shares.count { return "somebody shares twice" }
            if let unfair = try unfairShare(of: money, shares) { return unfair }
            if let mirrored = money.mirrored {
                let turned = try mirrored.shares(of: "Dinner")
                if turned.map(\.amount) != shares.map({ -$0.amount }) { return "is not mirrored" }
            }
            return nil
        }
    }

    private func unfairShare(of money: ExpenseMoney, _ shares: [Contribution]) throws -> String? {
        let weights: [Int128]
        switch money.split {
        case .equal: weights = shares.map { _ in 1 }
        case .shares(let weighted), .percent(let weighted):
            // All denominators that are drawn divide 30.
            weights = weighted.filter { $0.weight > .zero }
                .map { Int128($0.weight.numerator) * Int128(30 / $0.weight.denominator) }
        case .exact, .adjusted, .fixed, .items:
            guard money.conversion != nil else { return nil }
            var unconverted = money
            unconverted.conversion = nil
            weights = try unconverted.shares(of: "Dinner").map { Int128($0.amount.minorUnits) }
        }
        let total = weights.reduce(0, +)
        for (share, weight) in zip(shares, weights) {
            let off = Int128(share.amount.minorUnits) * total - Int128(money.counted.minorUnits) * weight
            if off.magnitude >= total.magnitude { return "\(share.member.name) is a unit or more off" }
        }
        return nil
    }

    /// Weights in the same proportion are the same weights.
    @Test func scalingWeightsChangesNothing() throws {
        try forEvery("expense", 2000, seed: 22, draw: Self.draw) { money in
            guard case .shares(let weighted) = money.split else { return nil }
            var scaled = money
            scaled.split = .shares(
                weighted.map { WeightedMember($0.member, $0.weight.multiplied(by: 7) ?? .zero) })
            return try scaled.shares(of: "Dinner") == money.shares(of: "Dinner") ? nil : "is divided otherwise"
        }
    }

    /// An amount that is off is named to the unit, in the direction of the expense.
    @Test func whatIsOffIsNamed() {
        forEvery(
            "expense", 2000, seed: 23, draw: { (Self.draw(&$0), Int.random(in: 1...500, using: &$0)) }
        ) { money, units in
            var off = money
            let sign = money.amount < .zero ? -1 : 1
            off.payers[0].amount += Amount(sign * units)
            #expect(throws: ExpenseError.payers(left: Amount(-units), money.currency)) { try off.paid() }
            guard case .exact(var parts) = money.split else { return nil }
            parts[0].amount -= Amount(sign * units)
            off.split = .exact(parts)
            #expect(throws: ExpenseError.amounts(left: Amount(units), money.currency)) { try off.shares(of: "Dinner") }
            return nil
        }
    }
}
