/// How it was paid, and what was handed back.
///
/// Claims `Cash`, `VISA`, `Bar`, `Kartenzahlung` as payment and `Change`, `Rückgeld` as change, where most letters of
/// the label say so.
struct PaymentRule: LabelRule {
    let name = "payment"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        guard segment.coverage >= 0.6 else { return nil }
        if segment.concepts.contains(.change) { return .change }
        return segment.concepts.contains(.tender) ? .tender : nil
    }
}
