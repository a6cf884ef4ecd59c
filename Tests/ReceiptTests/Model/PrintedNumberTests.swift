import Money
import Receipt
import TestSupport
import Testing

struct PrintedNumberTests {
    @Test(arguments: [
        (PrintedNumber(2), "2"), (PrintedNumber(532, decimals: 3), "0.532"), (PrintedNumber(-5, decimals: 2), "-0.05"),
        (PrintedNumber(0, decimals: 2), "0.00"), (PrintedNumber(120, decimals: 1), "12.0"),
    ])
    func printsEveryDigit(_ number: PrintedNumber, _ text: String) {
        #expect(number.description == text)
    }

    @Test func dropsZerosAtTheEndOnly() {
        #expect(PrintedNumber(100, decimals: 2).normalized == .one)
        #expect(PrintedNumber(1050, decimals: 3).normalized == PrintedNumber(105, decimals: 2))
        #expect(PrintedNumber(100).normalized == PrintedNumber(100))
        #expect(PrintedNumber(300, decimals: 2).isWhole)
        #expect(!PrintedNumber(305, decimals: 2).isWhole)
    }

    @Test func isMoneyOnlyIfNoDigitIsLost() {
        #expect(PrintedNumber(35, decimals: 1).amount(exponent: 2) == "3.50")
        #expect(PrintedNumber(1200, decimals: 3).amount(exponent: 2) == "1.20")
        #expect(PrintedNumber(1234, decimals: 3).amount(exponent: 2) == nil)
        #expect(PrintedNumber(Int.max).amount(exponent: 2) == nil)
    }

    @Test(arguments: [
        // quantity, price of one, product
        (PrintedNumber(532, decimals: 3), PrintedNumber(399, decimals: 2), 212),
        (PrintedNumber(5, decimals: 1), PrintedNumber(101, decimals: 2), 51),
        (PrintedNumber(-5, decimals: 1), PrintedNumber(101, decimals: 2), -51),
        (PrintedNumber(3), PrintedNumber(2), 600),
    ])
    func multipliesAndRoundsHalvesAwayFromZero(_ quantity: PrintedNumber, _ one: PrintedNumber, _ product: Int) {
        #expect(quantity.times(one, exponent: 2) == Amount(product))
        #expect(one.times(quantity, exponent: 2) == Amount(product))
    }

    @Test func saysSoWhereAProductIsTooLarge() {
        #expect(PrintedNumber(Int.max).times(PrintedNumber(2), exponent: 2) == nil)
    }
}
