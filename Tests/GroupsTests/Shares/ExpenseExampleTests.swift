import Groups
import Ledger
import Money
import TestSupport
import Testing

/// Every example of section E (expenses), calculated and written in their notation.
@Suite struct ExpenseExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "E"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "E").count == 24)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "E1": { try shares("100.00", .equal(people("A B C"))) },
        "E2": { try shares("90.00", .shares(weights("A 2, B 1"))) },
        "E3": { try shares("100.01", .percent(weights("A 60, B 40"))) },
        "E4": { try shares("10.00", .percent(weights("A 33.3, B 33.3, C 33.4"))) },
        "E5": { try shares("10.00", .percent(weights("A 60, B 39.9"))) },
        "E6": { try shares("127.00", .exact(amounts("A 23.50, B 68.00, C 35.50"))) },
        "E7": { try shares("100.00", .exact(amounts("A 20.00, B 30.00, C 40.00"))) },
        "E8": { try shares("100.00", .exact(amounts("A 20.00, B 30.00, C 60.00"))) },
        "E9": {
            try shares("100.00", .adjusted(people("Al Bob Cara"), amounts("Bob 10.00, Cara -4.00")))
        },
        "E10": { try shares("10.00", .adjusted(people("Al Bob"), amounts("Bob 15.00"))) },
        "E11": {
            try shares("100.00", .fixed(amounts("Ania 19.99"), rest: weights("Marek 1, Ola 1")))
        },
        "E12": {
            try shares("100.00", .fixed(amounts("Ania 40.00"), rest: weights("Marek 100, Ola 50")))
        },
        "E13": { try shares("50.00", .fixed(amounts("Ania 40.00, Marek 20.00"), rest: [])) },
        "E14": { try shares("145.01", .shares(weights("A 100, B 100, C 100, D 100, E 100, F 49"))) },
        "E15": { try shares("800.00", .shares(weights("A 50, B 50, C 50, D 50, E 100, F 100"))) },
        "E16": { try shares("100.00", .equal(people("A B C D E F G"))) },
        "E17": {
            try netAndDebts(
                amounts("Alice 200.00, Bob 100.00"), .equal(people("Alice Bob Cara")), "300.00")
        },
        "E18": {
            try netAndDebts(
                amounts("Alice 90.00, Bob 30.00"), .exact(amounts("Bob 40.00, Cara 80.00")), "120.00")
        },
        "E19": { try net(amounts("Alice 30.00"), .equal(people("Bob Cara")), "30.00") },
        "E20": { try net(amounts("Alice -6.00"), .equal(people("Alice Cara")), "-6.00") },
        "E21": {
            var group = Trip.group("Alice Bob")
            group.add("30.00", paid: amounts("Alice 30.00"), .equal(people("Alice Bob")))
            group.pay("Bob", "Alice", "5.00")
            return try group.nets()
        },
        "E22": {
            try [OddUnits.listed, .payer].map { oddUnits in
                try shares(
                    "10.00", .equal(people("A B C")), paid: amounts("B 10.00"), oddUnits: oddUnits)
            }.joined(separator: " | ")
        },
        "E23": { try shares("50.00", .fixed(amounts("Ania 50.00"), rest: weights("Marek 1"))) },
        "E24": { try shares("10.00", .shares(weights("A 1, B 1, C 0"))) },
    ]
}

private func shares(
    _ amount: Amount, _ split: ExpenseSplit, paid: [Contribution] = [], oddUnits: OddUnits = .listed
) throws -> String {
    let money = ExpenseMoney(
        amount: amount, currency: .unspecified, payers: paid, split: split, oddUnits: oddUnits)
    do { return text(try money.shares(of: "Dinner")) } catch { return "error: \(error)" }
}

private func net(_ payers: [Contribution], _ split: ExpenseSplit, _ amount: Amount) throws -> String {
    var group = Trip.group("Alice Bob Cara")
    group.add(amount, paid: payers, split)
    return try group.nets()
}

private func netAndDebts(_ payers: [Contribution], _ split: ExpenseSplit, _ amount: Amount) throws -> String {
    var group = Trip.group("Alice Bob Cara")
    group.add(amount, paid: payers, split)
    return "\(try group.nets()) | \(try group.plan(.incurred))"
}
