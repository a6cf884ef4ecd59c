internal import Money

/// Mends misread amounts where the receipt's own sums show what they must be.
///
/// For each amount the candidates are what some reading saw: other readings of the same place, the characters read in
/// another way (a lost mark, a sign taken for a digit), and digits that readers confuse, where this one was not sure.
/// The cheapest set of changes that closes every printed equation is taken if it is the only one as cheap; a tie is
/// left alone. Whatever is changed is flagged, and a receipt with a change is never called verified.
struct Repair {
    /// The items and labels.
    var reconciliation: Reconciliation
    /// How amounts are printed.
    var surroundings: Surroundings
    /// All lines.
    var lines: [Line]

    /// What a reading of the sums came to, with the changes that close it.
    struct Outcome {
        /// The items, with changed prices.
        var items: [LineItem]
        /// The reading of the sums, with changed amounts.
        var reading: Reconciliation.Reading
        /// Taxes printed below the total without a word that they are part of it.
        var taxesBelow: [Entry] = []
        /// Whether a voucher is among what was handed over, which may as well have made the bill cheaper.
        var isPaidByVoucher = false
        /// Whether a rounding and a further total are printed below the total.
        var isRoundedBelow = false
        /// What was changed: the line, from what, to what.
        var changes: [(line: Int, was: Amount, became: Amount)] = []
        /// Whether the sums would close as well with two amounts read in another way.
        var isTwofold = false
    }

    /// The place of an amount in the equations.
    private enum Place: Hashable {
        case item(Int)
        case subtotal
        case total
        case charge(Int)
    }

    /// An amount that could be another.
    private struct Change {
        var place: Place
        var was: Amount
        var amount: Amount
        var cost: Int
        /// How the gap between items and subtotal grows by it.
        var itemGap: Amount
        /// How the gap to the total grows by it.
        var totalGap: Amount
    }

    /// The outcome for a reading; without changes if it closes already or nothing closes it in one way.
    func repaired(_ reading: Reconciliation.Reading) -> Outcome {
        var outcome = Outcome(items: reconciliation.items, reading: reading)
        for charge in reading.charges {
            guard let printed = charge.printed else { continue }
            outcome.changes.append((lines[charge.line].row.number, printed, charge.amount))
        }
        let gaps = (reading.itemGap ?? .zero, reading.totalGap ?? .zero)
        guard gaps != (.zero, .zero) else {
            outcome.isTwofold = cancel(changes(in: reading, below: AmountCandidates.sure))
            return outcome
        }
        guard reading.total != nil || reading.subtotal != nil else { return outcome }
        let changes = changes(in: reading)
        guard let chosen = cheapest(changes, closing: gaps) ?? apart(changes, reading, closing: gaps) else {
            return outcome
        }
        for change in chosen { apply(change, to: &outcome) }
        return outcome
    }

    // MARK: Search

    /// The one cheapest set of at most three changes which closes both gaps; nil if there is none or a tie.
    private func cheapest(_ changes: [Change], closing gaps: (Amount, Amount)) -> [Change]? {
        var best: (cost: Int, changes: [[Change]]) = (.max, [])
        func consider(_ set: [Change]) {
            let cost = set.reduce(0) { $0 + $1.cost } + (set.count - 1) * 4
            if cost < best.cost {
                best = (cost, [set])
            } else if cost == best.cost {
                best.changes.append(set)
            }
        }
        var byEffect: [Effect: [Int]] = [:]
        for (index, change) in changes.enumerated() {
            byEffect[Effect(change.itemGap, change.totalGap), default: []].append(index)
        }
        let wanted = Effect(-gaps.0, -gaps.1)
        for index in byEffect[wanted] ?? [] { consider([changes[index]]) }
        for (index, change) in changes.enumerated() {
            let rest = Effect(wanted.item - change.itemGap, wanted.total - change.totalGap)
            for other in byEffect[rest] ?? []
            where other > index && changes[other].place != change.place
                && (change.cost < 5 || changes[other].cost < 5)
            {
                consider([change, changes[other]])
            }
        }
        if best.changes.isEmpty { considerThree(changes, byEffect, wanted, consider) }
        return best.changes.count == 1 ? best.changes[0] : nil
    }

    /// Offers every set of three changes that closes both gaps, of those alone that another reading saw: more than that
    /// would close anything.
    private func considerThree(
        _ changes: [Change], _ byEffect: [Effect: [Int]], _ wanted: Effect, _ consider: ([Change]) -> Void
    ) {
        let seen = changes.indices.filter { changes[$0].cost <= 2 }
        guard seen.count <= 200 else { return }
        for (place, first) in seen.enumerated() {
            for second in seen[(place + 1)...] where changes[second].place != changes[first].place {
                let rest = Effect(
                    wanted.item - changes[first].itemGap - changes[second].itemGap,
                    wanted.total - changes[first].totalGap - changes[second].totalGap)
                for third in byEffect[rest] ?? [] where third > second && changes[third].cost <= 2 {
                    guard ![changes[first].place, changes[second].place].contains(changes[third].place) else {
                        continue
                    }
                    consider([changes[first], changes[second], changes[third]])
                }
            }
        }
    }

    /// Where a subtotal parts the sums: the cheapest changes of the lines and those of total and charges, each found
    /// alone and each unique; nil if neither is.
    private func apart(_ changes: [Change], _ reading: Reconciliation.Reading, closing gaps: (Amount, Amount))
        -> [Change]?
    {
        guard reading.subtotal != nil, gaps.0 != .zero, gaps.1 != .zero else { return nil }
        let above = changes.filter { $0.totalGap == .zero }
        let below = changes.filter { $0.itemGap == .zero }
        let first = cheapest(above, closing: (gaps.0, .zero))
        let second = cheapest(below, closing: (.zero, gaps.1))
        if let first, let second { return first + second }
        // One alone is mended only by what was seen on the receipt.
        return [first, second].compactMap { $0 }.first { changes in changes.allSatisfy { $0.cost <= 3 } }
    }

    /// Whether two of some changes, at different places, leave the sums as they are. Subtotal and total misread alike count
    /// as one place, since they are often the same amount.
    private func cancel(_ changes: [Change]) -> Bool {
        var places: [Effect: Set<Place>] = [:]
        for change in changes + sumsAlike(changes) {
            let opposite = Effect(-change.itemGap, -change.totalGap)
            if places[opposite]?.contains(where: { $0 != change.place }) == true { return true }
            places[Effect(change.itemGap, change.totalGap), default: []].insert(change.place)
        }
        return false
    }

    /// The changes of the subtotal which the total allows as well, each as one change of both.
    private func sumsAlike(_ changes: [Change]) -> [Change] {
        let totals = changes.filter { $0.place == .total }
        return changes.filter { $0.place == .subtotal }.flatMap { subtotal in
            totals.filter { $0.amount - $0.was == subtotal.amount - subtotal.was }.map { total in
                var both = subtotal
                both.itemGap += total.itemGap
                both.totalGap += total.totalGap
                return both
            }
        }
    }

    private struct Effect: Hashable {
        var item: Amount
        var total: Amount

        init(_ item: Amount, _ total: Amount) {
            self.item = item
            self.total = total
        }
    }

    /// Every change that some reading supports, at places read with less than `limit` of confidence.
    private func changes(in reading: Reconciliation.Reading, below limit: Double = .infinity) -> [Change] {
        var result: [Change] = []
        func add(_ place: Place, _ was: Amount, line: Int, cell: Cell?, item: Int, total: Int) {
            guard let cell, lines[line].tokens.indices.contains(cell.token),
                lines[line].row.observations[lines[line].tokens[cell.token].observation].confidence < limit
            else { return }
            for (amount, cost) in AmountCandidates(surroundings: surroundings).candidates(
                for: was, cell: cell, in: lines[line]) where amount != was
            {
                let delta = amount.minorUnits - was.minorUnits
                result.append(
                    Change(
                        place: place, was: was, amount: amount, cost: cost, itemGap: Amount(item * delta),
                        totalGap: Amount(total * delta)))
            }
        }
        let hasSubtotal = reading.subtotal != nil
        for (index, item) in reconciliation.items.enumerated() {
            guard let line = reconciliation.places[item.line] else { continue }
            let isBelow = reading.subtotal.map { line > $0.line } ?? false
            if isBelow, let total = reading.total, line > total.line { continue }
            add(
                .item(index), item.price, line: line, cell: surroundings.priceCell(of: lines[line]),
                item: hasSubtotal && !isBelow ? -1 : 0, total: hasSubtotal && !isBelow ? 0 : -1)
        }
        if let subtotal = reading.subtotal, let cell = subtotal.cell {
            add(
                .subtotal, cell.amount, line: subtotal.amountLine ?? subtotal.line, cell: cell, item: 1,
                total: reading.total == nil ? 0 : -1)
        }
        // A total that what was paid says as well stays.
        if let total = reading.total, let cell = total.cell, !reading.isPaid {
            add(.total, cell.amount, line: total.amountLine ?? total.line, cell: cell, item: 0, total: 1)
            result += paid(total, reading)
        }
        for (index, charge) in reading.charges.enumerated() {
            guard let cell = charge.cell, reading.adds(charge) else {
                continue
            }
            add(.charge(index), cell.amount, line: charge.amountLine ?? charge.line, cell: cell, item: 0, total: -1)
        }
        return result
    }

    /// The total as what was paid less the change says it.
    private func paid(_ total: Entry, _ reading: Reconciliation.Reading) -> [Change] {
        reconciliation.paid(below: total).filter { $0 != total.amount.magnitude && $0 > .zero }.sorted().map { amount in
            Change(
                place: .total, was: total.amount, amount: amount, cost: 2, itemGap: .zero,
                totalGap: amount - total.amount)
        }
    }

    private func apply(_ change: Change, to outcome: inout Outcome) {
        let line: Int
        switch change.place {
        case .item(let index):
            outcome.items[index].price = change.amount
            if !outcome.items[index].flags.contains(.priceRepaired) {
                outcome.items[index].flags.append(.priceRepaired)
            }
            line = outcome.items[index].line
        case .subtotal:
            outcome.reading.subtotal?.cell?.amount = change.amount
            line = lines[outcome.reading.subtotal?.line ?? 0].row.number
        case .total:
            outcome.reading.total?.cell?.amount = change.amount
            line = lines[outcome.reading.total?.line ?? 0].row.number
        case .charge(let index):
            outcome.reading.charges[index].cell?.amount = change.amount
            line = lines[outcome.reading.charges[index].line].row.number
        }
        outcome.changes.append((line, change.was, change.amount))
        if let gap = outcome.reading.itemGap { outcome.reading.itemGap = gap + change.itemGap }
        if let gap = outcome.reading.totalGap { outcome.reading.totalGap = gap + change.totalGap }
    }
}
