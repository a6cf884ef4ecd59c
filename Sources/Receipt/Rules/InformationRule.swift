/// Known figures that are no money of this bill: savings, points, counts, suggestions.
///
/// Claims `You saved 3.00`, `Points 120`, `Items 4`, `Table 12`, `Suggested tip`. Comes before all others, since `Total
/// savings` is no total.
struct InformationRule: LabelRule {
    let name = "information"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        if segment.says(.suggestion, coverage: 0.4) { return .information }
        // These words are common in names too, so only their exact spelling counts.
        let exact = segment.exact
        if segment.hasCountAndAmount, exact.concepts.contains(.total), exact.concepts.contains(.count) { return nil }
        let known: [Concept] = [.savings, .loyalty, .count, .reference, .carried]
        // `BALANCE 7.40` is what is due, `POINTS BALANCE 120` is not.
        if exact.concepts.contains(.due), segment.matches.count == 1 { return nil }
        return known.contains { exact.says($0) } ? .information : nil
    }
}
