import Groups
import Money
import TestSupport
import Testing

struct RateTests {
    private let euro = Currency.named("EUR")
    private let zloty = Currency.named("PLN")

    @Test(arguments: ["1 EUR=4.4111 PLN", "1EUR=4,4111PLN", " 4.4111 pln = 1 eur ", "10 EUR = 44.111 PLN", "4.4111"])
    func readsTheFormsOfOneRate(_ text: String) throws {
        let rate = try Rate(text, from: zloty, to: euro)
        #expect(try rate.converted("81.60") == "18.50")
        #expect(rate.text == text)
        #expect(try rate.conversion(of: "81.60") == Conversion(amount: "18.50", currency: euro, rate: text))
    }

    @Test(arguments: [
        "", "=", "EUR=PLN", "1 EUR", "1 EUR=4 XYZ", "1 EUR=4 PLN=2 USD", "1/2 EUR=4 PLN", "1 EUR=4..1 PLN", "1e3",
    ])
    func refusesWhatIsNoRate(_ text: String) {
        #expect(throws: RateError.notARate(text)) { try Rate(text, from: zloty, to: euro) }
    }

    @Test(arguments: ["0", "-1", "0 EUR=1 PLN", "1 EUR=0.00 PLN", "1 EUR=-4 PLN"])
    func refusesWhatIsNotAboveZero(_ text: String) {
        #expect(throws: RateError.notPositive) { try Rate(text, from: zloty, to: euro) }
    }

    @Test func refusesOtherCurrencies() {
        let dollar = Currency.named("USD")
        #expect(throws: RateError.sameCurrency(euro)) { try Rate("1 EUR=1 EUR", from: zloty, to: euro) }
        #expect(throws: RateError.sameCurrency(euro)) { try Rate("2", from: euro, to: euro) }
        #expect(throws: RateError.missesCurrency("1 USD=4 PLN", euro)) { try Rate("1 USD=4 PLN", to: euro) }
        #expect(throws: RateError.otherCurrencies("1 USD=2 EUR", zloty, euro)) {
            try Rate("1 USD=2 EUR", from: zloty, to: euro)
        }
        #expect(throws: Never.self) { try Rate("1 USD=2 EUR", from: dollar, to: euro) }
    }

    @Test func refusesWhatDoesNotFit() throws {
        let fine = "1 EUR=0.00000000000000001 PLN"
        let rate = try Rate("1 EUR=0.0001 PLN", from: zloty, to: euro)
        #expect(throws: RateError.tooLarge) { try rate.converted(Amount(Amount.limit)) }
        #expect(try Rate(fine, from: zloty, to: euro).converted("0.00") == "0.00")
        #expect(throws: RateError.tooFine("99999999999999999 EUR=0.00000000000000001 PLN")) {
            try Rate("99999999999999999 EUR=0.00000000000000001 PLN", from: zloty, to: euro)
        }
    }

    /// There and back again, nobody is further than the rounding of one unit at the rate.
    @Test func isExactBothWays() throws {
        try forEvery(
            "rate", 5000, seed: 3,
            draw: { (Int.random(in: 1...9_999_999, using: &$0), Int.random(in: -9_999_999...9_999_999, using: &$0)) }
        ) { price, units in
            let text = "1 EUR=\(Amount(price).minorUnits / 10_000).\(String(price % 10_000 + 10_000).dropFirst()) PLN"
            let there = try Rate(text, from: zloty, to: euro).converted(Amount(units))
            // |there × price / 10^4 − units| ≤ price / 2 × 10^4
            let off = (there.minorUnits * price - units * 10_000).magnitude
            guard 2 * off <= price else { return "\(text) makes \(units) into \(there.minorUnits)" }
            return try Rate(text, from: euro, to: zloty).converted(Amount(-units))
                == -(try Rate(text, from: euro, to: zloty).converted(Amount(units))) ? nil : "is not mirrored"
        }
    }
}
