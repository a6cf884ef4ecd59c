import Testing

@testable import Recognition

struct LevelsTests {
    /// Grainy paper of about `paper`, with a stroke of `ink` through every fifth column.
    private func crop(paper: Int, ink: Int) -> Plane {
        let plane = Plane(width: 60, height: 36)
        for y in 0..<plane.height {
            for x in 0..<plane.width {
                let grain = (x * 7 + y * 13) % 9 - 4
                plane.row(y)[x] = UInt8(x % 5 == 0 ? ink : paper + grain)
            }
        }
        return plane
    }

    @Test(
        "Grain of the paper becomes wholly white, and print wholly black",
        arguments: [(240, 20), (150, 60), (200, 140)])
    func paperIsOneValue(paper: Int, ink: Int) {
        let plane = crop(paper: paper, ink: ink)
        plane.level()
        #expect((0..<60).allSatisfy { plane.row(18)[$0] == ($0 % 5 == 0 ? 0 : 255) })
    }

    @Test("Light print on a dark bar comes out dark on light")
    func barsAreTurned() {
        let plane = crop(paper: 30, ink: 220)
        plane.level()
        #expect(plane.row(18)[0] == 0)
        #expect(plane.row(18)[1] == 255)
    }

    @Test("The grain of blank paper is not blown up to the full range")
    func blankPaper() {
        let plane = crop(paper: 240, ink: 240)
        plane.level()
        #expect((0..<60).allSatisfy { plane.row(18)[$0] > 128 })
    }

    @Test("Greys between paper and print keep their order")
    func order() {
        let plane = Plane(width: 256, height: 36)
        for y in 0..<36 { for x in 0..<256 { plane.row(y)[x] = UInt8(x) } }
        plane.level()
        #expect((1..<256).allSatisfy { plane.row(0)[$0 - 1] <= plane.row(0)[$0] })
    }
}
