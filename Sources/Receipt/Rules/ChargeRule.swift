/// Service charge, gratuity and tip.
///
/// Claims `Service charge 12.5%`, `Bedienung`, `Propina`. A gratuity that is included or printed with its rate,
/// `Gratuity 18%`, was added by the house and is service; any other is a tip, which the guest adds.
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
