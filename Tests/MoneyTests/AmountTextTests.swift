import Money
import TestSupport
import Testing

@Suite struct AmountTextTests {
    private func read(_ typed: String, _ code: String = "USD") throws -> Amount {
        try AmountText(#require(Currency(code: code))).amount(typed)
    }

    @Test(arguments: [
        ("0", 0), ("12", 1200), (" 24.70 ", 2470), ("24,70", 2470), (".5", 50), ("-3", -300), ("−3.10", -310),
        ("+3", 300), ("1,23,456.00", 12_345_600), ("12,34,567", 123_456_700), ("1 234", 123_400), ("1 234,5", 123_450),
        ("1\u{A0}234\u{A0}567.89", 123_456_789), ("1’234.50", 123_450), ("10,000.5", 1_000_050), ("0,05", 5),
        ("1.5*2", 300), ("1,5*2", 300), ("0.125*8", 100), ("20 - 3.50", 1650), ("-(2+3)", -500), ("-2*-3", 600),
        ("7/2", 350), ("3×2,10", 630), ("(12)", -1200), ("10-(3)", 700), ("2*(1+(3-1))", 600), ("1/3*3", 100),
    ])
    func understood(typed: String, units: Int) throws {
        #expect(try read(typed) == Amount(units))
    }

    @Test(arguments: [
        ("", AmountTextError.empty), ("   ", .empty), ("abc", .unexpected("a", at: 0)),
        (" 1x", .unexpected("x", at: 2)),
        ("12.", .incomplete), ("1,234", .ambiguous("1234", or: "1.23")), ("1.235", .ambiguous("1235", or: "1.24")),
        ("1,2,3", .strangeGrouping("1,2,3")), ("1,234.56.78", .strangeGrouping("1,234.56.78")),
        ("12 34", .strangeGrouping("12 34")), ("1234,567", .tooManyDecimals(.unspecified)),
        ("0.123", .tooManyDecimals(.unspecified)), ("1,234.567", .tooManyDecimals(.unspecified)),
        ("1+", .incomplete), ("(1", .incomplete), ("1)", .unexpected(")", at: 1)), ("()", .unexpected(")", at: 1)),
        ("5/0", .divisionByZero), ("1,250*2", .ambiguous("1250", or: "1.250")), ("1..2*3", .strangeGrouping("1..2")),
        ("--", .incomplete), ("-", .incomplete), ("1 2*3", .unexpected("2", at: 2)), ("0.001*5", .notWhole("0.001*5")),
        ("99999999999999999999", .tooLarge), ("10000000000000.01", .tooLarge),
        ("999999999999*999999999999", .tooLarge),
    ])
    func refused(typed: String, error: AmountTextError) throws {
        #expect(throws: error) { try read(typed, "XXX") }
    }

    @Test func noDecimalsThreeDecimalsFourDecimals() throws {
        #expect(try read("5,000", "KWD") == Amount(5000))
        #expect(try read("1,234.567", "KWD") == Amount(1_234_567))
        #expect(throws: AmountTextError.ambiguous("5000", or: "5")) { try read("5,000", "JPY") }
        #expect(try read("1.2345", "CLF") == Amount(12345))
        #expect(try read("10.5*2", "JPY") == Amount(21))
    }

    @Test func whatIsPrintedIsReadBackAsTheSame() {
        let styles = [
            AmountStyle.plain, AmountStyle(decimalMark: ","), AmountStyle(decimalMark: ",", grouping: "\u{A0}"),
            AmountStyle(grouping: "'"),
        ]
        let currencies = Currency.all
        forEvery(
            "amount", 20_000, seed: 3,
            draw: { generator in
                let limit = generator.pick([10, 10_000, Amount.limit])
                let amount = Amount(Int.random(in: -limit...limit, using: &generator))
                return (amount, generator.pick(styles), generator.pick(currencies))
            },
            law: { amount, style, currency in
                let text = style.text(amount, currency)
                guard let back = try? AmountText(currency).amount(text) else { return "\(text) is refused" }
                return back == amount ? nil : "\(text) is read as \(back.minorUnits)"
            })
    }

    @Test func noTextTraps() {
        let alphabet = Array("0123456789.,  '-+*/()()€x1111")
        forEvery(
            "text", 20_000, seed: 4,
            draw: { generator in
                String((0..<Int.random(in: 0...40, using: &generator)).map { _ in generator.pick(alphabet) })
            },
            law: { text in
                for code in ["JPY", "USD", "KWD", "CLF"] {
                    guard let currency = Currency(code: code) else { return code }
                    if let amount = try? AmountText(currency).amount(text),
                        amount.minorUnits.magnitude > UInt(Amount.limit)
                    {
                        return "\(amount) is above the limit"
                    }
                }
                return nil
            })
        #expect(throws: AmountTextError.tooLarge) { try read(String(repeating: "(", count: 100_000)) }
        #expect(throws: AmountTextError.incomplete) { try read(String(repeating: "(", count: 200)) }
    }
}

@Suite struct AmountDecimalTests {
    @Test(arguments: [
        ("12.50", "USD", 1250), ("-0.05", "USD", -5), ("12", "USD", 1200), ("12.5", "USD", 1250), ("7", "JPY", 7),
        ("1.234", "KWD", 1234),
    ])
    func understood(text: String, code: String, units: Int) throws {
        #expect(Amount(decimal: text, try #require(Currency(code: code))) == Amount(units))
    }

    @Test(arguments: ["", "-", ".", "1.", ".5", "1,5", "1.234", "--1", "1e3", "12.5.0", "9999999999999999", " 1", "１"])
    func refused(text: String) {
        #expect(Amount(decimal: text, .unspecified) == nil)
    }

    @Test func whatIsPrintedIsReadBackAsTheSame() {
        let currencies = Currency.all
        forEvery(
            "amount", 5000, seed: 6,
            draw: { (Amount(.random(in: -Amount.limit...Amount.limit, using: &$0)), $0.pick(currencies)) },
            law: { amount, currency in
                let text = AmountStyle.plain.text(amount, currency)
                return Amount(decimal: text, currency) == amount ? nil : text
            })
    }
}

@Suite struct AmountStyleTests {
    @Test func theSignOrTheCode() throws {
        let amount = Amount(-123_456)
        for (code, symbol, behind) in [
            ("USD", "-$1234.56", "-1234.56 USD"), ("JPY", "-¥123456", "-123456 JPY"),
            ("PLN", "-1234.56 PLN", "-1234.56 PLN"),
        ] {
            let currency = try #require(Currency(code: code))
            #expect(AmountStyle(label: .symbol).text(amount, currency) == symbol)
            #expect(AmountStyle(label: .code).text(amount, currency) == behind)
        }
        let grouped = AmountStyle(decimalMark: ",", grouping: " ", label: .code)
        #expect(grouped.text(Amount(123_456_789), try #require(Currency(code: "PLN"))) == "1 234 567,89 PLN")
    }
}
