internal import Money

/// Builds items out of lines: joins names over several lines, names with the prices below or above them, quantity lines
/// with their items, notes with what they are about, and discounts with what they reduce.
struct ItemAssembler {
    /// How amounts are printed, and where.
    var surroundings: Surroundings

    /// The items, and for every line that became part of one, what the rule saw.
    func items(
        _ lines: [Line], classification: inout Classification
    ) -> [LineItem] {
        let zone = lines.indices.filter { index in
            let role = classification.claims[index].role
            if index < classification.zones.heading { return false }
            if index < classification.zones.sums { return role == .item || role == .discount || role == .detail }
            // Below the first sum only what says what it is: coupons and fees.
            return index < classification.zones.payment && (role == .discount || role == .item)
        }
        let parsed = zone.map { index in
            let priced = classification.claims[index].role != .detail
            return ItemLine(
                lines[index], index: index,
                price: priced
                    ? surroundings.priceCell(of: lines[index])
                        ?? entryCell(classification.claims[index], of: lines[index]) : nil,
                surroundings: surroundings)
        }
        let columns = parsed.withNamesBesidePrices().withClassesApart().withCountsApart()
        var items = assemble(columns, lines: lines, classification: &classification).voidingRepetitions()
        DiscountTarget(keywords: surroundings.keywords, lines: lines).attach(&items)
        return items
    }

    /// The amount that a label below the sums goes with. One borrowed from another line counts as standing behind the
    /// last token.
    private func entryCell(_ claim: Claim, of line: Line) -> Cell? {
        guard let entry = claim.entries.last(where: { $0.cell != nil }), var cell = entry.cell else { return nil }
        if entry.amountLine != nil { cell.token = line.tokens.count }
        return cell
    }

    /// An item under construction.
    private struct Draft {
        var line: ItemLine
        var names: [String]
        var quantity: QuantityScanner.Reading
        var modifiers: [String] = []
        var rows: [Int]
        var isVoided = false
    }

    private func assemble(_ parsed: [ItemLine], lines: [Line], classification: inout Classification) -> [LineItem] {
        let namesBelow = areNamesBelow(parsed, sums: classification.zones.sums)
        let usesCounts =
            parsed.count { $0.price != nil && $0.quantity.isLeading } * 2 >= parsed.count { $0.price != nil }
        var drafts: [Draft] = []
        var pending: [ItemLine] = []
        var waiting: [ItemLine] = []
        // `1x`, `Cappuccino`, `3,40`: counts on lines of their own stand above what they count if one is the first line.
        let countsLead = parsed.first { $0.isQuantityOnly || $0.hasName || $0.price != nil }?.isQuantityOnly ?? false
        var voided: Int?
        var index = 0
        while index < parsed.count {
            var line = parsed[index]
            if isSizeInName(line, above: index + 1 < parsed.count ? parsed[index + 1] : nil) {
                line.price = nil
                classification.claims[line.index].role = .detail
            }
            defer { index += 1 }
            if line.price == nil {
                // A line right below the sum of a course is the name of the next.
                if isNumber(lines[line.index]) || classification.zones.sections.contains(line.index - 1) {
                    classification.claims[line.index].role = .information
                } else if says(.void, line.name), index + 1 < parsed.count,
                    parsed[index + 1].price.map({ $0.amount < .zero }) ?? false
                {
                    // `VOIDED ENTRY` above what is taken out.
                    voided = parsed[index + 1].index
                } else if line.isQuantityOnly, countsLead, line.quantity.unitPrice == nil {
                    waiting.append(line)
                } else if line.isQuantityOnly {
                    attachQuantity(
                        line, to: &drafts, next: parsed[(index + 1)...].first { $0.price != nil }, waiting: &waiting)
                } else if line.hasName {
                    place(
                        line, at: index, in: parsed, namesBelow: namesBelow, usesCounts: usesCounts, drafts: &drafts,
                        pending: &pending, heading: classification.zones.heading)
                }
                continue
            }
            let isNamed = line.hasName && (pending.isEmpty || !says(.reference, line.name))
            var draft = Draft(
                line: line, names: isNamed ? [line.name] : [], quantity: line.quantity, rows: [line.index],
                isVoided: voided == line.index)
            if !line.hasName && namesBelow, index + 1 < parsed.count, parsed[index + 1].price == nil,
                parsed[index + 1].hasName,
                !parsed[index + 1].isQuantityOnly
            {
                draft.names = [parsed[index + 1].name]
                draft.rows.append(parsed[index + 1].index)
                merge(parsed[index + 1].quantity, into: &draft.quantity)
                index += 1
            } else if !pending.isEmpty {
                pending = adjoining(pending, to: line.index, drafts)
                let taken = line.hasName ? pending : Array(pending.suffix(3))
                draft.names = taken.map(\.name) + draft.names
                draft.line.taxCode = draft.line.taxCode ?? taken.compactMap(\.taxCode).first
                draft.rows += taken.map(\.index)
                if let first = taken.first(where: { $0.quantity.quantity != nil }) {
                    merge(first.quantity, into: &draft.quantity)
                }
            } else if !line.hasName, index + 1 < parsed.count, parsed[index + 1].price == nil,
                parsed[index + 1].hasName,
                drafts.isEmpty || !(index > 0 && parsed[index - 1].price == nil && parsed[index - 1].hasName)
            {
                // No name above is free; the one below must be it.
                draft.names = [parsed[index + 1].name]
                draft.rows.append(parsed[index + 1].index)
                merge(parsed[index + 1].quantity, into: &draft.quantity)
                index += 1
            }
            pending = []
            // A line of price zero is a note to the item above.
            if line.price?.amount == .zero, line.hasName, let last = drafts.indices.last,
                drafts[last].line.price?.amount != .zero
            {
                drafts[last].modifiers.append(line.name)
                drafts[last].rows.append(line.index)
                continue
            }
            for quantity in waiting {
                merge(quantity.quantity, into: &draft.quantity)
                draft.rows.append(quantity.index)
            }
            waiting = []
            drafts.append(draft)
        }
        // An amount without a name below all others which is their sum is a sum without a label.
        for (place, draft) in drafts.enumerated().dropFirst(2) where draft.names.isEmpty {
            let above = drafts[..<place].compactMap { $0.line.price?.amount }.sum()
            guard draft.line.price?.amount == above else { continue }
            classification.claims[draft.line.index].role = .information
            classification.claims[draft.line.index].evidence = "the sum of the lines above, without a label"
            drafts.remove(at: place)
            break
        }
        let returns = returnsStart(parsed, lines, before: classification.zones.sums)
        for draft in drafts {
            for row in draft.rows.dropFirst() where classification.claims[row].role == .detail {
                classification.claims[row].evidence = "belongs to line \(lines[draft.line.index].row.number)"
            }
        }
        return drafts.compactMap { draft in
            var item = item(draft, lines: lines, classification: classification)
            if draft.line.index >= returns, item?.kind == .discount, !says(.discount, within: draft.names) {
                item?.kind = .refund
            }
            return item
        }
    }

    /// The index of the line from which on negative amounts are goods given back: below a heading that says so,
    /// `RETURNED ITEMS`, or anywhere if nothing was bought; the number of lines if there is none.
    private func returnsStart(_ parsed: [ItemLine], _ lines: [Line], before sums: Int) -> Int {
        let prices = parsed.filter { $0.index < sums }.compactMap { $0.price?.amount }
        if !prices.isEmpty, prices.allSatisfy({ $0 < .zero }) { return 0 }
        return lines[..<sums].firstIndex { line in
            surroundings.priceCell(of: line) == nil && line.segments.contains { $0.exact.says(.refund) }
        } ?? lines.count
    }

    /// Whether a label of a concept stands anywhere in some names.
    private func says(_ concept: Concept, within names: [String]) -> Bool {
        surroundings.keywords.matches(in: WordFolding.words(of: names.joined(separator: " "))).contains {
            $0.isExact && $0.concepts.contains(concept)
        }
    }

    /// Whether the names stand below their prices: told by which side of the unnamed prices has a free name.
    private func areNamesBelow(_ parsed: [ItemLine], sums: Int) -> Bool {
        let zone = parsed.filter { $0.index < sums && !$0.isQuantityOnly }
        var above = 0
        var below = 0
        for (place, line) in zone.enumerated() where line.price != nil && !line.hasName {
            let isNamed = { (other: ItemLine) in other.price == nil && other.hasName }
            let before = place > 0 && isNamed(zone[place - 1])
            let after = place + 1 < zone.count && isNamed(zone[place + 1])
            if before && !after { above += 1 }
            if after && !before { below += 1 }
        }
        if let last = zone.last, zone.count >= 2, last.price == nil, last.hasName, zone[zone.count - 2].price != nil,
            !zone[zone.count - 2].hasName
        {
            below += 2
        }
        if let last = zone.last, last.price != nil, !last.hasName { above += 2 }
        return below > above
    }

    /// Puts a line without a price where it belongs: before the next item's name, or below the last item as a note.
    private func place(
        _ line: ItemLine, at index: Int, in parsed: [ItemLine], namesBelow: Bool, usesCounts: Bool,
        drafts: inout [Draft],
        pending: inout [ItemLine], heading: Int
    ) {
        // Websites and the currency above the first price head the receipt; they name nothing.
        if drafts.isEmpty, NumberScanner.isCurrency(line.name) || line.name.isWebsite { return }
        let next = parsed[(index + 1)...].first { $0.price != nil }
        let isNote = isNote(line, below: drafts.last?.line)
        // What stands right above an amount without a name names it, even with a sign before it.
        let isRightAbove = next.map { $0.index == line.index + 1 } ?? false
        if let next, !next.hasName, !namesBelow, !isNote || isRightAbove {
            pending.append(line)
        } else if line.quantity.isLeading, next.map({ !$0.quantity.isLeading }) ?? false {
            pending = [line]
        } else if !pending.isEmpty {
            pending.append(line)
        } else if let next, drafts.isEmpty {
            // Above the first price: a name over several lines only right below a column heading or a rule.
            if heading > 0 || startsLower(next.name) || next.index - line.index <= 3 && isBelowRule(line, parsed) {
                pending.append(line)
            }
        } else if let next, startsLower(next.name), !usesCounts, !isNote {
            pending.append(line)
        } else if !drafts.isEmpty {
            let last = drafts.count - 1
            let name = drafts[last].names.joined(separator: " ")
            if !isNote, isContinued(name, by: line.name) {
                drafts[last].names.append(line.name)
            } else {
                drafts[last].modifiers.append(line.name)
            }
            drafts[last].rows.append(line.index)
        }
    }

    /// Whether a line is a note to the item above and no part of its name: it begins with a sign or a word of notes, or it
    /// stands further in.
    private func isNote(_ line: ItemLine, below item: ItemLine?) -> Bool {
        if line.name.first.map({ "+*-•>#(@".contains($0) }) ?? false { return true }
        if let first = WordFolding.words(of: line.name).first, Self.noteWords.contains(first) { return true }
        guard let item else { return false }
        return line.edge > item.edge + line.height / 2
    }

    /// Words that notes to the kitchen begin with.
    private static let noteWords: Set<String> = [
        "no", "add", "extra", "without", "less", "more", "sub", "ohne", "mit", "sans", "avec", "sin", "con", "senza",
        "sem", "bez",
        "zonder", "met", "uten", "utan", "uden", "tanpa",
    ]

    /// The lines that stand right above a priced one, without a line of another kind between.
    private func adjoining(_ pending: [ItemLine], to index: Int, _ drafts: [Draft]) -> [ItemLine] {
        guard drafts.isEmpty else { return pending }
        var first = index
        return Array(
            pending.reversed().prefix { line in
                defer { first = line.index }
                return line.index == first - 1
            }.reversed())
    }

    /// Whether a line stands directly below a rule of dashes, so that it begins the items.
    private func isBelowRule(_ line: ItemLine, _ parsed: [ItemLine]) -> Bool {
        guard let first = parsed.first(where: { $0.price != nil }) else { return false }
        let above = parsed.filter { $0.index < first.index && $0.index >= line.index }
        // Lines without a gap: the indices run on.
        return zip(above, above.dropFirst()).allSatisfy { $1.index == $0.index + 1 }
            && !parsed.contains { $0.index == line.index - 1 }
            && line.index > 0
    }

    private func startsLower(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return first.properties.isLowercase || first == "/" || first == "&"
    }

    /// Whether a name goes on in the next line: it is cut after a joining sign, or the next begins like the rest of it.
    private func isContinued(_ name: String, by next: String) -> Bool {
        let open = name.count { $0 == "(" } > name.count { $0 == ")" }
        return open || startsLower(next) || ["&", "/", "-", ","].contains { name.hasSuffix($0) }
    }

    private func attachQuantity(_ line: ItemLine, to drafts: inout [Draft], next: ItemLine?, waiting: inout [ItemLine])
    {
        let scanner = QuantityScanner(surroundings: surroundings)
        let fits = { (price: Amount?) -> Bool in
            guard let price, let unitPrice = line.quantity.unitPrice, let quantity = line.quantity.quantity else {
                return false
            }
            return scanner.isProduct(quantity, unitPrice, of: price)
        }
        let lastPrice = drafts.last?.line.price?.amount
        let lastIsOpen = drafts.last.map { !$0.quantity.isProven } ?? false
        if fits(next?.price?.amount) && !(fits(lastPrice) && lastIsOpen) {
            waiting.append(line)
        } else if let last = drafts.indices.last, lastIsOpen || fits(lastPrice) {
            merge(line.quantity, into: &drafts[last].quantity)
            drafts[last].rows.append(line.index)
        } else if next != nil {
            waiting.append(line)
        }
    }

    /// Whether what was taken for a price is a number in a name, whose price stands alone on the next line.
    private func isSizeInName(_ line: ItemLine, above next: ItemLine?) -> Bool {
        guard let price = line.price, !price.isFull, line.hasName, let next, let below = next.price else {
            return false
        }
        return below.isFull && !next.hasName
    }

    /// Adds what another line tells of the quantity; what the item's own line proves is not touched.
    private func merge(_ reading: QuantityScanner.Reading, into quantity: inout QuantityScanner.Reading) {
        if quantity.isProven, quantity.quantity != nil, quantity.unitPrice != nil { return }
        // A weight without a price beside it, below one with a price, is the tare.
        if quantity.unit != nil, quantity.unitPrice != nil, reading.unitPrice == nil { return }
        if quantity.quantity == nil || (!quantity.isProven && reading.quantity != nil) {
            quantity.quantity = reading.quantity ?? quantity.quantity
        }
        if quantity.unitPrice == nil { quantity.unitPrice = reading.unitPrice }
        if quantity.unit == nil { quantity.unit = reading.unit }
    }

    // MARK: The finished item

    private func item(_ draft: Draft, lines: [Line], classification: Classification) -> LineItem? {
        guard let cell = draft.line.price else { return nil }
        let line = lines[draft.line.index]
        let claim = classification.claims[draft.line.index]
        let isAfter = draft.line.index >= classification.zones.sums
        var price = cell.amount
        let name = draft.names.isEmpty ? draft.line.code(in: line) ?? "" : draft.names.joined(separator: " ")
        // `Sofortstorno` below a line says what the line is.
        let isVoid = draft.isVoided || price < .zero && draft.modifiers.contains { says(.void, $0) }
        let kind = isVoid ? .void : kind(of: name, price: price, claim: claim)
        // Reductions below the subtotal are often printed without a minus; so are those which say what they are.
        if kind == .discount, price > .zero, isAfter || claim.role == .discount { price = -price }
        guard price != .zero else { return nil }
        var reading = draft.quantity
        if reading.quantity == nil, let unitPrice = reading.unitPrice,
            let one = unitPrice.amount(exponent: surroundings.exponent), one.minorUnits > 0,
            reading.unit == nil
        {
            let (count, rest) = price.magnitude.minorUnits.quotientAndRemainder(dividingBy: one.minorUnits)
            if rest == 0, (1...99).contains(count) { reading.quantity = PrintedNumber(count) }
        }
        let isOnLine = line.tokens.indices.contains(cell.token)
        let priceBox = isOnLine ? line.row.observations[line.tokens[cell.token].observation].box : line.row.box
        let quantity = quantity(reading, price: price, kind: kind)
        var flags: [LineItem.Flag] = []
        if !draft.names.contains(where: { !$0.isEmpty }) { flags.append(.nameMissing) }
        if let count = quantity.quantity, let one = quantity.unitPrice, reading.unit == nil,
            !QuantityScanner(surroundings: surroundings).isProduct(count, one, of: price)
        {
            flags.append(.quantityMismatch)
        }
        if cell.isGuess { flags.append(.priceRepaired) }
        let box = draft.rows.dropFirst().reduce(line.row.box) { $0.union(lines[$1].row.box) }
        let confidence = line.row.observations.map(\.confidence).min() ?? 0
        return LineItem(
            line: line.row.number, name: name, quantity: quantity.quantity, unit: reading.unit,
            unitPrice: quantity.unitPrice, price: price, kind: kind, taxCode: draft.line.taxCode,
            modifiers: isVoid ? draft.modifiers.filter { !says(.void, $0) } : draft.modifiers, afterSubtotal: isAfter,
            confidence: confidence, flags: flags, box: box,
            priceBox: priceBox)
    }

    /// Whether a line without a price is the number of the goods above or below: `SKU 40093311`.
    private func isNumber(_ line: Line) -> Bool {
        line.segments.allSatisfy { $0.exact.says(.reference, coverage: 0.9) }
            && line.tokens.contains { ($0.number?.digits.utf8.count ?? 0) >= 4 }
    }

    /// Whether a note is nothing but a label of a concept.
    private func says(_ concept: Concept, _ note: String) -> Bool {
        let words = WordFolding.words(of: note)
        return surroundings.keywords.matches(in: words).contains {
            $0.concepts.contains(concept) && $0.words.count == words.count
        }
    }

    /// The quantity as the item carries it: a measured one is kept, a missing one is one piece.
    private func quantity(
        _ reading: QuantityScanner.Reading, price: Amount, kind: LineItem.Kind
    ) -> (quantity: PrintedNumber?, unitPrice: PrintedNumber?) {
        var quantity = reading.quantity ?? (reading.unit == nil ? .one : nil)
        var unitPrice = reading.unitPrice
        if let count = quantity, count.units < 0 { quantity = PrintedNumber(-count.units, decimals: count.decimals) }
        if price < .zero, let one = unitPrice, one.units > 0 {
            unitPrice = PrintedNumber(-one.units, decimals: one.decimals)
        }
        return (quantity, unitPrice)
    }

    /// What a priced line is, by the words of its name and the sign of its price.
    private func kind(of name: String, price: Amount, claim: Claim) -> LineItem.Kind {
        let matches = surroundings.keywords.matches(
            in: WordFolding.words(of: name).filter { $0.unicodeScalars.contains { $0.isLetter } })
        let concepts = matches.filter(\.isExact).reduce(into: Set<Concept>()) { $0.formUnion($1.concepts) }
        // What a sum further down is less by is no bottle: `Deposit paid -20.00`.
        if price < .zero, claim.entries.contains(where: { $0.kind == .discount }), claim.rule == "deduction" {
            return .discount
        }
        if concepts.contains(.depositReturn) || (concepts.contains(.deposit) && price < .zero) {
            return price < .zero ? .depositReturn : .deposit
        }
        if concepts.contains(.deposit) { return .deposit }
        if concepts.contains(.void), price < .zero { return .void }
        if concepts.contains(.refund), price < .zero { return .refund }
        if price < .zero { return .discount }
        if claim.role == .discount, claim.entries.contains(where: { $0.kind == .discount }) { return .discount }
        if claim.entries.contains(where: { $0.kind == .fee }) { return .fee }
        return .item
    }
}

extension [LineItem] {
    /// The items with those below zero that take an item above out again, by name and amount, as voids.
    fileprivate func voidingRepetitions() -> [LineItem] {
        enumerated().map { index, item in
            guard item.kind == .discount, !item.afterSubtotal,
                self[..<index].contains(where: {
                    $0.kind == .item && $0.price == -item.price && $0.name.lowercased() == item.name.lowercased()
                })
            else { return item }
            var void = item
            void.kind = .void
            return void
        }
    }
}
