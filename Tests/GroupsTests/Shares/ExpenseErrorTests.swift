import Groups
import Ledger
import Money
import TestSupport
import Testing

/// Everything that is refused about the money of an expense, with the figure that is off.
struct ExpenseErrorTests {
    private static let dinner = ExpenseMoney(
        amount: "100.00", currency: .unspecified, payers: amounts("Ann 100.00"), split: .equal(people("Ann Ben")))

    private static func receipt(_ lines: [Line], _ names: String = "Ann Ben") -> ExpenseSplit {
        let people = people(names).map { Person($0.description) }
        return .items(Bill(currency: .unspecified, people: people, lines: lines))
    }

    private static let ann = Share(RecordID("Ann").description)

    static let splits: [(ExpenseSplit, String)] = [
        (.equal([]), "nobody takes part"),
        (.shares(weights("Ann 0, Ben 0")), "nobody takes part"),
        (.equal(people("Ann Ben Ann")), "\(RecordID("Ann")) stands there twice"),
        (.shares([WeightedMember("Ann", Fraction(-1))]), "the weight of \(RecordID("Ann")) is negative"),
        (.percent(weights("Ann 33.33, Ben 33.33")), "percentages: 33.34% missing"),
        (.percent(weights("Ann 60, Ben 40.5")), "percentages: 0.5% too much"),
        (.exact(amounts("Ann 99.99")), "amounts: 0.01 left to assign"),
        (.exact(amounts("Ann 99.99, Ben 0.02")), "amounts: 0.01 too much"),
        (.exact([]), "amounts: 100.00 left to assign"),
        (.adjusted(people("Ann Ben"), amounts("Cy 1.00")), "\(RecordID("Cy")) is adjusted and does not take part"),
        (.adjusted(people("Ann Ben"), amounts("Ann 60.00, Ben 50.00")), "adjustments exceed the amount by 10.00"),
        (.fixed(amounts("Ann 60.00, Ben 50.00"), rest: weights("Cy 1")), "fixed amounts exceed the amount by 10.00"),
        (.fixed(amounts("Ann 60.00, Ben 30.00"), rest: []), "amounts: 10.00 left to assign"),
        (.fixed(amounts("Ann 60.00"), rest: weights("Ben 0")), "amounts: 40.00 left to assign"),
        (.fixed(amounts("Ann 60.00"), rest: weights("Ann 1")), "\(RecordID("Ann")) stands there twice"),
        (receipt([Line(1, "Soup", "90.00", shares: [ann])]), "receipt: 10.00 missing"),
        (receipt([Line(1, "Soup", "101.00", shares: [ann])]), "receipt: 1.00 too much"),
        (receipt([Line(1, "Soup", "100.00"), Line(2, "Tea", "0.00", shares: [ann])]), "in nobody's share: Soup"),
        (.items(Bill(currency: .named("JPY"), people: [Person("Ann")])), "the receipt is in JPY"),
        (.items(Bill(currency: .unspecified, people: [Person("Ann")])), "Ann is no member"),
        (.items(Bill(currency: .unspecified, people: [])), "there is nobody on the bill"),
        (
            .fixed((0..<9000).map { Contribution("m\($0)", Amount(-Amount.limit)) }, rest: weights("Ann 1")),
            "the amount is too large"
        ),
        (.exact([Contribution("Ann", Amount(.min)), Contribution("Ben", Amount(.max))]), "the amount is too large"),
    ]

    @Test(arguments: splits)
    func refusesASplit(_ split: ExpenseSplit, _ reason: String) {
        var money = Self.dinner
        money.split = split
        #expect(throws: ExpenseError.self) { try money.shares(of: "Dinner") }
        do { _ = try money.shares(of: "Dinner") } catch { #expect(error.description == reason) }
    }

    static let payments: [([Contribution], String)] = [
        ([], "it is not said who paid"),
        (amounts("Ann 60.00, Ben 30.00"), "payers: 10.00 left to pay"),
        (amounts("Ann 60.00, Ben 60.00"), "payers: 20.00 too much"),
        (amounts("Ann 60.00, Ann 40.00"), "\(RecordID("Ann")) stands there twice"),
    ]

    @Test(arguments: payments)
    func refusesPayments(_ payers: [Contribution], _ reason: String) {
        var money = Self.dinner
        money.payers = payers
        do {
            _ = try money.paid()
            Issue.record("is not refused")
        } catch { #expect(error.description == reason) }
    }

    @Test(arguments: [
        (Amount("100.00"), Amount("-1.00"), Currency.named("USD"), ExpenseError.conversionChangesSign),
        ("0.00", "0.00", .named("USD"), .conversionChangesSign),
        ("100.00", "90.00", .unspecified, .convertedToItself(.unspecified)),
        ("100.00", Amount(.max), .named("USD"), .money(.tooLarge)),
        (Amount(.min), "-1.00", .named("USD"), .money(.tooLarge)),
    ])
    func refusesConversions(_ amount: Amount, _ counted: Amount, _ currency: Currency, _ reason: ExpenseError) {
        var money = Self.dinner
        money.amount = amount
        money.conversion = Conversion(amount: counted, currency: currency, rate: nil)
        #expect(throws: reason) { try money.shares(of: "Dinner") }
        #expect(throws: reason) { try money.paid() }
    }

    @Test func anExpenseOfAlmostNothingCountsAsNothing() throws {
        var money = Self.dinner
        (money.amount, money.payers) = ("0.01", amounts("Ann 0.01"))
        money.conversion = Conversion(amount: "0.00", currency: .named("USD"), rate: "1 USD=9 XXX")
        #expect(money.convertsToNothing)
        #expect(try money.shares(of: "Dinner").map(\.amount) == ["0.00", "0.00"])
        money.split = .exact(amounts("Ann 0.01, Ben 0.00"))
        #expect(try money.shares(of: "Dinner").map(\.amount) == ["0.00", "0.00"])
        #expect(try money.paid() == amounts("Ann 0.00"))
    }

    /// A voucher on a receipt leaves one member below zero; scaling keeps that to the unit.
    @Test func sharesBelowZeroAreScaled() throws {
        var money = Self.dinner
        (money.amount, money.payers) = ("7.70", amounts("Ann 7.70"))
        money.split = .exact(amounts("Ann 10.70, Ben -3.00"))
        money.conversion = Conversion(amount: "100.00", currency: .named("USD"), rate: nil)
        // 138.961… and -38.961…
        #expect(try money.shares(of: "Dinner") == amounts("Ann 138.96, Ben -38.96"))
        (money.amount, money.payers) = ("-7.70", amounts("Ann -7.70"))
        money.split = .exact(amounts("Ann -10.70, Ben 3.00"))
        money.conversion?.amount = "-100.00"
        #expect(try money.shares(of: "Dinner") == amounts("Ann -138.96, Ben 38.96"))
    }

    @Test func oddUnitsTurnWithTheExpense() throws {
        var money = Self.dinner
        money.split = .equal(people("Ann Ben Cy"))
        money.oddUnits = .rotate
        let firsts = try (1...30).map { number in
            try money.shares(of: "Dinner \(number)").first { $0.amount == "33.34" }?.member.name
        }
        #expect(Set(firsts) == ["Ann", "Ben", "Cy"])
        money.oddUnits = .payer
        money.payers = amounts("Zoe 100.00")
        #expect(try money.shares(of: "Dinner").map(\.amount) == ["33.34", "33.33", "33.33"])
    }
}
