import Money
import TestSupport
import Testing

/// Every example of sections M (money) and A (apportionment), calculated by the module and written in their notation.
@Suite struct MoneyExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "MA"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "MA").count == 28)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "M1": { try units("USD", "12.34") },
        "M2": { try units("EUR", "12,3") },
        "M3": { try units("EUR", "1.234,56", "1,234.56", "1 234.5", "1'234.50", "1,234,567") },
        "M4": { try units("USD", "1,234") + " | KWD " + units("KWD", "1,234") },
        "M5": { try [units("JPY", "5000"), units("HUF", "5000"), units("BHD", "5")].joined(separator: " ") },
        "M6": { try units("USD", "12.3456") },
        "M7": { try units("JPY", "10.5") },
        "M8": {
            try [(-5, "USD"), (123456, "JPY"), (-1500, "BHD"), (0, "USD")].map { units, code in
                try AmountStyle.plain.text(Amount(units), currency(code))
            }.joined(separator: " ")
        },
        "M9": {
            try ["12.5", "-12.5", "12.4999", "-0.5"].map { text in
                let sign = text.hasPrefix("-") ? -1 : 1
                let value = try #require(Fraction(text.replacing("-", with: "")))
                return try String(#require(value.multiplied(by: Fraction(sign))).rounded)
            }.joined(separator: " ")
        },
        "M10": { try [percent("20", 6925), percent("18", 6925), percent("12.5", 4730)].joined(separator: " ") },
        "M11": { try units("USD", "(3.00)", "-5") },
        "M12": {
            try ["USD", "HUF", "JPY", "IQD", "CLF", "MYR", "XXX"].map { try String(currency($0).exponent) }
                .joined(separator: " ")
        },
        "M13": {
            try ["12.50*3+4", "(2+4)*3", "10/3"].map { try read($0, currency("USD")) { amount in text(amount) } }
                .joined(separator: " | ")
        },
        "A1": { try parts(100, "1:1:1") },
        "A2": { try parts(1000, "3:2:1") },
        "A3": { try parts(100, "2:1") },
        "A4": { try parts(-100, "1:1:1") },
        "A5": { try parts(5, "1:1:1:1:1:1") },
        "A6": { try parts(1000, "1:1:1:4") },
        "A7": { try parts(1000, "1.5:1") },
        "A8": { try parts(100, "0:1:1") },
        "A9": { try parts(100, "0:0") },
        "A10": { try parts(0, "1:2") },
        "A11": { try parts(3000, "1:1:1:1:1:1:1") },
        "A12": { try parts(5000, "1:1:1", "JPY") },
        "A13": { try parts(10_000, "1:1:1", "KWD") },
        "A14": { try parts(100, "1:1:1", startingAt: Precedence.rotated(by: "01JDINNER").start(among: 3)) },
        "A15": {
            let parts = try Amount(9_007_199_254_740_993).apportioned(by: [10_000, 9_999, 1].map { Fraction($0) })
            return "\(try parts.checkedSum().minorUnits) \(parts[0].minorUnits)"
        },
    ]
}

private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

private func text(_ amount: Amount, _ code: String = "USD") -> String {
    Currency(code: code).map { AmountStyle.plain.text(amount, $0) } ?? code
}

/// What is typed, read in a currency; a refusal is written as `error: …`.
private func read(_ typed: String, _ currency: Currency, as write: (Amount) -> String) -> String {
    do {
        return write(try AmountText(currency).amount(typed))
    } catch {
        return "error: \(error)"
    }
}

private func units(_ code: String, _ typed: String...) throws -> String {
    let currency = try currency(code)
    return typed.map { read($0, currency) { String($0.minorUnits) } }.joined(separator: " ")
}

private func percent(_ percent: String, _ units: Int) throws -> String {
    text(try #require(Percent(percent)).of(Amount(units)))
}

private func parts(_ units: Int, _ weights: String, _ code: String = "USD", startingAt first: Int = 0) throws -> String
{
    let weights = try weights.split(separator: ":").map { try #require(Fraction(String($0))) }
    do throws(MoneyError) {
        let parts = try Amount(units).apportioned(by: weights, startingAt: first)
        return parts.map { text($0, code) }.joined(separator: " ")
    } catch {
        return "error: \(error)"
    }
}
