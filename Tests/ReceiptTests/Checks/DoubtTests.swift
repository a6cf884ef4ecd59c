import TestSupport
import Testing

@testable import Receipt

@Suite struct DoubtTests {
    /// The draft of a text whose second line was read with little confidence.
    private func draft(_ text: String, sure: Double = 0.5) -> Draft {
        var observations = TextLayout.observations(of: Sample.aligned(text))
        for index in observations.indices where observations[index].box.y == 24 {
            observations[index].confidence = sure
        }
        return ReceiptParser().parse(observations)
    }

    private func doubtful(_ draft: Draft) -> [Int] {
        draft.items.filter { $0.flags.contains(.priceDoubtful) }.map(\.line)
    }

    @Test(arguments: ["Tea  2.50\nSoup  6.50", "Tea  2.50\nSoup  6.50\nTotal  12.00"])
    func whatNothingVouchesForIsFlagged(text: String) {
        let draft = draft(text)
        #expect(doubtful(draft) == [2])
        #expect(draft.issues.contains { $0.code == .priceDoubtful && $0.line == 2 })
        #expect(doubtful(self.draft(text, sure: 0.8)).isEmpty)
    }

    @Test(arguments: [
        "Tea  2.50\nSoup  6.50\nTotal  9.00", "Tea  2.50\nSoup  6.50\nSubtotal  9.00\nTax  0.90\nTotal  9.90",
        "Tea  2.50\n2 x 3.25 Soup  6.50\nTotal  12.00",
    ])
    func whatAnEquationVouchesForIsNot(text: String) {
        #expect(doubtful(draft(text)).isEmpty)
    }
}
