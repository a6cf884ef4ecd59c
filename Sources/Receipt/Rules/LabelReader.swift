internal import Money

/// What a label says of its line, and the rule that said so.
struct Label {
    /// What it says about the bill.
    var entry: Entry
    /// The name of the rule.
    var rule: String
}

/// Reads the labels of a line with the amounts behind them.
struct LabelReader {
    /// The rules for labels, in order; the first that has something to say wins.
    static let rules: [any LabelRule] = [
        InformationRule(), RoundingRule(), FeeRule(), PaymentRule(), SumRule(), TaxRule(), ChargeRule(), DiscountRule(),
    ]

    /// How amounts are printed, and where.
    var surroundings: Surroundings

    /// The labels of all lines.
    ///
    /// Sums and payments in another currency than the receipt's, printed beside those in its own, are information.
    func labels(of lines: [Line]) -> [[Label]] {
        let read = lines.indices.map { self.labels(of: lines[$0], at: $0) }
        let labels = deducting(tenderingVouchers(namingGross(read, in: lines)), in: lines)
        guard let own = surroundings.currency else { return labels }
        func code(_ entry: Entry) -> String? {
            guard let cell = entry.cell, let sign = lines[entry.line].tokens[cell.token].number?.currency else {
                return nil
            }
            let candidates = Currency.candidates(for: sign)
            return candidates.contains(own) ? own.code : (candidates.count == 1 ? candidates[0].code : nil)
        }
        let hasOwn = labels.joined().contains {
            $0.entry.kind.isTotal && code($0.entry) == own.code
        }
        guard hasOwn else { return labels }
        return labels.map { line in
            line.map { label in
                guard let code = code(label.entry), code != own.code else { return label }
                var foreign = label
                foreign.entry.kind = .information
                return foreign
            }
        }
    }

    /// The labels with `Netto` and `Brutto` taken for sums where no other total is printed.
    private func namingGross(_ labels: [[Label]], in lines: [Line]) -> [[Label]] {
        guard !labels.joined().contains(where: { $0.entry.kind.isTotal && $0.entry.cell != nil }) else { return labels }
        let names: [String: Entry.Kind] = [
            "netto": .net, "nettobetrag": .net, "nettosumme": .net, "brutto": .total, "bruttobetrag": .total,
            "bruttosumme": .total,
        ]
        func kind(_ label: Label) -> Entry.Kind? {
            guard label.entry.cell?.isFull == true else { return nil }
            let words = lines[label.entry.line].words.filter { !NumberScanner.isCurrency($0) }
            return words.count == 1 ? names[words[0]] : nil
        }
        guard labels.joined().count(where: { kind($0) == .total }) == 1 else { return labels }
        return labels.map { line in
            line.map { label in
                var sum = label
                if let kind = kind(label) { sum.entry.kind = kind }
                return sum
            }
        }
    }

    /// The labels with a voucher below the only total taken for a way to pay, where it makes the total together with
    /// what was handed over: `Total 14.50`, `Meal voucher 9.00`, `Cash 10.00`, `Change 4.50`.
    private func tenderingVouchers(_ labels: [[Label]]) -> [[Label]] {
        let all = labels.joined().map(\.entry).filter { $0.cell != nil }
        guard let total = all.last(where: { $0.kind.isTotal }) else { return labels }
        let below = all.filter { $0.line > total.line }
        let vouchers = below.filter { $0.kind == .discount && $0.amount > .zero }
        let tenders = below.filter { $0.kind == .tender }.map(\.amount)
        let change = below.filter { $0.kind == .change }.map(\.amount).sum()
        guard !vouchers.isEmpty, !tenders.isEmpty, let first = below.first(where: { $0.kind == .tender }),
            vouchers.allSatisfy({ $0.line < first.line }),
            vouchers.map(\.amount).sum() + tenders.sum() - change == total.amount
        else { return labels }
        let lines = Set(vouchers.map(\.line))
        return labels.map { line in
            line.map { label in
                var tender = label
                if lines.contains(label.entry.line), label.entry.kind == .discount { tender.entry.kind = .tender }
                return tender
            }
        }
    }

    /// The labels with negative amounts between two sums taken for deductions, whatever they are called, where they are
    /// what the second sum is less: `Total 65.00`, `Deposit paid -20.00`, `Balance due 45.00`.
    private func deducting(_ labels: [[Label]], in lines: [Line]) -> [[Label]] {
        var result = labels
        var last: (place: Int, amount: Amount)?
        for index in labels.indices {
            guard let sum = labels[index].last(where: { $0.entry.kind.isSum && $0.entry.cell != nil })?.entry else {
                continue
            }
            let isRest = last.map { tendered(labels[($0.place + 1)..<index]) == $0.amount - sum.amount } ?? false
            defer { if !isRest { last = (index, sum.amount) } }
            guard let above = last, sum.kind.isTotal, sum.amount >= .zero, sum.amount < above.amount else { continue }
            if sum.amount == .zero, !isRest {
                for payment in payments(of: above.amount, in: lines, labels, between: above.place, and: index) {
                    result[payment.entry.line] = [payment]
                    result[index] = withoutSums(result[index])
                }
                continue
            }
            if isRest {
                // `Total 48.71`, `Gift card 25.00`, `Balance 23.71`: what is left to pay is no total.
                result[index] = withoutSums(result[index])
                continue
            }
            let between = (above.place + 1..<index).compactMap { place in
                surroundings.priceCell(of: lines[place]).flatMap { $0.isFull && $0.amount < .zero ? (place, $0) : nil }
            }
            let hasCharge = between.contains { place, cell in
                labels[place].contains { $0.entry.kind.isCharge }
                    || repeats(cell, at: place, in: lines, above: above.place)
            }
            guard !hasCharge, between.map(\.1.amount).sum() == sum.amount - above.amount else { continue }
            for (place, cell) in between {
                let entry = Entry(kind: .discount, label: lines[place].row.text, cell: cell, line: place)
                result[place] = [Label(entry: entry, rule: "deduction")]
            }
        }
        return result
    }

    /// The lines without a label between a total and a balance of zero that take all of the total off, as payments:
    /// `Total 66.49`, `C_sh -66.49`, `Balance 0.00`.
    private func payments(
        of total: Amount, in lines: [Line], _ labels: [[Label]], between place: Int, and balance: Int
    ) -> [Label] {
        ((place + 1)..<balance).compactMap { index in
            guard labels[index].isEmpty, let cell = surroundings.priceCell(of: lines[index]), cell.isFull,
                cell.amount == -total
            else { return nil }
            let entry = Entry(kind: .tender, label: lines[index].row.text, cell: cell, line: index)
            return Label(entry: entry, rule: "payment")
        }
    }

    /// Some labels with the sums among them taken for information.
    private func withoutSums(_ labels: [Label]) -> [Label] {
        labels.map { label in
            var other = label
            if label.entry.kind.isSum { other.entry.kind = .information }
            return other
        }
    }

    /// What some lines say was paid.
    private func tendered(_ labels: ArraySlice<[Label]>) -> Amount {
        labels.joined().map(\.entry).filter { $0.kind == .tender && $0.amount > .zero }.map(\.amount).sum()
    }

    /// Whether a saving was taken off further up already: `Savings -1.40` below the lines says it again.
    private func repeats(_ cell: Cell, at place: Int, in lines: [Line], above sum: Int) -> Bool {
        lines[place].segments.contains { $0.says(.savings) }
            && lines[..<sum].contains { surroundings.priceCell(of: $0)?.amount == cell.amount }
    }

    /// The labels of `line`, which is the one at `index`.
    private func labels(of line: Line, at index: Int) -> [Label] {
        line.segments.compactMap { segment in
            guard !segment.matches.isEmpty else { return nil }
            for rule in Self.rules {
                guard let kind = rule.kind(of: segment) else { continue }
                var cell = surroundings.lastCell(in: segment, of: line)
                if cell == nil { cell = markless(in: segment, of: line, kind: kind) }
                let rate = self.rate(in: segment, of: line)
                if kind == .tax, let better = taxCell(in: segment, of: line, rate: rate) { cell = better }
                let label = line.tokens[segment.tokens].filter { $0.isWord }.map(\.text).joined(separator: " ")
                return Label(
                    entry: Entry(kind: kind, label: label, cell: cell, rate: rate, line: index), rule: rule.name)
            }
            return nil
        }
    }

    /// The amount of a sum whose decimal mark was lost: digits at the end of the row, in the price column.
    private func markless(in segment: Line.Segment, of line: Line, kind: Entry.Kind) -> Cell? {
        guard [.total, .due, .subtotal, .rounding].contains(kind), let index = segment.numbers.last,
            index == line.tokens.count - 1, let shape = line.tokens[index].number, shape.isPlain, !shape.isCount,
            (3...6).contains(shape.digits.utf8.count)
        else { return nil }
        return surroundings.cell(index, of: line, inColumn: true)
    }

    /// The rate in percent that a label names.
    private func rate(in segment: Line.Segment, of line: Line) -> PrintedNumber? {
        segment.numbers.compactMap { line.tokens[$0].number }.first { $0.isPercent }?.plainValue
    }

    /// The tax among several amounts of a tax line: `VAT @12.50% ON 885.00 110.63`.
    private func taxCell(in segment: Line.Segment, of line: Line, rate: PrintedNumber?) -> Cell? {
        let cells = segment.numbers.compactMap { surroundings.cell($0, of: line) }.filter { $0.isFull }
        guard cells.count >= 2 else { return nil }
        return TaxTable().tax(of: cells, rate: rate, isInTable: false)
    }
}
