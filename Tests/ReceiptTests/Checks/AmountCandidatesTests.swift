import Money
import TestSupport
import Testing

@testable import Receipt

struct AmountCandidatesTests {
    /// The other amounts that the last place of a line may hold, cheapest first.
    private func candidates(_ text: String, confidence: Double, alternatives: [String] = []) throws -> [Amount] {
        var row = RowClusterer().rows(of: TextLayout.observations(of: text))[0]
        row.observations[row.observations.count - 1].confidence = confidence
        row.observations[row.observations.count - 1].alternatives = alternatives
        let line = Line(row: row, keywords: .all)
        let surroundings = Sample.surroundings()
        let cell = try #require(surroundings.priceCell(of: line))
        return AmountCandidates(surroundings: surroundings).candidates(for: cell.amount, cell: cell, in: line)
            .map(\.amount)
    }

    @Test func lookAlikesAreOfferedForWhatWasReadUnsurely() throws {
        let amounts = try candidates("Tea  1.00", confidence: 0.6)
        for amount in ["7.00", "4.00", "1.80", "1.06"] as [Amount] { #expect(amounts.contains(amount)) }
        #expect(!amounts.contains("2.00"))
    }

    @Test func whatWasReadSurelyHasNone() throws {
        #expect(try candidates("Tea  1.00", confidence: 1).isEmpty)
    }

    @Test func whatAnotherReadingSawIsCheapest() throws {
        #expect(try candidates("Tea  1.00", confidence: 0.6, alternatives: ["9.99", "Tea"]).first == "9.99")
    }

    @Test func aSignReadAsADigitIsTakenOff() throws {
        #expect(try candidates("Tea  41.00", confidence: 1).contains("1.00"))
    }

    @Test func thePriceOfOneIsSeenToo() throws {
        let amounts = try candidates("Tea  3 x 2.50  7.00", confidence: 1)
        #expect(amounts.contains("2.50"))
        #expect(amounts.contains("7.50"))
    }
}
