import Money
import TestSupport
import Testing

@testable import Groups

@Suite struct SettlementLawTests {
    /// The balances of a currency add up to zero, and every plan brings them there.
    @Test func everyPlanSettlesEverything() throws {
        try forEvery("group", 1500, seed: 31, draw: { Group.random(entries: 20, using: &$0) }) { group in
            let journal = try Journal(group)
            let balances = try journal.balances()
            for currency in balances.currencies where try balances.sum(in: currency) != .zero {
                return "balances in \(currency.code) add up to \(try balances.sum(in: currency))"
            }
            for kind in [PlanKind.incurred, .fewest, .via(group.members[0].id)] {
                let plan = try journal.plan(kind)
                guard plan.isProven else { return "\(kind) is not proven" }
                for transfer in plan.transfers where transfer.from == transfer.to || transfer.amount <= .zero {
                    return "\(kind) proposes \(transfer)"
                }
                var paid = group
                paid.pay(plan)
                let after = try Journal(paid)
                let left = try after.balances()
                if !left.members.allSatisfy(left.isSettled) { return "\(kind) leaves \(left)" }
                if try after.plan(kind).transfers != [] { return "\(kind) is not empty when paid" }
            }
            return nil
        }
    }

    /// The plan of the fewest payments is as short as a search through all ways to pay, one payment shorter after any
    /// one of its payments, and never longer than what the greedy way takes.
    @Test func fewestIsTheMinimum() {
        forEvery("balances", 2000, seed: 32, draw: Self.drawBalances) { balances in
            let payments = FewestPayments(balances)
            let count = payments.payments.count
            let open = balances.filter { $0 != .zero }
            if !payments.isProven { return "is not proven" }
            if count > max(0, open.count - 1) { return "takes \(count) payments for \(open.count) members" }
            if count != Self.shortest(open) { return "takes \(count) payments, \(Self.shortest(open)) would do" }
            if count > Greedy.payments(balances).count { return "takes more than the greedy way" }
            for payment in payments.payments {
                var after = balances
                after[payment.from] += payment.amount
                after[payment.to] -= payment.amount
                if FewestPayments(after).payments.count != count - 1 { return "is no shorter after \(payment)" }
            }
            return nil
        }
    }

    /// Of several shortest plans it is the one that is defined, here found by trying every block.
    @Test func fewestIsTheDefinedOne() {
        forEvery("balances", 1000, seed: 34, draw: Self.drawBalances) { balances in
            var rest = balances.indices.filter { balances[$0] != .zero }
            var expected: [ProposedPayment] = []
            while !rest.isEmpty {
                let most = Self.mostBlocks(rest, balances)
                let best = Self.blocks(rest, balances)
                    .filter { block in 1 + Self.mostBlocks(rest.filter { !block.contains($0) }, balances) == most }
                    .min { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
                let block = best ?? rest
                rest.removeAll { block.contains($0) }
                var left = balances.indices.map { block.contains($0) ? balances[$0] : .zero }
                while let most = left.max(), let least = left.min(), most > .zero,
                    let from = left.firstIndex(of: least), let to = left.firstIndex(of: most)
                {
                    let amount = min(most, -least)
                    expected.append(ProposedPayment(from: from, to: to, amount: amount))
                    left[from] += amount
                    left[to] -= amount
                }
            }
            expected.sort {
                $0.amount == $1.amount ? ($0.from, $0.to) < ($1.from, $1.to) : $0.amount > $1.amount
            }
            return FewestPayments(balances).payments == expected ? nil : "is not \(expected)"
        }
    }

    /// All blocks of sum zero with the first of these members, each in the order of the members.
    private static func blocks(_ places: [Int], _ balances: [Amount]) -> [[Int]] {
        places.dropFirst().reduce([[places[0]]]) { blocks, place in blocks + blocks.map { $0 + [place] } }
            .filter { block in block.map { balances[$0] }.sum() == .zero }
    }

    /// Into how many blocks of sum zero these members can be divided.
    private static func mostBlocks(_ places: [Int], _ balances: [Amount]) -> Int {
        guard !places.isEmpty else { return 0 }
        return blocks(places, balances)
            .map { block in 1 + mostBlocks(places.filter { !block.contains($0) }, balances) }.max() ?? 0
    }

    /// The same records give the same plan in whichever order they came.
    @Test func isTheSameOnEveryDevice() throws {
        try forEvery(
            "group", 500, seed: 33,
            draw: { generator in
                let group = Group.random(entries: 60, using: &generator)
                var other = group
                other.expenses.shuffle(using: &generator)
                other.payments.shuffle(using: &generator)
                return (group, other)
            }
        ) { group, other in
            let (journal, shuffled) = (try Journal(group), try Journal(other))
            for kind in [PlanKind.incurred, .fewest, .via(group.members[0].id)] {
                if try journal.plan(kind) != shuffled.plan(kind) { return "\(kind) differs" }
            }
            return journal == shuffled ? nil : "the books differ"
        }
    }

    @Test func aboveSixteenItIsGreedyAndSaysSo() {
        let balances = (1...17).map { Amount($0 < 17 ? $0 : -136) }
        let payments = FewestPayments(balances)
        #expect(!payments.isProven)
        #expect(payments.payments.map(\.amount) == Greedy.payments(balances))
        let proven = FewestPayments((1...16).map { Amount($0 < 16 ? $0 : -120) })
        #expect(proven.isProven && proven.payments.count == 15)
    }

    @Test func largeBalancesAreSettledToo() {
        let balances = [Amount(.max), Amount(.max), Amount(-.max), Amount(-.max)]
        #expect(FewestPayments(balances).payments.map(\.amount) == [Amount(.max), Amount(.max)])
    }

    /// Up to eight small balances of sum zero, so that many of them make blocks.
    private static func drawBalances(_ generator: inout SeededGenerator) -> [Amount] {
        let largest = generator.pick([3, 6, 12])
        var balances = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
            Amount(.random(in: -largest...largest, using: &generator))
        }
        balances.insert(-balances.sum(), at: .random(in: 0...balances.count, using: &generator))
        return balances
    }

    /// Searches through all ways to pay: the first open member settles with each who stands on the other side.
    private static func shortest(_ open: [Amount]) -> Int {
        guard let first = open.firstIndex(where: { $0 != .zero }) else { return 0 }
        var best = Int.max
        for other in open.indices.dropFirst(first + 1) where (open[other] < .zero) != (open[first] < .zero) {
            guard open[other] != .zero else { continue }
            var left = Array(open.dropFirst(first + 1))
            left[other - first - 1] += open[first]
            best = min(best, 1 + shortest(left))
        }
        return best
    }
}
