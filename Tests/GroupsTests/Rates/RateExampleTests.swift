import Groups
import Ledger
import Money
import TestSupport
import Testing

/// Every example of section X (captured exchange rates), calculated and written in their notation.
@Suite struct RateExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "X"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "X").count == 13)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "X1": { try converted("198.50", "PLN", "1 EUR = 4.4111 PLN", "EUR") },
        "X2": { try converted("400.00", "PLN", "1 EUR = 4.0 PLN", "EUR") },
        "X3": { try converted("50.00", "GBP", "1 USD = 0.8 GBP", "USD") },
        "X4": { try converted("5000.00", "HUF", "1 EUR = 400 HUF", "EUR") },
        "X5": { try converted(Amount(5000), "JPY", "1 EUR = 162.37 JPY", "EUR") },
        "X6": {
            let rate = try Rate("3", from: .named("PLN"), to: .named("EUR"))
            let conversion = try rate.conversion(of: "10.00")
            return "\(text(conversion.amount)) | \(try shares("10.00", .equal(people("A B C")), conversion))"
        },
        "X7": {
            let conversion = Conversion(amount: "100.00", currency: .named("USD"), rate: nil)
            return try shares("90.00", .equal(people("A B C")), conversion)
        },
        "X8": {
            let conversion = Conversion(amount: "100.00", currency: .named("USD"), rate: nil)
            return try shares("90.00", .exact(amounts("A 50.00, B 40.00")), conversion)
        },
        "X9": { try converted("1.00", "PLN", "8", "EUR") },
        "X10": { try converted("198.50", "PLN", "1 PLN = 0.2267 EUR", "EUR") },
        "X11": { try converted("100.00", "EUR", "1 EUR = 0.4087 BHD", "BHD") },
        "X12": { try converted("1.00", "PLN", "0", "EUR") },
        "X13": {
            var group = Trip.group("A B C", .named("USD"))
            group.add("10.00", paid: amounts("A 10.00"), .exact(amounts("B 3.33, C 6.67")))
            let euro = Currency.named("EUR")
            let balances = try Journal(group).balances()
                .converted(to: euro, at: [Rate("1 USD = 0.92 EUR", to: euro)])
            #expect(balances.currencies == [euro])
            return "\(text(balances, euro)) | sum \(text(try balances.sum(in: euro)))"
        },
    ]
}

private func converted(_ amount: Amount, _ foreign: String, _ rate: String, _ target: String) throws -> String {
    let target = Currency.named(target)
    do { return text(try Rate(rate, from: .named(foreign), to: target).converted(amount), target) } catch {
        return "error: \(error)"
    }
}

private func shares(_ amount: Amount, _ split: ExpenseSplit, _ conversion: Conversion) throws -> String {
    let money = ExpenseMoney(
        amount: amount, currency: .named("PLN"), payers: [Contribution("A", amount)], split: split,
        conversion: conversion)
    #expect(text(try money.paid()) == text(conversion.amount))
    return text(try money.shares(of: "Dinner"))
}
