import Testing

@testable import Recognition

struct SlopeFieldTests {
    /// A row of letters, 10 pixels wide and 20 high, whose feet stand on a slope.
    private func row(x: Int, y: Int, slope: Double, letters: Int = 12) -> [Component] {
        (0..<letters).map { index in
            let left = x + 15 * index
            let foot = y + Int((slope * Double(15 * index)).rounded())
            return Component(left: left, top: foot - 20, right: left + 10, bottom: foot, area: 90)
        }
    }

    @Test func isLevelWithoutRows() {
        #expect(SlopeField().slope(x: 10, y: 10) == 0)
        #expect(SlopeField([row(x: 0, y: 50, slope: 0.2, letters: 4)], letterHeight: 20).slope(x: 0, y: 50) == 0)
    }

    @Test(arguments: [-0.15, -0.04, 0, 0.07])
    func followsRowsOfOneSlope(slope: Double) {
        let field = SlopeField((0..<5).map { row(x: 40, y: 60 + 40 * $0, slope: slope) }, letterHeight: 20)
        for y in [0.0, 150, 400] { #expect(abs(field.slope(x: 100, y: y) - slope) < 0.01) }
    }

    @Test func changesFromOnePartOfThePageToAnother() {
        let rising = (0..<4).map { row(x: 40, y: 60 + 40 * $0, slope: -0.1) }
        let falling = (0..<4).map { row(x: 40, y: 1060 + 40 * $0, slope: 0.1) }
        let field = SlopeField(rising + falling, letterHeight: 20)
        #expect(field.slope(x: 120, y: 100) < -0.08)
        #expect(abs(field.slope(x: 120, y: 620)) < 0.03)
        #expect(field.slope(x: 120, y: 1100) > 0.08)
    }
}
