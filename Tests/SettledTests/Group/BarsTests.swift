import Money
import TestSupport
import Testing

@testable import settled

struct BarsTests {
    @Test func standOnBothSidesOfOneLine() {
        let bars = Bars([Amount(1000), Amount(-500), Amount(-1), .zero], width: 21)
        #expect(bars.left(0) == "          " && bars.right(0) == "██████████")
        #expect(bars.left(1) == "     █████" && bars.right(1) == "")
        #expect(bars.left(2) == "         █" && bars.right(2) == "")
        #expect(bars.left(3) == "          " && bars.right(3) == "")
    }

    @Test func areLeftOutWhereThereIsNoRoomOrNothing() {
        #expect(Bars([Amount(1)], width: 10).isEmpty)
        #expect(Bars([.zero, .zero], width: 41).isEmpty)
        #expect(!Bars([Amount(Amount.limit * 1000), Amount(-Amount.limit * 1000)], width: 41).isEmpty)
    }

    @Test func neverAreWiderThanTheirRoom() {
        forEvery(
            "balances", 500, seed: 3,
            draw: { random in
                (
                    (0..<Int.random(in: 1...9, using: &random)).map { _ in
                        Amount(Int.random(in: -Amount.limit...Amount.limit, using: &random))
                    }, Int.random(in: 11...99, using: &random)
                )
            }
        ) { amounts, width in
            let bars = Bars(amounts, width: width)
            for row in amounts.indices where (bars.left(row) + "|" + bars.right(row)).count > width {
                return "row \(row)"
            }
            return nil
        }
    }
}
