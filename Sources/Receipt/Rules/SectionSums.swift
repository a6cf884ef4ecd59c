internal import Money

/// Sums in the middle of the lines: what a course comes to (`Food total`), or a subtotal below which lines go on.
///
/// Told by arithmetic alone: a sum of the lines since the sum before it, or of all lines above it, below which come
/// lines without any label and a subtotal that holds them too.
struct SectionSums {
    /// The indices of the lines that carry such a sum.
    private(set) var lines: Set<Int> = []
    /// Those that may be, until a sum of all of them is found.
    private var open: [Int] = []
    /// What all lines so far come to.
    private var all = Amount.zero
    /// What the lines since the last sum come to, and how many they are.
    private var section = (amount: Amount.zero, count: 0)
    /// Whether the last sum was that of several sections.
    private var isWhole = false

    /// Finds them among `lines`, whose labels are `labels`; items begin at `heading`.
    init(_ lines: [Line], labels: [[Label]], surroundings: Surroundings, from heading: Int) {
        for index in lines.indices where index >= heading {
            let cell = surroundings.priceCell(of: lines[index])
            if let sum = labels[index].first(where: { $0.entry.kind.isSum && $0.entry.cell != nil })?.entry {
                guard takes(sum, at: index) else { return }
            } else if labels[index].contains(where: { $0.entry.cell != nil && !Self.goods.contains($0.entry.kind) }) {
                return
            } else if let cell, cell.amount == section.amount, section.count > 0, labels[index].isEmpty,
                lines[index].words.last == "total"
            {
                // `Beverage total` is no label, since more than half of it is a name.
                close(at: index)
            } else if let cell, cell.isFull {
                section.amount += cell.amount
                section.count += 1
                all += cell.amount
            }
        }
    }

    /// What goods may be labelled as: their names hold words of labels.
    private static let goods: Set<Entry.Kind> = [.information, .discount]

    /// Takes a labelled sum; false if nothing below it can be a section any more.
    private mutating func takes(_ sum: Entry, at index: Int) -> Bool {
        guard section.count > 0 else {
            // Right below another sum: what several sections come to.
            if open.count >= 2, !isWhole, sum.amount == all { lines = Set(open) }
            return false
        }
        guard sum.amount == section.amount || sum.amount == all else { return false }
        isWhole = !open.isEmpty && sum.amount == all
        if isWhole, sum.kind == .subtotal { lines = Set(open) }
        close(at: index)
        return true
    }

    private mutating func close(at index: Int) {
        open.append(index)
        section = (.zero, 0)
    }
}
