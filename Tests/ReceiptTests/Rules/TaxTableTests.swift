import Money
import TestSupport
import Testing

@testable import Receipt

struct TaxTableTests {
    private func tax(_ amounts: [Amount], rate: PrintedNumber? = nil, isInTable: Bool = false) -> Amount? {
        let cells = amounts.enumerated().map { index, amount in
            Cell(token: index, amount: amount, isGuess: false, others: [], isFull: true)
        }
        return TaxTable().tax(of: cells, rate: rate, isInTable: isInTable)?.amount
    }

    private let seven = PrintedNumber(7)

    @Test func theArithmeticTellsWhichIsTheTax() {
        for order in [["0.63", "9.04", "9.67"], ["9.04", "0.63", "9.67"], ["9.67", "9.04", "0.63"]] as [[Amount]] {
            #expect(tax(order, rate: seven) == "0.63")
        }
    }

    @Test func twoAmountsNeedARate() {
        #expect(tax(["9.04", "0.63"], rate: seven) == "0.63")
        #expect(tax(["9.67", "0.63"], rate: seven) == "0.63")
        #expect(tax(["9.04", "0.63"]) == nil)
        #expect(tax(["9.04", "0.63"], isInTable: true) == "0.63")
    }

    @Test func whatDoesNotFitIsNone() {
        #expect(tax(["9.04", "1.63"], rate: seven) == nil)
        #expect(tax(["9.04", "0.63", "9.99"]) == nil)
        #expect(tax(["4.00", "6.00", "10.00"]) == nil)
    }
}
