import Groups
import Money
import TestSupport
import Testing

struct DebtsTests {
    /// Whoever joined first is matched first, wherever they stand in the expense.
    @Test func debtsAreMatchedInTheOrderOfTheMembers() throws {
        var group = Trip.group("Ann Ben Cy Dora")
        group.add("100.00", paid: amounts("Ben 40.00, Ann 60.00"), .exact(amounts("Dora 70.00, Cy 30.00")))
        #expect(try group.plan(.incurred) == "Cy>Ann 30.00; Dora>Ann 30.00; Dora>Ben 40.00")
    }

    @Test func aPaymentReducesThePairItNames() throws {
        var group = Trip.group("Ann Ben Cy")
        group.add("30.00", by: "Ann", for: "Ann Ben Cy")
        group.pay("Ben", "Ann", "4.00")
        #expect(try group.plan(.incurred) == "Ben>Ann 6.00; Cy>Ann 10.00")
        group.pay("Ben", "Ann", "10.00")
        group.pay("Cy", "Ben", "1.00")
        #expect(try group.plan(.incurred) == "Ann>Ben 4.00; Ben>Cy 1.00; Cy>Ann 10.00")
    }

    @Test func knowsBothSides() throws {
        var group = Trip.group("Ann Ben")
        group.add("30.00", by: "Ann", for: "Ann Ben")
        let debts = try Journal(group).debts()
        #expect(debts.amount(from: "Ben", to: "Ann", in: .unspecified) == "15.00")
        #expect(debts.amount(from: "Ann", to: "Ben", in: .unspecified) == "-15.00")
        #expect(debts.amount(from: "Ann", to: "Ann", in: .unspecified) == "0.00")
        #expect(debts.amount(from: "Ben", to: "Ann", in: .named("EUR")) == "0.00")
        #expect(debts.amount(from: "Zoe", to: "Ann", in: .unspecified) == "0.00")
    }
}
