import TestSupport
import Testing

@testable import Recognition

struct AffineTests {
    @Test func comesBackByItsInverse() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            func number() -> Double { Double.random(in: -3...3, using: &random) }
            let map = Affine(xx: number(), xy: number(), x0: number(), yx: number(), yy: number(), y0: number())
            guard abs(map.xx * map.yy - map.xy * map.yx) > 0.1 else { continue }
            let there = map.applied(5, -7)
            let back = map.inverse.applied(there.x, there.y)
            #expect(abs(back.x - 5) < 1e-6 && abs(back.y + 7) < 1e-6)
            let both = map.then(map.inverse).applied(2, 3)
            #expect(abs(both.x - 2) < 1e-6 && abs(both.y - 3) < 1e-6)
        }
    }

    @Test(arguments: Turn.allCases)
    func turnsCornersIntoCorners(turn: Turn) {
        let map = turn.map(width: 30, height: 20)
        let width = turn.swapsSides ? 20.0 : 30.0
        let corner = map.applied(0, 0), opposite = map.applied(width, 50 - width)
        #expect([0, 30].contains(corner.x) && [0, 20].contains(corner.y))
        #expect(abs(corner.x - opposite.x) == 30 && abs(corner.y - opposite.y) == 20)
    }
}
