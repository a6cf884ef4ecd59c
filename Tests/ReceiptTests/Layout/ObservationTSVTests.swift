import TestSupport
import Testing

@testable import Receipt

struct ObservationTSVTests {
    private let heading = ObservationTSV.heading

    private func table(_ lines: String...) -> String { ([heading] + lines).joined(separator: "\n") + "\n" }

    @Test func readsTheWordsOnly() throws {
        let text = table(
            "1\t1\t0\t0\t0\t0\t0\t0\t600\t800\t-1\t", "4\t1\t1\t1\t1\t0\t10\t20\t300\t30\t-1\t",
            "5\t1\t1\t1\t1\t1\t10\t20\t60\t30\t96.5\tTotal", "5\t1\t1\t1\t1\t2\t100\t20\t60\t30\t90\t 4.50 ",
            "5\t1\t1\t1\t1\t3\t0\t0\t600\t800\t95\t ", "5\t1\t1\t1\t1\t3\t0\t0\t9\t9\t95\t###FLOW###")
        let observations = try ObservationTSV.observations(of: text)
        #expect(observations.map(\.text) == ["Total", "4.50"])
        #expect(observations[0].box == Box(x: 10, y: 20, width: 60, height: 30))
        #expect(observations[0].confidence == 0.965)
    }

    @Test func putsPagesBelowEachOther() throws {
        let text = table(
            "1\t1\t0\t0\t0\t0\t0\t0\t600\t800\t-1\t", "5\t1\t1\t1\t1\t1\t0\t10\t60\t30\t90\tone",
            "1\t2\t0\t0\t0\t0\t0\t0\t600\t800\t-1\t", "5\t2\t1\t1\t1\t1\t0\t10\t60\t30\t90\ttwo")
        #expect(try ObservationTSV.observations(of: text).map(\.box.y) == [10, 810])
    }

    @Test func readsPointsWithFractions() throws {
        let text = table("5\t0\t0\t0\t0\t0\t12.75\t20.5\t60.9\t9.1\t100\tTotal")
        #expect(try ObservationTSV.observations(of: text).map(\.box) == [Box(x: 12, y: 20, width: 60, height: 9)])
    }

    @Test(arguments: [
        "5\t1\t1\t1\t1\t1\t10\t20\t60", "5\t1\t1\t1\t1\t1\tx\t20\t60\t30\t90\tTotal",
        "5\t1\t1\t1\t1\t1\t10\t20\t1e99\t30\t90\tTotal", "5\t1\t1\t1\t1\t1\t10\t20\t60\t30\thigh\tTotal",
        "5\tone\t1\t1\t1\t1\t10\t20\t60\t30\t90\tTotal",
    ])
    func namesTheLineThatIsMalformed(_ line: String) {
        #expect(throws: ObservationTSV.Malformed(line: 2)) { try ObservationTSV.observations(of: table(line)) }
    }

    @Test func isToldByItsFirstLine() {
        #expect(ObservationTSV.matches(heading + "\n"))
        #expect(!ObservationTSV.matches("Pale Ale  4.50"))
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        try forEvery("receipt", 300, seed: 70_000, draw: ReceiptForge.drawMisread) { receipt in
            let observations = receipt.observations
            let text = ObservationTSV.text(of: observations, width: 2000, height: 4000)
            let again = try ObservationTSV.observations(of: text)
            guard again.map(\.text) == observations.map(\.text) else { return "other texts" }
            guard again.map(\.box) == observations.map(\.box) else { return "other places" }
            let isNear = zip(again, observations).allSatisfy { abs($0.confidence - $1.confidence) <= 0.0006 }
            return isNear ? nil : "other confidences"
        }
    }
}
