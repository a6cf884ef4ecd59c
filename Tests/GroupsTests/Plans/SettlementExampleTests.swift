import Groups
import Ledger
import Money
import TestSupport
import Testing

/// Every example of section G (balances and settlement), calculated and written in their notation.
@Suite struct SettlementExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "G"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "G").count == 10)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "G1": { "\(try weekend().nets()) | \(try weekend().plan(.fewest))" },
        "G2": {
            let group = balanced("A -9.00, B -8.00, C 2.00, D 7.00, E 8.00")
            let greedy = Greedy.payments(try Journal(group).balances().amounts(in: .unspecified)).count
            let fewest = try Journal(group).plan(.fewest)
            return "\(greedy) greedy, \(fewest.transfers.count) exact | \(text(fewest))"
        },
        "G3": { try balanced("A 10.00, B 7.00, C -7.00, D -10.00").plan(.fewest) },
        "G4": {
            var group = Trip.group("Me Sam Jo")
            group.add("90.00", by: "Sam", for: "Me Sam Jo")
            group.add("20.00", by: "Me", for: "Me Jo")
            return "as incurred: \(try group.plan(.incurred)) | fewest: \(try group.plan(.fewest))"
        },
        "G5": { try weekend().plan(.via("Alice")) },
        "G6": {
            var group = Trip.group("A B C")
            group.add("10.00", by: "A", for: "A B C")
            let plan = try Journal(group).plan(.fewest)
            group.pay(plan)
            return "\(text(plan)) | after: \(try group.nets())"
        },
        "G7": {
            let (dollars, euros) = (Currency.named("USD"), Currency.named("EUR"))
            var group = Trip.group("Alice Bob", dollars)
            group.add("400.00", by: "Alice", for: "Alice Bob")
            group.add("60.00", euros, by: "Bob", for: "Alice Bob")
            group.pay("Alice", "Bob", "10.00", euros)
            let plan = try Journal(group).plan(.incurred)
            #expect(plan == (try Journal(group).plan(.fewest)))
            return "USD \(text(plan, in: dollars)) | EUR \(text(plan, in: euros))"
        },
        "G8": {
            var group = Trip.group("A B C D E F G")
            group.add("30.00", by: "A", for: "A B C D E F G")
            let sum = try Journal(group).balances().sum(in: .unspecified)
            return "\(try group.nets()) | sum \(text(sum))"
        },
        "G9": {
            let plan = try Journal(balanced("A 7.00, B -3.00, C -4.00, D 9.00, E -2.00, F -7.00")).plan(.fewest)
            return "\(plan.transfers.count): \(text(plan))"
        },
        "G10": {
            var group = Trip.group("Ana Ben")
            group.add("200.00", by: "Ana", for: "Ana Ben")
            group.pay("Ben", "Ana", "40.00")
            group.pay("Ben", "Ana", "60.00")
            #expect(try group.plan(.fewest) == "none")
            return "\(try group.nets()) | \(try group.plan(.incurred))"
        },
    ]
}

private func weekend() -> Group {
    var group = Trip.group("Alice Bob Cara")
    group.add("120.00", by: "Alice", for: "Alice Bob Cara")
    group.add("300.00", by: "Bob", for: "Alice Bob Cara")
    group.add("30.00", by: "Cara", for: "Alice Bob Cara")
    group.add("50.00", by: "Alice", for: "Alice Bob")
    return group
}

/// A group in which the members have these balances.
private func balanced(_ nets: String) -> Group {
    let nets = amounts(nets)
    var group = Trip.group(nets.map(\.member.name).joined(separator: " "))
    let owed = nets.filter { $0.amount < .zero }.map { Contribution($0.member, -$0.amount) }
    group.add(owed.map(\.amount).sum(), paid: nets.filter { $0.amount > .zero }, .exact(owed))
    return group
}
