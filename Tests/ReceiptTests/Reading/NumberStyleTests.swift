import Money
import TestSupport
import Testing

@testable import Receipt

struct NumberStyleTests {
    @Test(
        arguments: [
            ("1.20 3.40 1,200.00", ".", 2), ("1,20 3,40 1.200,00", ",", 2), ("1.200 3.400 12.000", nil, 0),
            ("1,200 3,400", nil, 0), ("450 900", nil, 0), ("0.250 1.200 3.400", ".", 3), ("1,20 3,40 5.60", ",", 2),
        ] as [(String, Character?, Int)])
    func isVotedByTheWholeReceipt(_ words: String, _ mark: Character?, _ decimals: Int) {
        let style = Sample.style(words)
        #expect(style.mark.map { Character($0) } == mark)
        #expect(style.decimals == decimals)
    }

    @Test func threeDecimalsAreKnownFromTheCurrency() {
        let style = Sample.style("1.200 3.400", threeDecimals: true)
        #expect(style.decimals == 3)
        #expect(style.mark == ".")
    }

    @Test func aClassGluedBehindEveryAmountIsCutOff() {
        let style = Sample.style("12,001 3,501 4,991 1,00 5,00")
        #expect(style.hasGluedClass)
        #expect(Sample.shape("12,001").map { style.readings(of: $0, exponent: 2).first?.amount } == "12.00")
    }

    @Test(arguments: [
        // votes, word, minor units, whether something was guessed
        ("1.00 2.00", "12.50", 1250, false), ("1.00 2.00", "1,234.50", 123_450, false),
        ("1,00 2,00", "1.234,50", 123_450, false), ("1.00 2.00", "-4.50", -450, false),
        ("1.00 2.00", "1250", 1250, true), ("1.00 2.00", "4.5", 450, true), ("1.00 2.00", "1,200", 120_000, false),
        ("1.00 2.00", ".87", 87, false),
    ])
    func readsAnAmount(_ votes: String, _ word: String, _ units: Int, _ isGuess: Bool) throws {
        let shape = try #require(Sample.shape(word))
        let reading = try #require(Sample.style(votes).readings(of: shape, exponent: 2).first)
        #expect(reading.amount == Amount(units))
        #expect(reading.isGuess == isGuess)
    }

    @Test(arguments: ["20%", "0.532kg", "007", "12345678901234", "1.00120.00"])
    func refusesWhatIsNoMoney(_ word: String) throws {
        let shape = try #require(Sample.shape(word))
        #expect(Sample.style("1.00 2.00").readings(of: shape, exponent: 2).isEmpty)
    }

    @Test(arguments: [
        ("1.00 2.00", "4.50", true), ("1.00 2.00", "450", false), ("1.200 3.400", "12.000", true),
        ("450 900", "450", true), ("1.200 3.400", "450", false), ("1.00 2.00", "20%", false),
    ])
    func knowsTheFullForm(_ votes: String, _ word: String, _ isFull: Bool) throws {
        let shape = try #require(Sample.shape(word))
        #expect(Sample.style(votes).isFullAmount(shape) == isFull)
    }

    /// Printing and reading are inverse in every style.
    @Test func readsWhatIsPrinted() {
        let moneys: [ForgeMoney] = [.dollar, .euroBehind, .euro, .franc, .ringgit, .dinar]
        forEvery("amount", 2000, seed: 3) { generator in
            (generator.pick(moneys), Int.random(in: 1...99_999_999, using: &generator))
        } law: { money, units in
            let text = money.text(units).replacing(" ", with: "")
            let style = Sample.style(
                "\(money.text(123)) \(money.text(456)) \(money.text(789))", threeDecimals: money.decimals == 3)
            guard let shape = Sample.shape(text) else { return "\(text) is no number" }
            let readings = style.readings(of: shape, exponent: money.decimals)
            return readings.first?.amount == Amount(units) ? nil : "\(text) is read as \(readings)"
        }
    }
}
