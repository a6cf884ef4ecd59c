internal import Money

/// Lines among the goods that a label calls a sum though they can be none: `Balance bread 0.99`, a misread name.
///
/// Told by amounts: less than half of a price above, not what the lines above come to, and a total below that is large
/// enough.
struct ImpossibleSums {
    /// The indices of those lines.
    private(set) var lines: Set<Int> = []

    /// Finds them among `lines`, whose labels are `labels`; items begin at `heading`.
    init(_ lines: [Line], labels: [[Label]], surroundings: Surroundings, from heading: Int) {
        var all = Amount.zero, largest = Amount.zero
        for index in lines.indices where index >= heading {
            if let sum = labels[index].first(where: { $0.entry.kind.isSum && $0.entry.cell != nil })?.entry {
                let hasTotal = labels[(index + 1)...].joined().contains {
                    $0.entry.kind.isTotal && $0.entry.cell != nil && $0.entry.amount >= largest
                }
                guard sum.kind.isTotal, sum.amount + sum.amount < largest, sum.amount != all, hasTotal else { return }
                self.lines.insert(index)
            }
            guard let cell = surroundings.priceCell(of: lines[index]), cell.isFull else { continue }
            all += cell.amount
            largest = max(largest, cell.amount)
        }
    }
}
