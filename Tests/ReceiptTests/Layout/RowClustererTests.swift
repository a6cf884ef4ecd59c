import TestSupport
import Testing

@testable import Receipt

struct RowClustererTests {
    /// Rows of words, each a box; `place` moves them as paper does.
    private func page(rows: Int, place: (_ x: Double, _ y: Double) -> Double) -> [Observation] {
        (0..<rows).flatMap { row in
            [(0, 120, "name\(row)"), (180, 60, "word\(row)"), (400, 70, "\(row).50")].map { x, width, text in
                let y = place(Double(x) + Double(width) / 2, 60 + Double(row) * 34)
                return Observation(text: text, box: Box(x: x, y: Int(y), width: width, height: 24), confidence: 1)
            }
        }
    }

    private func expected(_ rows: Int) -> [[String]] { (0..<rows).map { ["name\($0)", "word\($0)", "\($0).50"] } }

    @Test(arguments: [-0.09, -0.05, 0, 0.03, 0.07, 0.1])
    func followsTiltedRows(_ slope: Double) {
        let rows = RowClusterer().rows(of: page(rows: 24) { x, y in y + slope * (x - 240) })
        #expect(rows.map { $0.observations.map(\.text) } == expected(24))
        #expect(rows.map(\.number) == Array(1...24))
    }

    @Test func followsACurledPage() {
        // Level at the top, falling to the right at the bottom.
        let rows = RowClusterer().rows(of: page(rows: 40) { x, y in y + y / 1400 * 0.08 * (x - 240) })
        #expect(rows.map { $0.observations.map(\.text) } == expected(40))
    }

    @Test func theOrderOfObservationsSaysNothing() {
        var generator = SeededGenerator(seed: 4)
        let page = page(rows: 15) { x, y in y + 0.04 * x }
        #expect(RowClusterer().rows(of: page.shuffled(using: &generator)) == RowClusterer().rows(of: page))
    }

    @Test func whatOverlapsStandsInTwoRows() {
        let boxes = [Box(x: 0, y: 0, width: 100, height: 20), Box(x: 50, y: 8, width: 100, height: 20)]
        let rows = RowClusterer().rows(of: boxes.map { Observation(text: "a", box: $0, confidence: 1) })
        #expect(rows.count == 2)
    }

    @Test func nothingGivesNoRows() {
        #expect(RowClusterer().rows(of: []).isEmpty)
    }
}
