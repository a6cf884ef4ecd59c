import Receipt
import Testing

@testable import Recognition

struct VotesTests {
    private func observation(_ text: String, _ confidence: Double) -> Observation {
        Observation(text: text, box: Box(x: 0, y: 0, width: 60, height: 20), confidence: confidence)
    }

    private func reading(_ text: String, _ said: Double) -> Reading {
        Reading(symbols: text.map { .init(text: String($0), confidence: said, beginsWord: false) })
    }

    @Test func twoLooksThatAgreeOutvoteASurerOne() {
        var votes = Votes(observation("12.60", 0.6))
        votes.add(reading("12.50", 0.96))
        votes.add(reading("12.50", 0.96))
        #expect(votes.decided.text == "12.50")
        #expect(votes.decided.alternatives.first == "12.60")
    }

    @Test func theFirstLookWinsATie() {
        var votes = Votes(observation("12.60", 1))
        votes.add(reading("12.50", 1))
        #expect(votes.decided.text == "12.60")
        #expect(votes.decided.confidence == 1)
    }

    @Test func anAmountIsNotOutvotedByWhatHasNoDecimalMark() {
        var votes = Votes(observation("200.56", 0.05))
        votes.add(reading("2006", 1))
        votes.add(reading("2006", 1))
        votes.add(reading("200.36", 0.8))
        #expect(votes.decided.text == "200.56")
        #expect(votes.decided.alternatives == ["200.36", "2006"])
    }

    @Test func aLookThatSawNothingHasNoVote() {
        var votes = Votes(observation("9.99", 0.2))
        votes.add(Reading(symbols: []))
        votes.add(Reading(symbols: []))
        #expect(votes.decided == observation("9.99", 0.2))
    }
}
