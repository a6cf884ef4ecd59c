import Money
import Receipt
import TestSupport
import Testing

/// Laws that hold for every receipt that the forge can draw.
struct ReceiptLawTests {
    private static let parser = ReceiptParser()

    @Test func whatIsReadRightIsUnderstood() {
        forEvery("receipt", 2000, seed: 1, draw: ReceiptForge.draw, shrink: \.smaller) { receipt in
            receipt.difference(from: Self.parser.parse(receipt.observations))
        }
    }

    @Test func whatIsVerifiedIsTrueAndWhatIsChangedIsSaid() {
        forEvery("misread receipt", 2000, seed: 20_000, draw: ReceiptForge.drawMisread, shrink: \.smaller) { receipt in
            let draft = Self.parser.parse(receipt.observations)
            if draft.status == .verified, let wrong = receipt.moneyDifference(from: draft) {
                return "verified: \(wrong)"
            }
            return silentChange(in: draft)
        }
    }

    /// A change that the draft does not tell of; nil if there is none.
    private func silentChange(in draft: Draft) -> String? {
        let repairs = draft.issues.filter { $0.code == .priceRepaired }
        for item in draft.items where item.flags.contains(.priceRepaired) {
            if !repairs.contains(where: { $0.line == item.line }) { return "line \(item.line) is not reported" }
        }
        if repairs.contains(where: { $0.line == nil || $0.became == nil }) {
            return "\(repairs) do not say what changed"
        }
        let tells = draft.issues.contains { [.priceRepaired, .labelMissing].contains($0.code) }
        if draft.status == .repaired, !tells { return "repaired, but nothing says where" }
        return draft.status == .verified && tells ? "verified with a repair" : nil
    }

    @Test func readingTwiceInAnyOrderGivesTheSame() {
        forEvery("misread receipt", 500, seed: 40_000, draw: ReceiptForge.drawMisread) { receipt in
            let observations = receipt.observations
            let draft = Self.parser.parse(observations)
            if Self.parser.parse(observations) != draft { return "differs when read again" }
            var generator = SeededGenerator(seed: receipt.seed)
            let other = Self.parser.parse(observations.shuffled(using: &generator))
            var same = other
            same.noise = draft.noise
            return same == draft && Set(other.noise) == Set(draft.noise) ? nil : "differs in another order"
        }
    }

    @Test func everythingReadIsKept() {
        forEvery("misread receipt", 500, seed: 50_000, draw: ReceiptForge.drawMisread) { receipt in
            let observations = receipt.observations
            let draft = Self.parser.parse(observations)
            let kept = draft.rows.flatMap(\.row.observations) + draft.noise
            return kept.count == observations.count && Set(kept) == Set(observations) ? nil : "\(kept.count) kept"
        }
    }

    @Test func whatStandsFarBelowTakesNoItemAway() {
        forEvery("receipt", 500, seed: 60_000, draw: ReceiptForge.draw) { receipt in
            var observations = receipt.observations
            let bottom = observations.map(\.box.bottom).max() ?? 0
            let items = Self.parser.parse(observations).items
            var generator = SeededGenerator(seed: receipt.seed)
            for place in 1...4 {
                let text = generator.pick(["~ ~", "|| ;", "17", "wy", "8,1", "Terrazzo", "-."])
                let box = Box(
                    x: Int.random(in: 0...500, using: &generator), y: bottom + place * 400, width: 40, height: 24)
                observations.append(Observation(text: text, box: box, confidence: generator.real(0.2...0.99)))
            }
            let other = Self.parser.parse(observations).items
            return items.allSatisfy { item in other.contains { $0.name == item.name && $0.price == item.price } }
                ? nil : "\(other.map(\.name)) are left"
        }
    }
}
