import Money
import TestSupport
import Testing

@Suite struct CurrencyTests {
    /// The published list, as (code, decimals or nil).
    private func published() throws -> [(code: String, exponent: Int?)] {
        try Fixture.text("spec/iso4217.tsv").split(separator: "\n").dropFirst().map { row in
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
            return (String(fields[0]), Int(fields[2]))
        }
    }

    @Test func theTableIsThePublishedList() throws {
        let published = try published()
        #expect(published.count == 178)
        for (code, exponent) in published where code != "XXX" {
            #expect(Currency(code: code)?.exponent == exponent, "\(code)")
        }
        let withDecimals = published.filter { $0.exponent != nil }.map(\.code) + ["XXX"]
        #expect(Currency.all.map(\.code) == withDecimals.sorted())
    }

    @Test func metalsFundsAndTestCodesAreRefused() {
        for code in ["XAU", "XTS", "XDR", "ABC", "", "EURO"] { #expect(Currency(code: code) == nil) }
    }

    @Test func noCurrencyHasTwoDecimals() {
        #expect(Currency(code: "xxx") == Currency.unspecified)
        #expect(Currency.unspecified.exponent == 2)
    }

    @Test(arguments: [("JPY", 1), ("PLN", 100), ("KWD", 1000), ("CLF", 10_000)])
    func minorUnits(code: String, expected: Int) {
        #expect(Currency(code: code)?.minorUnitsPerMajor == expected)
    }

    @Test(arguments: [
        ("RM", ["MYR"]), ("€", ["EUR"]), ("zł", ["PLN"]), ("ZŁ", ["PLN"]), ("pln", ["PLN"]), ("Kč", ["CZK"]),
        ("R$", ["BRL"]), ("¥", ["JPY", "CNY"]), ("kr.", ["SEK", "NOK", "DKK", "ISK"]), ("?", []), ("", []), (".", []),
    ])
    func printedSigns(written: String, codes: [String]) {
        #expect(Currency.candidates(for: written).map(\.code) == codes)
    }

    @Test func theDollarSignIsAmbiguousAndEverySignIsKnown() {
        #expect(Currency.candidates(for: "$").count == 20)
        #expect(Currency.candidates(for: "$").first?.code == "USD")
        #expect(Currency.all.compactMap(\.symbol).sorted() == ["$", "£", "¥", "€", "₹"])
    }
}
