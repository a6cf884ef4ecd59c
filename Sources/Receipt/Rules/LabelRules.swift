/// A rule that says what a label speaks of.
protocol LabelRule: Sendable {
    /// The name shown by `--explain`.
    var name: String { get }
    /// What a label is; nil if this rule has nothing to say about it.
    func kind(of segment: Line.Segment) -> Entry.Kind?
}

/// Sums: the subtotal, the total, the amount due.
struct SumRule: LabelRule {
    let name = "sum"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        let concepts = segment.concepts
        guard segment.coverage >= 0.6 else { return nil }
        if concepts.contains(.subtotal) { return .subtotal }
        if concepts.contains(.total) || concepts.contains(.due) {
            let isQualified = concepts.contains(.including) || concepts.contains(.excluding) || concepts.contains(.due)
            if concepts.contains(.service) && !isQualified { return .service }
            if concepts.contains(.tax) && !isQualified { return nil }
            if concepts.contains(.excluding) && !concepts.contains(.including) { return .net }
            return concepts.contains(.due) ? .due : .total
        }
        return nil
    }
}

/// Taxes, and the bases they are computed on.
struct TaxRule: LabelRule {
    let name = "tax"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        let concepts = segment.concepts
        guard segment.coverage >= 0.5 else { return nil }
        if concepts.contains(.tax) {
            return concepts.contains(.excluding) && !concepts.contains(.including) ? .information : .tax
        }
        return concepts.contains(.excluding) && segment.coverage >= 0.6 ? .information : nil
    }
}

/// Service charge, gratuity and tip.
struct ChargeRule: LabelRule {
    let name = "charge"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        if segment.says(.service) { return .service }
        guard segment.says(.tip) else { return nil }
        // A gratuity with its rate is added by the house, like service; a tip is written by the guest.
        let isAdded =
            segment.concepts.contains(.including)
            || (segment.hasRate && segment.words.contains { $0.hasPrefix("grat") })
        return isAdded ? .service : .tip
    }
}

/// Rounding to the smallest coin.
struct RoundingRule: LabelRule {
    let name = "rounding"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        segment.says(.rounding) && segment.concepts.isDisjoint(with: [.total, .due]) ? .rounding : nil
    }
}

/// How it was paid, and what was handed back.
struct PaymentRule: LabelRule {
    let name = "payment"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        guard segment.coverage >= 0.6 else { return nil }
        if segment.concepts.contains(.change) { return .change }
        return segment.concepts.contains(.tender) ? .tender : nil
    }
}

/// Known figures that are no money of this bill: savings, points, counts, suggestions.
struct InformationRule: LabelRule {
    let name = "information"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        if segment.says(.suggestion, coverage: 0.4) { return .information }
        // These words are common in names too, so only their exact spelling counts.
        let exact = segment.exact
        let known: [Concept] = [.savings, .loyalty, .count, .reference]
        return known.contains { exact.says($0) } ? .information : nil
    }
}

/// Reductions of one item or of the whole bill.
struct DiscountRule: LabelRule {
    let name = "discount"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        segment.says(.discount, coverage: 0.5) ? .discount : nil
    }
}

/// Delivery, bags and the like.
struct FeeRule: LabelRule {
    let name = "fee"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        segment.says(.fee) ? .fee : nil
    }
}
