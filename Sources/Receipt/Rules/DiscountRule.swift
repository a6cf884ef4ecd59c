/// Reductions of one item or of the whole bill.
///
/// Claims labels half of whose letters speak of a reduction: `Discount 10%`, `Rabatt`, `Store coupon`.
struct DiscountRule: LabelRule {
    let name = "discount"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        segment.says(.discount, coverage: 0.5) ? .discount : nil
    }
}
