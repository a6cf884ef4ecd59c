/// Delivery, bags and the like.
///
/// Claims `Delivery fee`, `Bag`, `Lieferung`: money beside the goods that stands among them.
struct FeeRule: LabelRule {
    let name = "fee"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        segment.says(.fee) ? .fee : nil
    }
}
