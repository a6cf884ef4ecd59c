/// Rounding to the smallest coin.
///
/// Claims `Rounding adj`, `Rundung`, `Öresavrundning`; not `Total rounded`, which is a sum.
struct RoundingRule: LabelRule {
    let name = "rounding"

    func kind(of segment: Line.Segment) -> Entry.Kind? {
        segment.says(.rounding) && segment.concepts.isDisjoint(with: [.total, .due]) ? .rounding : nil
    }
}
