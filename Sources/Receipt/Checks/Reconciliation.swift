internal import Money

/// Finds out which printed sums are the subtotal and the total, whether taxes are part of the prices, and whether it all
/// adds up.
///
/// Labels leave much open: `Total` is the subtotal where a service charge and a grand total follow, and a tax line above
/// the total may be added or only be information. Every way to read the sums is tried, and the one that makes the most
/// equations hold is taken; ties go to what the labels say.
struct Reconciliation {
    /// The items.
    var items: [LineItem]
    /// What the labels say, in printed order.
    var entries: [Entry]
    /// Amounts below the first sum which no rule could name, in printed order.
    var unnamed: [Entry]
    /// The index of the first line of the payment.
    var payment: Int
    /// The number of each line as printed, by index.
    var lineNumbers: [Int]

    /// One way to read the sums.
    struct Reading {
        /// The entry of the subtotal; nil where none is printed.
        var subtotal: Entry?
        /// The entry of the total; nil where none is printed.
        var total: Entry?
        /// The charges between the lines and the total.
        var charges: [Entry]
        /// Whether the taxes among the charges are added to the prices.
        var addsTax: Bool
        /// The amount the items miss to the subtotal; nil without a subtotal.
        var itemGap: Amount?
        /// The amount the parts miss to the total; nil without a total.
        var totalGap: Amount?
        /// How well it fits; more is better.
        var score = 0
    }

    /// The best reading of the sums.
    func best() -> Reading {
        var best: Reading?
        for reading in readings() where best.map({ reading.score > $0.score }) ?? true { best = reading }
        return best ?? Reading(charges: [], addsTax: false)
    }

    private func isSum(_ entry: Entry) -> Bool {
        switch entry.kind {
        case .subtotal, .net, .total, .due: entry.cell != nil
        default: false
        }
    }

    /// The sums that may be the total, likeliest first.
    private var totals: [Entry] {
        let sums = entries.filter { isSum($0) }
        let before = sums.filter { $0.line < payment }
        let usual = (before.isEmpty ? sums : before)
        let named = usual.filter { $0.kind == .due || $0.kind == .total }
        if !named.isEmpty { return named.reversed() + usual.filter { $0.kind == .subtotal }.reversed() }
        let others = usual.filter { $0.kind == .subtotal || $0.kind == .net }
        let tenders = entries.filter { $0.kind == .tender && $0.cell != nil }
        return Array(others.reversed()) + tenders
    }

    private func readings() -> [Reading] {
        var result: [Reading] = []
        let totals = self.totals
        for (rank, total) in totals.enumerated() {
            for subtotal in subtotals(before: total) {
                for charges in chargeSets(before: total) {
                    let hasTax = charges.contains { $0.kind == .tax || $0.kind == .taxRow }
                    for addsTax in hasTax ? [true, false] : [false] {
                        result.append(
                            reading(subtotal: subtotal, total: total, charges: charges, addsTax: addsTax, rank: rank))
                    }
                }
            }
        }
        if totals.isEmpty { result.append(Reading(charges: entries.filter { isCharge($0) }, addsTax: false)) }
        return result
    }

    private func subtotals(before total: Entry) -> [Entry?] {
        let sums = entries.filter { isSum($0) && $0 != total && ($0.line < total.line || ($0.line == total.line && $0.kind == .subtotal)) && $0.kind != .due }
        return sums.map { Optional($0) } + [nil]
    }

    private func isCharge(_ entry: Entry) -> Bool {
        guard let cell = entry.cell, cell.amount != .zero else { return false }
        switch entry.kind {
        case .tax, .service, .tip, .rounding: return true
        default: return false
        }
    }

    /// The charges that may stand between lines and total: all of them, or without those that repeat others.
    private func chargeSets(before total: Entry) -> [[Entry]] {
        let all = entries.filter { isCharge($0) && $0.line <= total.line }
        var sets = [all]
        // A charge printed twice, as gratuity and again as service.
        var unique: [Entry] = []
        for charge in all where !unique.contains(where: { $0.cell?.amount == charge.cell?.amount && Self.isAlike($0.kind, charge.kind) }) {
            unique.append(charge)
        }
        if unique.count < all.count { sets.append(unique) }
        // A sum of taxes printed beside its parts.
        let taxes = all.filter { $0.kind == .tax }
        if taxes.count >= 2 {
            for tax in taxes {
                let others = taxes.filter { $0 != tax }.compactMap { $0.cell?.amount }.sum()
                if tax.cell?.amount == others { sets.append(all.filter { $0 != tax }) }
            }
        }
        // Amounts without a known label, which may be taxes.
        let free = unnamed.filter { $0.line < total.line && $0.cell?.amount != .zero }
        if !free.isEmpty, free.count <= 3 {
            for mask in 1..<(1 << free.count) {
                let chosen = free.indices.filter { mask >> $0 & 1 == 1 }.map { index -> Entry in
                    var entry = free[index]
                    entry.kind = .tax
                    return entry
                }
                sets.append((all + chosen).sorted { $0.line < $1.line })
            }
        }
        return sets
    }

    private static func isAlike(_ first: Entry.Kind, _ second: Entry.Kind) -> Bool {
        first == second || ([.service, .tip].contains(first) && [.service, .tip].contains(second))
    }

    private func reading(subtotal: Entry?, total: Entry, charges: [Entry], addsTax: Bool, rank: Int) -> Reading {
        let lines = items.filter { !isBelow($0, subtotal) }.map(\.price).sum()
        let below = items.filter { isBelow($0, subtotal) && index(of: $0) <= total.line }.map(\.price).sum()
        let added = charges.filter { addsTax || !($0.kind == .tax || $0.kind == .taxRow) }
        let sum = added.compactMap { $0.cell?.amount }.sum()
        let printed = subtotal?.cell?.amount
        var reading = Reading(subtotal: subtotal, total: total, charges: charges, addsTax: addsTax)
        reading.itemGap = printed.map { $0 - lines }
        let base = printed ?? lines
        reading.totalGap = (total.cell?.amount ?? .zero) - (base + below + sum)
        // The equation of the total is worth more where the items themselves are in it.
        if reading.itemGap == .zero { reading.score += 300 }
        if reading.totalGap == .zero { reading.score += 300 }
        if subtotal == nil {
            if reading.totalGap == .zero && !items.isEmpty { reading.score += 220 }
        } else {
            switch subtotal?.kind {
            case .subtotal: reading.score += 60
            case .net: reading.score += 30
            default: reading.score -= reading.itemGap == .zero ? 0 : 120
            }
            // A sum equal to the total that stands right above it says nothing new, unless it is called subtotal.
            if printed == total.cell?.amount, subtotal?.kind != .subtotal, charges.isEmpty { reading.score -= 70 }
            // Charges above a printed subtotal are in it or before it; it is not the sum of the lines then.
            if reading.itemGap != .zero, charges.contains(where: { $0.line < (subtotal?.line ?? 0) }) { reading.score -= 40 }
        }
        switch total.kind {
        case .due: reading.score += 45
        case .total: reading.score += 40
        case .tender: reading.score -= 100
        default: break
        }
        reading.score -= rank * 8
        // A tax printed above the total is usually added; one printed below it never is.
        if addsTax { reading.score += 12 }
        if charges.contains(where: { $0.rule == .unnamed }) { reading.score -= 50 }
        reading.score -= max(0, entries.count { isCharge($0) && $0.line <= total.line } - charges.count) * 15
        return reading
    }

    /// Whether an item stands below the subtotal, so that the subtotal does not hold it.
    private func isBelow(_ item: LineItem, _ subtotal: Entry?) -> Bool {
        guard let subtotal else { return false }
        return index(of: item) > subtotal.line
    }

    private func index(of item: LineItem) -> Int {
        lineNumbers.firstIndex(of: item.line) ?? 0
    }
}

extension Entry {
    /// Where the entry's kind comes from.
    enum Source { case label, unnamed }

    /// Unnamed amounts carry no label.
    fileprivate var rule: Source { label.isEmpty ? .unnamed : .label }
}
