internal import Money

/// Lines without a known label, told by the zone they stand in.
struct UnlabelledRule {
    /// How amounts are printed, and where.
    var surroundings: Surroundings
    /// The borders of the zones.
    var zones: Zones

    /// What the line at `index` is.
    func claim(_ line: Line, at index: Int) -> Claim {
        if index >= zones.payment { return Claim(role: .information, rule: "foot", evidence: "below the payment") }
        if index >= zones.sums {
            if let cell = surroundings.priceCell(of: line), cell.isFull, cell.amount < .zero {
                return Claim(role: .discount, rule: "discount", evidence: "a negative amount below the lines")
            }
            let hasAmount = surroundings.priceCell(of: line)?.isFull == true
            return Claim(role: hasAmount ? .unread : .information, rule: "foot", evidence: "below the sums")
        }
        return Claim(role: .detail, rule: "detail", evidence: "no amount in the price column")
    }
}
