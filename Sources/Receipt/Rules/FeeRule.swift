/// Delivery, bags and the like.
///
/// Claims `Delivery fee`, `Bag`, `Lieferung`: money beside the goods that stands among them. Whatever it is for, the last
/// word may say what it is: `Public holiday surcharge`, `Tray charge`.
struct FeeRule: LabelRule {
    let name = "fee"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        // `ENTREGA` is what was handed over as well as a delivery; the former is left to ``PaymentRule``.
        if segment.exact.says(.fee), !segment.concepts.contains(.tender) { return .fee }
        guard segment.words.count >= 2, let last = segment.words.last, Self.nouns.contains(last) else { return nil }
        let others = segment.matches.filter { !($0.words.count == 1 && $0.words.upperBound == segment.words.count) }
        return others.isEmpty ? .fee : nil
    }

    /// Words for money that is asked beside the price.
    private static let nouns: Set<String> = ["surcharge", "charge", "fee", "fees", "zuschlag", "supplement", "recargo"]
}
