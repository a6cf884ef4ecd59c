/// Sums: the subtotal, the total, the amount due.
///
/// Claims labels most of whose letters speak of a sum: `Subtotal`, `Zwischensumme`, `TOTAL EUR`, `Amount due`. `Total
/// excl. VAT` is a sum without tax, `Total service` a charge; `Total VAT` is left to ``TaxRule``.
struct SumRule: LabelRule {
    let name = "sum"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        let concepts = segment.concepts
        guard segment.coverage >= 0.6 else { return nil }
        // `Net` and `Gross` are sums only where nothing else stands beside them: `Net wt`, `Net VAT Gross`.
        if segment.words.count > 1, segment.words.contains(where: { $0 == "net" || $0 == "gross" }),
            segment.matches.allSatisfy({ $0.words.count == 1 && $0.concepts.isDisjoint(with: [.due]) }),
            segment.matches.contains(where: { ["net", "gross"].contains(segment.words[$0.words.lowerBound]) })
        {
            return nil
        }
        // `GST included in total 2.05` is a tax.
        if segment.matches.first?.concepts.contains(.tax) == true, concepts.contains(.including),
            segment.words.dropFirst().contains("in")
        {
            return nil
        }
        // `Suma` is a subtotal in Spanish and the total in Polish; what stands around it decides later.
        let isEither = segment.matches.contains { $0.concepts.isSuperset(of: [.subtotal, .total]) }
        // `3 ITEMS TOTAL DUE` says twice what it is; what is due wins.
        let isDue = segment.exact.matches.last?.concepts == [.due]
        if concepts.contains(.subtotal) && !isEither && !isDue { return .subtotal }
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
