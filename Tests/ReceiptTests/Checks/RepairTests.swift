import Money
import Receipt
import TestSupport
import Testing

struct RepairTests {
    /// The draft of a text of which some words were read in another way, with some confidence.
    private func draft(
        _ text: String, misread: [String: String], confidence: Double = 0.8, alternatives: [String: [String]] = [:]
    ) -> Draft {
        let observations = TextLayout.observations(of: Sample.aligned(text)).map { observation in
            guard let seen = misread[observation.text] else { return observation }
            return Observation(
                text: seen, box: observation.box, confidence: confidence,
                alternatives: alternatives[observation.text] ?? [])
        }
        return ReceiptParser().parse(observations)
    }

    private let text = "Tea  12.50\nSoup  46.52\nCake  23.10\nTotal  82.12"

    @Test func theOneDigitThatClosesTheSumsIsMended() throws {
        let draft = draft(text, misread: ["46.52": "48.52"])
        #expect(draft.items.map(\.price) == ["12.50", "46.52", "23.10"])
        #expect(draft.status == .repaired)
        #expect(draft.items[1].flags.contains(.priceRepaired))
        let issue = try #require(draft.issues.first { $0.code == .priceRepaired })
        #expect([issue.was, issue.became] == ["48.52", "46.52"])
        #expect(issue.line == 2)
    }

    @Test func theTotalMayBeWhatIsWrong() {
        let draft = draft(text, misread: ["82.12": "62.12"])
        #expect(draft.total == "82.12")
        #expect(draft.status == .repaired)
    }

    @Test func whatAnotherReadingSawIsTakenFirst() {
        let draft = draft(text, misread: ["46.52": "71.99"], alternatives: ["46.52": ["46.52"]])
        #expect(draft.items.map(\.price) == ["12.50", "46.52", "23.10"])
        #expect(draft.status == .repaired)
    }

    @Test func noDigitIsInventedThatNobodySaw() {
        let draft = draft(text, misread: ["46.52": "71.99"])
        #expect(draft.items.map(\.price) == ["12.50", "71.99", "23.10"])
        #expect(draft.status == .mismatch)
    }

    @Test func aTieIsLeftAlone() {
        // Either price may be two more.
        let draft = draft(
            "Tea  16.50\nSoup  46.00\nTotal  64.50", misread: ["16.50": "16.50", "46.00": "46.00"], confidence: 0.95)
        #expect(draft.items.map(\.price) == ["16.50", "46.00"])
        #expect(draft.status == .mismatch)
    }

    @Test func whatWasReadSurelyIsNotExchangedForALookAlike() {
        let draft = draft(text, misread: ["46.52": "48.52"], confidence: 1)
        #expect(draft.items.map(\.price) == ["12.50", "48.52", "23.10"])
        #expect(draft.status == .mismatch)
    }

    @Test func atMostOneLookAlikeIsGuessed() {
        let draft = draft(text, misread: ["46.52": "48.52", "23.10": "28.10"])
        #expect(draft.status == .mismatch)
        #expect(draft.items.map(\.price) == ["12.50", "48.52", "28.10"])
    }

    @Test func aLostMarkIsPutBack() {
        let draft = draft(text, misread: ["46.52": "4652"])
        #expect(draft.items.map(\.price) == ["12.50", "46.52", "23.10"])
        #expect(draft.items[1].flags.contains(.priceRepaired))
        #expect(draft.status == .repaired)
    }

    @Test func twoAmountsReadBadlyProveNothing() {
        // 48.52 and 26.13 close the sums as well; where 28.13 was read surely, nothing else does.
        let text = "Tea  12.50\nSoup  46.52\nCake  28.13\nTotal  87.15"
        let both = draft(text, misread: ["46.52": "46.52", "28.13": "28.13"], confidence: 0.7)
        #expect(both.status == .unchecked)
        let one = draft(text, misread: ["46.52": "46.52"], confidence: 0.7)
        #expect(one.status == .verified)
    }

    @Test func aPriceAndBothSumsMisreadAlikeProveNothing() {
        let misread = ["7.70": "7.76", "18.20": "18.26"]
        let draft = draft("Soup  7.70\nTea  10.50\nSubtotal  18.20\nTotal  18.20", misread: misread, confidence: 0.5)
        #expect(draft.total == "18.26")
        #expect(draft.status == .unchecked)
    }
}
