import Groups
import Money
import TestSupport
import Testing

struct MyMoneyTests {
    /// What the others owe me as incurred is my balance in the group; cash and shares agree with the books.
    @Test func agreesWithTheBooks() throws {
        try forEvery("group", 500, seed: 61, draw: { Group.random(entries: 40, using: &$0) }) { group in
            let me = group.members[0].id
            let journal = try Journal(group)
            let balances = try journal.balances()
            let money = try MyMoney([Membership(group, me: me)], [])
            for currency in journal.currencies {
                let owed = try money.people().filter { $0.currency == currency }.map(\.amount).sum()
                if owed != balances.amount(of: me, in: currency) { return "the others owe \(owed)" }
                let figures = try money.figures(in: currency)
                let spent = try journal.statistics(in: currency).members[0]
                if figures.cashOut != spent.paid || figures.share != spent.spent { return "\(figures) \(spent)" }
                // What I gave more than I was given is my share and what I am owed.
                if -figures.netCashFlow != figures.share + owed { return "\(figures) with \(owed) owed" }
            }
            return nil
        }
    }

    /// Money moves between accounts, in and out, and nowhere else.
    @Test func accountsAddUpToTheCashFlow() throws {
        let currency = Currency.named("MYR")
        try forEvery("records", 500, seed: 62, draw: Self.draw) { book in
            let money = try book.money()
            let net = try money.accounts().map(\.net).sum()
            return net == (try money.figures(in: currency)).netCashFlow ? nil : "accounts moved by \(net)"
        }
    }

    private static func draw(_ generator: inout SeededGenerator) -> Book {
        var book = Book()
        for _ in 0..<Int.random(in: 0...20, using: &generator) {
            let accounts = ["Bank", "Wallet", "Card"].shuffled(using: &generator)
            let person = generator.pick(["Ann", "Ben"])
            book.record(
                generator.pick(MoneyRecord.Kind.allCases), Amount(.random(in: 1...9999, using: &generator))
            ) { ($0.account, $0.target, $0.person) = (accounts[0], accounts[1], person) }
        }
        return book
    }

    /// What is given back for all of us was not spent in the end.
    @Test func aRefundSharedByAllUndoesTheExpense() throws {
        var book = Book("Me Ann")
        book.group.add("30.00", by: "Me", for: "Me Ann")
        book.group.add("-30.00", by: "Me", for: "Me Ann")
        for expense in book.group.expenses { book.accounts[expense.id] = "Bank" }
        let figures = try book.figures()
        #expect([figures.spending, figures.cashOut, figures.share] == ["0.00", "0.00", "0.00"])
        #expect(try book.money().accounts().map { [$0.moneyIn, $0.moneyOut] } == [["30.00", "30.00"]])
        #expect(try book.owed("Ann") == "0.00")
    }

    @Test func onePersonInTwoGroupsIsOne() throws {
        var (flat, trip) = (Trip.group("Me Ann"), Trip.group("Me Ann Ben"))
        flat.add("10.00", by: "Me", for: "Me Ann")
        trip.add("9.00", by: "Ann", for: "Me Ann Ben")
        let money = try MyMoney([Membership(flat, me: "Me"), Membership(trip, me: "Me")], [])
        #expect(try money.people().map { "\($0.person) \(text($0.amount))" } == ["Ann 2.00"])
    }

    @Test func countsTheDaysOfThePeriodAndAllOfTheDebts() throws {
        var book = Book()
        book.record(.loanGiven, "5.00", on: Trip.date("2026-06-30")) { $0.person = "Ann" }
        book.record(.purchase, "3.00", on: Trip.date("2026-07-31")) { $0.account = "Bank" }
        book.record(.purchase, "4.00", on: Trip.date("2026-08-01")) { $0.account = "Bank" }
        let july = Trip.date("2026-07-01")...Trip.date("2026-07-31")
        let money = try book.money()
        #expect(try money.figures(in: .named("MYR"), during: july).moneyOut == "3.00")
        #expect(try money.accounts(during: july).map(\.moneyOut) == ["3.00"])
        #expect(try book.owed("Ann") == "5.00")
        book.records[0].isDeleted = true
        #expect(try book.money().people().isEmpty)
    }

    @Test func refusesWhatMakesNoSense() {
        var book = Book()
        let id = book.record(.income, "0.00")
        func isRefused(_ reason: MoneyRecordError) {
            #expect(throws: MyMoneyError.record(id, reason)) { try book.money() }
        }
        isRefused(.notPositive("0.00", .named("MYR")))
        book.records[0].amount = Amount(.max)
        isRefused(.tooLarge)
        book.records[0].amount = "1.00"
        for kind in [MoneyRecord.Kind.loanGiven, .loanReceived, .repaymentMade, .repaymentReceived] {
            book.records[0].kind = kind
            isRefused(.noPerson(kind))
        }
        book.records[0].kind = .transfer
        isRefused(.noAccounts)
        (book.records[0].account, book.records[0].target) = ("Bank", "Bank")
        isRefused(.sameAccount("Bank"))
        #expect(throws: JournalError.notAMember("Zoe")) { try Membership(book.group, me: "Zoe") }
    }
}
