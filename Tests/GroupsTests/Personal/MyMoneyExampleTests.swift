import Groups
import Money
import TestSupport
import Testing

/// Every example of section S (my money), calculated and written in their notation.
@Suite struct MyMoneyExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "S"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "S").count == 10)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "S1": { try sharedMeal(paidBy: "Me") },
        "S2": { try sharedMeal(paidBy: "f1") },
        "S3": {
            var book = Book()
            let shoes = book.record(.purchase, "100.00")
            book.record(.refund, "30.00") { $0.purchase = shoes }
            let figures = try book.figures()
            #expect(try book.money().timeline.map(\.refunded) == ["30.00", "0.00"])
            return "spending \(text(figures.spending)), refunds \(text(figures.refunds)), "
                + "net spending \(text(figures.netSpending)), money in \(text(figures.moneyIn)), "
                + "net cash flow \(text(figures.netCashFlow))"
        },
        "S4": {
            var book = Book()
            book.record(.loanGiven, "150.00") { $0.person = "Shadin" }
            let figures = try book.figures()
            return "spending \(text(figures.spending)), money out \(text(figures.moneyOut)) | "
                + "Shadin owes me \(try book.owed("Shadin"))"
        },
        "S5": {
            var book = Book()
            var states: [String] = []
            let records: [(MoneyRecord.Kind, Amount)] = [
                (.loanGiven, "150.00"), (.loanGiven, "50.00"), (.repaymentReceived, "100.00"),
                (.repaymentReceived, "120.00"),
            ]
            for (kind, amount) in records {
                book.record(kind, amount) { $0.person = "Shadin" }
                states.append(try book.owed("Shadin"))
            }
            return states.dropFirst().joined(separator: " ")
        },
        "S6": {
            var book = Book("Me Bijoy Riyad")
            book.group.add("30.00", by: "Me", for: "Me Bijoy Riyad")
            book.group.add("60.00", by: "Bijoy", for: "Me Bijoy Riyad")
            let before = try book.owed("Bijoy")
            book.group.pay("Me", "Bijoy", "10.00")
            return "Bijoy \(before) then \(try book.owed("Bijoy")), Riyad \(try book.owed("Riyad"))"
        },
        "S7": {
            var book = Book()
            book.record(.transfer, "200.00") { ($0.account, $0.target) = ("Maybank", "Wallet") }
            let figures = try book.figures()
            let accounts = try book.money().accounts().map { "\($0.account) net \(text($0.net))" }
            return "spending \(text(figures.spending)), in \(text(figures.moneyIn)), out \(text(figures.moneyOut)) | "
                + accounts.joined(separator: " | ")
        },
        "S8": {
            var book = Book("Me Ali")
            book.group.add("20.00", .named("MYR"), by: "Me", for: "Me Ali")
            book.group.add("40.00", .named("USD"), by: "Me", for: "Me Ali")
            book.record(.loanReceived, "5.00", .named("SGD")) { $0.person = "Ali" }
            let owed = Dictionary(
                uniqueKeysWithValues: try book.money().people().map { ($0.currency.code, text($0.amount)) })
            return ["MYR", "USD", "SGD"].map { "\($0) \(owed[$0] ?? "nothing")" }.joined(separator: " ")
        },
        "S9": {
            try ["Me 60.00, Bo 40.00", "Me 40.00, Bo 60.00"].map { paid in
                var book = Book("Me Bo")
                book.group.add("100.00", paid: amounts(paid), .equal(people("Me Bo")))
                let figures = try book.figures()
                return "spending \(text(figures.spending)), cash out \(text(figures.cashOut)), "
                    + "Bo owes me \(try book.owed("Bo"))"
            }.joined(separator: " | ")
        },
        "S10": {
            let book = aMonth()
            let figures = try book.figures()
            let maybank = try #require(try book.money().accounts().first { $0.account == "Maybank" })
            let people = try ["f1", "f2", "f3"].map { "\($0) \(try book.owed($0))" }.joined(separator: " ")
            return "spending \(text(figures.spending)), net spending \(text(figures.netSpending)), "
                + "cash out \(text(figures.cashOut)), my share \(text(figures.share)), in \(text(figures.moneyIn)), "
                + "out \(text(figures.moneyOut)), net cash flow \(text(figures.netCashFlow)) | \(people) | "
                + "Maybank \(text(maybank.moneyIn))/\(text(maybank.moneyOut))/\(text(maybank.net))"
        },
    ]
}

private func sharedMeal(paidBy payer: RecordID) throws -> String {
    var book = Book("Me f1 f2 f3")
    book.group.add("30.00", by: payer, for: "Me f1 f2 f3")
    let figures = try book.figures()
    let owed = try ["f1", "f2", "f3"].map { try book.owed($0) }.joined(separator: " ")
    return "spending \(text(figures.spending)), cash out \(text(figures.cashOut)), my share \(text(figures.share)) | "
        + "owed to me \(owed)"
}

private func aMonth() -> Book {
    var book = Book("Me f1 f2 f3")
    book.group.add("30.00", by: "Me", for: "Me f1 f2 f3")
    book.accounts[book.group.expenses[0].id] = "Maybank"
    book.group.add("40.00", by: "f1", for: "Me f1 f2 f3")
    book.record(.purchase, "100.00") { $0.account = "Maybank" }
    book.record(.purchase, "9.99", .named("USD")) { $0.account = "Card" }
    book.record(.income, "2500.00") { $0.account = "Maybank" }
    book.record(.refund, "30.00") { $0.account = "Maybank" }
    book.group.pay("f2", "Me", "7.50")
    book.accounts[book.group.payments[0].id] = "Wallet"
    book.record(.loanGiven, "50.00") { ($0.account, $0.person) = ("Maybank", "f3") }
    book.record(.transfer, "200.00") { ($0.account, $0.target) = ("Maybank", "Wallet") }
    return book
}
