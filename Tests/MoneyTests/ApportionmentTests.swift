import Money
import TestSupport
import Testing

@Suite struct ApportionmentTests {
    struct Case: CustomStringConvertible {
        var amount: Amount
        var weights: [Fraction]
        var first: Int
        var description: String { "\(amount.minorUnits) by \(weights), starting at \(first)" }
    }

    /// Small and huge amounts of both signs; whole, zero, decimal and fractional weights.
    static func draw(_ generator: inout SeededGenerator) -> Case {
        let limit = generator.pick([3, 1000, 1_000_000, Int.max])
        let amount = Amount(Int.random(in: -limit...limit, using: &generator))
        var weights: [Fraction] = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            let above = Int.random(in: 0...generator.pick([1, 4, 1000]), using: &generator)
            return Fraction(above, over: generator.pick([1, 1, 1, 2, 7, 10, 100])) ?? .one
        }
        if weights.allSatisfy({ $0 == .zero }) { weights[0] = .one }
        return Case(amount: amount, weights: weights, first: Int.random(in: weights.indices, using: &generator))
    }

    static func drawLines(_ generator: inout SeededGenerator) -> [Case] { (0..<20).map { _ in draw(&generator) } }

    @Test func laws() throws {
        try forEvery("apportionment", 20_000, seed: 1, draw: Self.draw) { value in
            let (amount, weights) = (value.amount, value.weights)
            let parts = try amount.apportioned(by: weights, startingAt: value.first)
            if try parts.checkedSum() != amount { return "the parts \(parts) do not add up" }
            if let wrong = unfair(amount, weights, parts) { return wrong }
            let mirrored = try (-amount).apportioned(by: weights, startingAt: value.first)
            if mirrored != parts.map({ -$0 }) { return "not mirrored: \(mirrored)" }
            let scaled = weights.compactMap { $0.multiplied(by: Fraction(3)) }
            if try amount.apportioned(by: scaled, startingAt: value.first) != parts { return "scaling changes parts" }
            return nil
        }
    }

    @Test func carryingKeepsEveryPartFairAndNobodyDrifts() throws {
        try forEvery("carry", 2000, seed: 5, draw: Self.drawLines) { lines in
            let count = lines.map(\.weights.count).min() ?? 1
            var carry = Carry(count: count)
            var given = [Int128](repeating: 0, count: count)
            var exact = [(Int128, Int128)](repeating: (0, 1), count: count)
            for line in lines {
                let amount = Amount(line.amount.minorUnits % 100_000)
                var weights = line.weights.prefix(count).map { Fraction(min($0.rounded, 4)) }
                if weights.allSatisfy({ $0 == .zero }) { weights[0] = .one }
                let parts = try carry.apportion(amount, by: weights)
                if try parts.checkedSum() != amount { return "the parts \(parts) do not add up" }
                if let wrong = unfair(amount, weights, parts) { return wrong }
                let total = Int128(weights.map(\.numerator).reduce(0, +))
                for person in 0..<count {
                    given[person] += Int128(parts[person].minorUnits)
                    let (above, below) = exact[person]
                    let share = Int128(amount.minorUnits) * Int128(weights[person].numerator)
                    exact[person] = reduced(above * total + share * below, below * total)
                }
            }
            for person in 0..<count {
                let drift = exact[person].0 - given[person] * exact[person].1
                let bound = Int128(count) * exact[person].1
                if drift.magnitude >= bound.magnitude {
                    return "person \(person) drifted by \(drift)/\(exact[person].1)"
                }
            }
            return nil
        }
    }

    @Test func carriedOverManyEqualLinesEverybodyGetsTheSame() throws {
        var carry = Carry(count: 3)
        var totals = [Amount](repeating: .zero, count: 3)
        for _ in 0..<300 {
            let parts = try carry.apportion(Amount(100), by: [.one, .one, .one])
            for person in totals.indices { totals[person] += parts[person] }
        }
        #expect(totals == [Amount(10_000), Amount(10_000), Amount(10_000)])
    }

    @Test func refusals() {
        #expect(throws: MoneyError.noWeights) { try Amount(100).apportioned(by: []) }
        #expect(throws: MoneyError.allWeightsZero) { try Amount(100).apportioned(by: [.zero, .zero]) }
        #expect(throws: MoneyError.negativeWeight(at: 1)) { try Amount(1).apportioned(by: [.one, Fraction(-1)]) }
        #expect(throws: MoneyError.weightsTooFine) {
            let fine = (0..<9).compactMap { Fraction(1, over: 1_000_000_007 + 2 * $0) }
            return try Amount(1).apportioned(by: fine)
        }
        #expect(throws: MoneyError.tooLarge) { try [Amount(.max), Amount(1)].checkedSum() }
    }

    @Test func extremeAmountsDoNotTrap() throws {
        for units in [Int.min, Int.max] {
            let parts = try Amount(units).apportioned(by: [Fraction(Int.max), .one, Fraction(Int.max)])
            #expect(try parts.checkedSum() == Amount(units))
        }
    }
}

/// What is wrong with `parts` as shares of `amount`: one of them a whole unit off, or not its exact share for weight 0.
private func unfair(_ amount: Amount, _ weights: [Fraction], _ parts: [Amount]) -> String? {
    let common = weights.reduce(1) { $0 * Int128($1.denominator) / gcd($0, Int128($1.denominator)) }
    let whole = weights.map { Int128($0.numerator) * (common / Int128($0.denominator)) }
    let total = whole.reduce(0, +)
    for (part, weight) in zip(parts, whole) {
        let error = Int128(part.minorUnits) * total - Int128(amount.minorUnits) * weight
        if error.magnitude >= total.magnitude { return "\(part.minorUnits) is a unit or more off" }
        if weight == 0, part != .zero { return "weight 0 got \(part.minorUnits)" }
    }
    return nil
}

private func gcd(_ left: Int128, _ right: Int128) -> Int128 { right == 0 ? left : gcd(right, left % right) }

private func reduced(_ above: Int128, _ below: Int128) -> (Int128, Int128) {
    let divisor = gcd(Int128(above.magnitude), below)
    return (above / divisor, below / divisor)
}
