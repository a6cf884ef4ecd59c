internal import Money

/// Fills the sums, charges, checks and the verdict into a draft.
struct SumFinder {
    /// How amounts are printed, and where.
    var surroundings: Surroundings
    /// All lines.
    var lines: [Line]
    /// What the rules said of them.
    var classification: Classification

    /// Completes a draft whose items are `items`.
    func fill(_ draft: inout Draft, items: inout [LineItem]) {
        if let place = totalAmongItems(items), let total = total(items[place]) {
            items.removeLast(items.count - place)
            finish(&draft, items: items, extra: total)
        } else {
            finish(&draft, items: items, extra: nil)
        }
        items = draft.items
    }

    /// Without any printed sum: the place of the item that is the sum of all above, if it is the last, or what follows is
    /// how it was paid: its own amount again, or two amounts that differ by it, as what was given and what came back.
    private func totalAmongItems(_ items: [LineItem]) -> Int? {
        let entries = classification.claims.flatMap(\.entries)
        let hasSum = entries.contains { $0.kind.isSum && $0.cell != nil }
        guard !hasSum else { return nil }
        // An amount without a name that is the sum of those above and what was paid: `1  8.00`.
        if let last = items.last, items.count >= 2, !last.name.unicodeScalars.contains(where: { $0.isLetter }),
            last.price == items.dropLast().map(\.price).sum(), paid(entries).contains(last.price)
        {
            return items.count - 1
        }
        guard items.count >= 3 else { return nil }
        return items.indices.dropFirst(2).last { place in
            let amount = items[place].price
            guard amount == items[..<place].map(\.price).sum() else { return false }
            let below = items[(place + 1)...].map(\.price)
            return below.isEmpty || below.contains(amount)
                || below.contains { given in given > amount && below.contains(given - amount) }
        }
    }

    /// What was handed over less what came back, in every way to count.
    private func paid(_ entries: [Entry]) -> Set<Amount> {
        let tenders = entries.filter { $0.kind == .tender && $0.cell != nil }.map(\.amount)
        let change = entries.filter { $0.kind == .change }.map(\.amount).sum()
        return Set((tenders + [tenders.sum()]).map { $0 - change }.filter { $0 > .zero })
    }

    /// The total that a line taken for an item is.
    private func total(_ item: LineItem) -> Entry? {
        guard let index = lines.firstIndex(where: { $0.row.number == item.line }),
            let cell = surroundings.priceCell(of: lines[index])
        else { return nil }
        return Entry(kind: .total, label: item.name, cell: cell, line: index)
    }

    /// The items with a reduction printed without a minus taken for goods, `Discount DVD 4.00`, where its name says more
    /// than that and the sums close in that way alone.
    private func withGoodsNamedLikeDiscounts(_ items: [LineItem], _ reconcile: ([LineItem]) -> Reconciliation)
        -> [LineItem]
    {
        guard !reconcile(items).best().closes else { return items }
        let ways = items.indices.compactMap { place -> [LineItem]? in
            let item = items[place]
            guard item.kind == .discount, !item.afterSubtotal,
                let line = lines.first(where: { $0.row.number == item.line }),
                surroundings.priceCell(of: line).map({ $0.amount == -item.price }) ?? false,
                line.segments.contains(where: { $0.exact.coverage < 1 })
            else { return nil }
            var changed = items
            (changed[place].kind, changed[place].price, changed[place].appliesTo) = (.item, -item.price, nil)
            return reconcile(changed).best().closes ? changed : nil
        }
        return ways.count == 1 ? ways[0] : items
    }

    private func finish(_ draft: inout Draft, items: [LineItem], extra: Entry?) {
        let entries = (classification.claims.flatMap(\.entries) + (extra.map { [$0] } ?? [])).sorted {
            $0.line < $1.line
        }
        let unnamed = unnamedAmounts()
        let places = Dictionary(zip(lines.map(\.row.number), lines.indices)) { first, _ in first }
        let reconcile = { (items: [LineItem]) in
            Reconciliation(
                items: items, entries: addingUnnamedTotal(entries, unnamed: unnamed, items: items, places: places),
                unnamed: unnamed, payment: classification.zones.payment, places: places)
        }
        let reconciliation = reconcile(withGoodsNamedLikeDiscounts(items, reconcile))
        var outcome = Repair(reconciliation: reconciliation, surroundings: surroundings, lines: lines)
            .repaired(reconciliation.best())
        if let total = outcome.reading.total {
            outcome.taxesBelow = entries.filter { entry in
                entry.kind == .tax && entry.amount != .zero && entry.line > total.line
                    && !lines[entry.line].segments.contains { $0.concepts.contains(.including) }
            }
            outcome.isRoundedBelow = entries.contains { rounding in
                rounding.kind == .rounding && rounding.amount != .zero && rounding.line > total.line
                    && entries.contains { $0.kind.isTotal && $0.line > rounding.line }
            }
            outcome.isPaidByVoucher = entries.contains { entry in
                entry.kind == .tender && entry.line > total.line
                    && lines[entry.line].segments.contains { $0.says(.discount) && !$0.concepts.contains(.tender) }
            }
        }
        outcome.fill(&draft, classification: classification, lines: lines, surroundings: surroundings)
    }

    /// Whether a line below the sums says the same as a line among the items, as on a copy for the customer.
    private func isRepeated(_ index: Int) -> Bool {
        lines[index].hasText
            && lines[..<classification.zones.sums].contains { $0.row.text == lines[index].row.text }
    }

    /// Amounts in the price column below the first sum that no rule could name.
    private func unnamedAmounts() -> [Entry] {
        classification.claims.indices.compactMap { index in
            guard classification.claims[index].role == .unread, index < classification.zones.payment,
                let cell = surroundings.priceCell(of: lines[index]), !isRepeated(index)
            else { return nil }
            let label = lines[index].hasText ? lines[index].row.text : ""
            return Entry(kind: .information, label: label, cell: cell, line: index)
        }
    }

    /// If no total is named, the last unnamed amount that the others add up to is the total; `places` are the indices of
    /// lines by their number.
    private func addingUnnamedTotal(
        _ entries: [Entry], unnamed: [Entry], items: [LineItem], places: [Int: Int]
    ) -> [Entry] {
        let hasTotal = entries.contains { $0.kind.isTotal && $0.cell != nil }
        guard !hasTotal, let last = unnamed.last, let amount = last.cell?.amount else { return entries }
        let subtotal = entries.last { $0.kind == .subtotal }
        let base = subtotal?.cell?.amount ?? items.map(\.price).sum()
        let charges = entries.filter { $0.kind.isCharge }.map(\.amount).sum()
        let others = unnamed.dropLast().map(\.amount).sum()
        // Coupons and fees below the subtotal stand between it and the total.
        let border = subtotal?.line ?? .max
        let below = items.filter { places[$0.line] ?? 0 > border }.map(\.price).sum()
        let sums = [base + charges + others, base + charges, base + below + charges]
        guard sums.contains(amount) else { return entries }
        var total = last
        total.kind = .total
        return (entries + [total]).sorted { $0.line < $1.line }
    }
}
