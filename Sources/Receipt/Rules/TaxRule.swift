/// Taxes, and the bases they are computed on.
///
/// Claims labels at least half of whose letters speak of a tax: `VAT 20%`, `MwSt`, `PPN 10%`. A base, `Taxable amount`
/// or `Net of GST`, is information, since it is no money beside the bill's.
struct TaxRule: LabelRule {
    let name = "tax"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        let concepts = segment.concepts
        // `Restaurant tax`, `Alcohol tax`: whatever is taxed, the last word says what it is.
        let isNamed = segment.words.last.map { ["tax", "taxes", "steuer"].contains($0) } ?? false
        guard segment.coverage >= 0.5 || isNamed else { return nil }
        if concepts.contains(.tax) {
            return concepts.contains(.excluding) && !concepts.contains(.including) ? .information : .tax
        }
        return concepts.contains(.excluding) && segment.coverage >= 0.6 ? .information : nil
    }
}
