internal import Money

extension Repair.Outcome {
    /// Writes what was found into a draft: sums, charges, checks, issues and the verdict.
    func fill(_ draft: inout Draft, classification: Classification, lines: [Line], surroundings: Surroundings) {
        draft.items = doubted(lines)
        let total = reading.total
        draft.total = total?.cell?.amount
        draft.subtotal = subtotalAmount
        for charge in reading.charges {
            guard let amount = charge.cell?.amount else { continue }
            switch charge.kind {
            case .service: draft.service = (draft.service ?? .zero) + amount
            case .tip: draft.tip = (draft.tip ?? .zero) + amount
            case .rounding: draft.rounding = (draft.rounding ?? .zero) + amount
            default: break
            }
        }
        if draft.tip == nil, draft.service == nil, let total { draft.tip = tipBelow(total, classification) }
        fillTaxes(&draft, classification: classification, lines: lines, keywords: surroundings.keywords)
        draft.checks = checks
        draft.status = status(of: draft)
        draft.issues = issues(of: draft, lines: lines)
    }

    /// A tip written below the total, as on a card slip; it is not part of the printed total.
    private func tipBelow(_ total: Entry, _ classification: Classification) -> Amount? {
        let tips = classification.claims.flatMap(\.entries).filter { entry in
            entry.kind == .tip && entry.line > total.line && entry.rate == nil && entry.amount > .zero
                && entry.amount < total.amount
        }
        return tips.count == 1 ? tips[0].amount : nil
    }

    /// The printed subtotal, unless what is so labelled is the total itself or stands behind the taxes.
    private var subtotalAmount: Amount? {
        guard let subtotal = reading.subtotal else { return nil }
        if subtotal.kind == .net, reading.itemGap != .zero { return nil }
        // A second line with the total is no subtotal unless it says so.
        if subtotal.kind != .subtotal, subtotal.amount == reading.total?.amount { return nil }
        return subtotal.cell?.amount
    }

    private func fillTaxes(
        _ draft: inout Draft, classification: Classification, lines: [Line], keywords: Keywords
    ) {
        let charged = reading.charges.filter { $0.kind.isTax }
        if reading.addsTax {
            draft.taxes = taxes(of: charged, lines, keywords)
            draft.taxIncluded = false
            return
        }
        let entries = classification.claims.flatMap(\.entries)
        let rows = taxes(of: withoutSumRow(entries.filter { $0.kind == .taxRow }), lines, keywords)
        let named = withoutSums(taxes(of: entries.filter { $0.kind == .tax }, lines, keywords))
        draft.taxes = rows.isEmpty ? named : rows
        if !draft.taxes.isEmpty {
            draft.taxIncluded = reading.totalGap == .zero || charged.isEmpty ? true : nil
        } else if lines.contains(where: { saysIncluded($0) }) {
            draft.taxIncluded = true
        }
    }

    /// The taxes that some entries name, without those of zero.
    private func taxes(of entries: [Entry], _ lines: [Line], _ keywords: Keywords) -> [Tax] {
        var taxes: [Tax] = []
        for entry in entries {
            guard let amount = entry.cell?.amount, amount != .zero else { continue }
            taxes.append(
                Tax(
                    label: label(entry, lines, keywords), rate: entry.rate, amount: amount,
                    line: lines[entry.line].row.number))
        }
        return taxes
    }

    /// The rows of a tax table without the last if that names nothing and is the sum of the others.
    private func withoutSumRow(_ rows: [Entry]) -> [Entry] {
        guard rows.count >= 2, let last = rows.last, last.label.isEmpty, last.rate == nil,
            rows.dropLast().map(\.amount).sum() == last.amount
        else { return rows }
        return rows.dropLast()
    }

    /// Some taxes without the one that is the sum of all others, and without repetitions.
    private func withoutSums(_ taxes: [Tax]) -> [Tax] {
        guard taxes.count >= 2 else { return taxes }
        let all = taxes.map(\.amount).sum()
        guard let sum = taxes.firstIndex(where: { $0.amount + $0.amount == all }) else { return taxes }
        return taxes.enumerated().filter { $0.offset != sum }.map(\.element)
    }

    /// Whether a line says that tax is included without naming an amount.
    private func saysIncluded(_ line: Line) -> Bool {
        line.segments.contains { $0.concepts.contains(.tax) && $0.concepts.contains(.including) }
    }

    /// The label as printed, without "including" before it; a rate printed first goes behind the name.
    private func label(_ entry: Entry, _ lines: [Line], _ keywords: Keywords) -> String {
        let line = lines[entry.line]
        let amount = entry.amountLine == nil ? entry.cell?.token ?? .max : .max
        guard let segment = line.segments.first(where: { $0.numbers.contains(amount) }) ?? line.segments.first else {
            return entry.label
        }
        let including = Self.including(segment, line, keywords)
        var parts: [String] = []
        var rates: [String] = []
        for index in segment.tokens where index < amount || line.tokens[index].isWord {
            let token = line.tokens[index]
            if let number = token.number {
                if index == amount { continue }
                if number.isPercent {
                    let rate = token.text.trimming("()")
                    if parts.isEmpty { rates.append(rate) } else { parts.append(rate) }
                } else if number.isPlain, index < amount {
                    parts.append(token.text)
                }
            } else if token.isWord {
                if !including.contains(index) { parts.append(token.text.trimming("=:()")) }
            } else if token.text == "@" {
                parts.append(token.text)
            }
        }
        // A row of a table may have no name but its rate: `12,00  6,10  50,80  56,90`.
        if parts.isEmpty, rates.isEmpty, entry.kind == .taxRow { return line.tokens.first?.text ?? "" }
        return (parts + rates).joined(separator: " ")
    }

    /// The tokens of a label which say that it is included in the total: they are no part of the tax's name.
    private static func including(_ segment: Line.Segment, _ line: Line, _ keywords: Keywords) -> Set<Int> {
        let indices = segment.tokens.filter { line.tokens[$0].isWord }
        let words = indices.map { (index: $0, words: WordFolding.words(of: line.tokens[$0].text)) }
        let flat = words.flatMap { pair in pair.words.map { (index: pair.index, word: $0) } }
        var result: Set<Int> = []
        var place = 0
        while place < flat.count {
            // One word or two, even where the whole label is known with them: `dont TVA`, `di cui IVA`.
            let length = [2, 1].first { length in
                place + length <= flat.count
                    && keywords.matches(in: flat[place..<(place + length)].map(\.word)).contains {
                        $0.words.count == length && $0.concepts.contains(.including)
                            && $0.concepts.isDisjoint(with: [.tax, .total])
                    }
            }
            if let length {
                // Behind the tax everything that follows, such as `in total`, goes with it.
                let isBehind = keywords.matches(in: flat[..<place].map(\.word)).contains {
                    $0.concepts.contains(.tax)
                }
                let end = isBehind ? flat.count : place + length
                result.formUnion(flat[place..<end].map(\.index))
                place = end
            } else {
                place += 1
            }
        }
        return result
    }

    /// Every equation that the receipt prints.
    private var checks: [Check] {
        var checks: [Check] = []
        if let gap = reading.itemGap { checks.append(Check(.itemsMakeSubtotal, difference: gap)) }
        if let gap = reading.totalGap {
            let equation: Check.Equation =
                switch (reading.subtotal == nil, hasCharges) {
                case (true, true): .itemsAndChargesMakeTotal
                case (true, false): .itemsMakeTotal
                case (false, true): .subtotalAndChargesMakeTotal
                case (false, false): .subtotalMakesTotal
                }
            checks.append(Check(equation, difference: gap))
        }
        let due = reading.total?.cell?.amount ?? .zero
        for sum in reading.unexplained {
            // A tip as large as the bill is a line read askew; it stands for no sum.
            let isTip = sum.kind == .tip
            checks.append(
                isTip
                    ? Check(.tipIsBelowTotal, difference: sum.amount)
                    : Check(.printedSumIsTotal, difference: sum.amount - due))
        }
        if let gap = reading.paymentGap { checks.append(Check(.paidIsTotal, difference: gap)) }
        return checks
    }

    private var hasCharges: Bool {
        reading.charges.contains { reading.adds($0) }
    }

    private func status(of draft: Draft) -> Draft.Status {
        guard reading.total != nil || reading.subtotal != nil, !items.isEmpty else { return .unchecked }
        guard checks.allSatisfy(\.holds) else { return .mismatch }
        guard reading.total != nil else { return .unchecked }
        let isGuess =
            items.contains { $0.flags.contains(.priceRepaired) } || !unnamedCharges.isEmpty || !guessedSums.isEmpty
        guard changes.isEmpty, !isGuess else { return .repaired }
        return isTotalCertain(draft) && areNamed && !isTwofold ? .verified : .unchecked
    }

    /// Whether every line has a name: an amount without one may be a charge whose label was not seen.
    private var areNamed: Bool {
        items.allSatisfy { item in item.name.unicodeScalars.contains { $0.isLetter } }
    }

    /// Sums and charges in which letters were taken for digits, or a mark was set.
    private var guessedSums: [Entry] {
        let charges = reading.charges.filter { reading.adds($0) }
        return ([reading.subtotal, reading.total].compactMap { $0 } + charges)
            .filter { $0.cell.map(\.isGuess) ?? false }
    }

    /// Charges whose label could not be read; that they are charges is only what the sums say.
    private var unnamedCharges: [Entry] {
        reading.charges.filter(\.isUnnamed)
    }

    /// Whether the total is the amount due beyond doubt, and not a sum further up whose label was misread.
    ///
    /// A line called subtotal is the total only if the payment says so. A tax below the total belongs to it only if it
    /// says that it is included, stands in a table, fits its rate that way, or the payment agrees with the total.
    private func isTotalCertain(_ draft: Draft) -> Bool {
        guard let total = reading.total else { return false }
        // A total by name, a voucher, and what was handed over: whether the voucher made it cheaper or paid for a part
        // of it, no sum tells.
        if total.kind == .tender, let subtotal = reading.subtotal, subtotal.kind.isTotal { return false }
        if isPaidByVoucher { return false }
        if reading.isPaid { return true }
        // A rounding below it with a further total means that this is not what is due, though that could not be read.
        if isRoundedBelow { return false }
        switch total.kind {
        case .subtotal, .net: return false
        case .tender: return reading.subtotal != nil
        default: break
        }
        return taxesBelow.allSatisfy { isIncluded($0, in: total.amount) }
    }

    /// Whether a tax fits its rate as a part of `total` and not as an addition to it.
    private func isIncluded(_ tax: Entry, in total: Amount) -> Bool {
        guard let rate = tax.rate, rate.units > 0 else { return false }
        let hundred = 100 * powerOfTen(rate.decimals)
        return abs(total.minorUnits * rate.units / (hundred + rate.units) - tax.amount.minorUnits) <= 2
    }

    private func issues(of draft: Draft, lines: [Line]) -> [Issue] {
        var issues: [Issue] = []
        if items.isEmpty { issues.append(Issue(.noItems)) }
        if draft.total == nil { issues.append(Issue(.noTotal)) }
        for check in draft.checks where !check.holds {
            issues.append(Issue(.sumMismatch, difference: check.difference))
        }
        for change in changes {
            issues.append(Issue(.priceRepaired, line: change.line, was: change.was, became: change.became))
        }
        for item in draft.items {
            for flag in item.flags {
                switch flag {
                case .priceRepaired where !changes.contains { $0.line == item.line }:
                    issues.append(Issue(.priceRepaired, line: item.line, became: item.price))
                case .nameMissing: issues.append(Issue(.nameMissing, line: item.line))
                case .quantityMismatch: issues.append(Issue(.quantityMismatch, line: item.line))
                case .priceDoubtful: issues.append(Issue(.priceDoubtful, line: item.line))
                default: break
                }
            }
        }
        for sum in guessedSums where !changes.contains(where: { $0.line == lines[sum.line].row.number }) {
            issues.append(Issue(.priceRepaired, line: lines[sum.line].row.number, became: sum.amount))
        }
        for charge in unnamedCharges { issues.append(Issue(.labelMissing, line: lines[charge.line].row.number)) }
        if reading.charges.contains(where: { $0.kind == .service || $0.kind == .tip }) {
            issues.append(Issue(.gratuityIncluded))
        }
        if let total = draft.total, total < .zero { issues.append(Issue(.negativeTotal)) }
        return issues
    }
}

extension String {
    /// The text without any of `signs` at its ends.
    fileprivate func trimming(_ signs: String) -> String {
        var text = self
        while let last = text.last, signs.contains(last) { text.removeLast() }
        while let first = text.first, signs.contains(first) { text.removeFirst() }
        return text
    }
}
