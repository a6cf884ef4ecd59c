import Groups
import Ledger
import Money
import TestSupport
import Testing

/// Kept bills among one's own money.
struct SharedBillTests {
    /// Forty for Ala and Bob, ten of it Bob's alone.
    private func bill(_ people: String = "Ala Bob", paidBy payer: String?) -> Bill {
        let people = people.split(separator: " ").map { Person(String($0)) }
        let all = people.map { Share($0.name) }
        return Bill(
            currency: .named("MYR"), people: people,
            lines: [Line(1, "Pizza", "30.00", shares: all), Line(2, "Cake", "10.00", shares: [all[all.count - 1]])],
            charges: [], payer: payer)
    }

    private func event(_ bill: Bill, me: String = "Ala", account: String? = "Bank") throws -> MoneyEvent {
        let shared = try #require(
            try SharedBill(bill, number: 7, title: "Pizzeria", date: Trip.day, me: me))
        let money = try MyMoney([], [], [shared], accounts: account.map { [shared.id: $0] } ?? [:])
        return try #require(money.timeline.first)
    }

    private func figures(_ event: MoneyEvent) -> String {
        [event.spending, event.share, event.cashOut, event.moneyIn].map { text($0) }.joined(separator: " ") + " | "
            + (event.people + event.accounts).map { "\($0.name) \(text($0.amount))" }.joined(separator: ", ")
    }

    @Test func whatIPaidIsSpentAndOwedToMe() throws {
        #expect(figures(try event(bill(paidBy: "Ala"))) == "40.00 15.00 40.00 0.00 | Bob 25.00, Bank -40.00")
    }

    @Test func whatSomebodyElsePaidTouchesNoAccount() throws {
        #expect(figures(try event(bill(paidBy: "Bob"))) == "15.00 15.00 0.00 0.00 | Bob -15.00")
    }

    @Test func whereNobodySaidWhoPaidNothingMoved() throws {
        #expect(figures(try event(bill(paidBy: nil))) == "15.00 15.00 0.00 0.00 | ")
    }

    @Test func whoeverWasAloneHasPaid() throws {
        #expect(figures(try event(bill("Ala", paidBy: nil))) == "40.00 40.00 40.00 0.00 | Bank -40.00")
    }

    @Test func whoWasNotThereHasNoPart() throws {
        #expect(try SharedBill(bill(paidBy: nil), number: 7, title: "", date: Trip.day, me: "Cy") == nil)
    }

    /// What one person is owed by a bill and owes by it are the same to the unit, whoever of them looks.
    @Test func bothSidesSeeTheSameDebt() throws {
        let (ala, bob) = (try event(bill(paidBy: "Ala")), try event(bill(paidBy: "Ala"), me: "Bob"))
        #expect(ala.people.map(\.name) == ["Bob"] && bob.people.map(\.name) == ["Ala"])
        #expect(bob.people.map(\.amount) == ala.people.map { -$0.amount })
    }

    /// A refund finds the bill by its number.
    @Test func aRefundFindsTheBill() throws {
        let shared = try #require(
            try SharedBill(bill(paidBy: "Ala"), number: 7, title: "", date: Trip.day, me: "Ala"))
        var book = Book()
        book.record(.refund, "4.00") { $0.purchase = RecordID(bill: 7) }
        let money = try MyMoney([], book.records, [shared])
        #expect(money.timeline.map(\.refunded) == ["4.00", "0.00"])
        #expect(RecordID(bill: 7).billNumber == 7)
        #expect(book.records[0].id.billNumber == nil)
    }
}
