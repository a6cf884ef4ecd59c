internal import Money

/// The borders between the zones of a receipt, as indices of lines: a heading, the items, the sums, the payment.
///
/// Only column headings, prices and labels tell them: the items begin below the last column heading above any price,
/// the sums with the first sum below a priced line, the payment with the first payment below a total.
struct Zones {
    /// The first line that can be an item.
    var heading = 0
    /// The first line of the sums.
    var sums: Int
    /// The first line of the payment.
    var payment: Int
    /// Whether the first line of the sums is a subtotal without a label.
    var hasUnlabelledSum = false
    /// The first line with a price in full form.
    var firstPrice: Int
    /// The lines with a sum of some of the lines, between them.
    var sections: Set<Int> = []

    /// Finds the zones of `lines`, whose labels are `labels`; those with the sum of a section have none.
    init(_ lines: [Line], labels: [[Label]], surroundings: Surroundings, sections: Set<Int> = []) {
        self.sections = sections
        (sums, payment, firstPrice) = (lines.count, lines.count, lines.count)
        heading = Self.headingEnd(lines, surroundings)
        sums = Self.sumsStart(lines, labels, surroundings, from: heading)
        if let index = Self.unlabelledSum(lines, labels, surroundings, zones: self) {
            sums = index
            hasUnlabelledSum = true
        }
        payment = Self.paymentStart(lines, labels, from: sums)
        let first = heading
        firstPrice =
            lines.indices.first { $0 >= first && surroundings.priceCell(of: lines[$0])?.isFull == true } ?? sums
        while firstPrice > heading, Self.isWholePrice(lines[firstPrice - 1], surroundings) { firstPrice -= 1 }
    }

    /// Whether a line is a name with one or two digits in the price column, on a receipt without decimals.
    private static func isWholePrice(_ line: Line, _ surroundings: Surroundings) -> Bool {
        guard surroundings.style.decimals == 0, line.hasText, let cell = surroundings.priceCell(of: line),
            cell.token == line.tokens.count - 1
        else { return false }
        return line.segments.allSatisfy { $0.exact.matches.isEmpty }
    }

    /// The index of the first line that can be an item: below the last column heading that stands above any price.
    static func headingEnd(_ lines: [Line], _ surroundings: Surroundings) -> Int {
        var priced = 0
        for index in lines.indices {
            if lines[index].isColumnHeading { return index + 1 }
            if surroundings.priceCell(of: lines[index])?.isFull == true { priced += 1 }
            if priced >= 2 { return 0 }
        }
        return 0
    }

    /// The index of the first sum that stands below a priced line.
    private static func sumsStart(
        _ lines: [Line], _ labels: [[Label]], _ surroundings: Surroundings, from heading: Int
    ) -> Int {
        var priced = 0
        for index in lines.indices where index >= heading {
            if priced > 0, let sum = labels[index].first(where: { $0.entry.kind.isSum }) {
                // The label may stand alone, with its amount on the next line or at the end of the counts above.
                if sum.entry.cell != nil || isBareNumber(lines, index + 1) || endsCounts(lines, index - 1, surroundings)
                {
                    return index
                }
            }
            if surroundings.priceCell(of: lines[index]) != nil { priced += 1 }
        }
        return lines.count
    }

    /// Whether a line is numbers without a word.
    private static func isBareNumber(_ lines: [Line], _ index: Int) -> Bool {
        lines.indices.contains(index) && !lines[index].hasText && lines[index].tokens.contains { $0.number != nil }
    }

    /// Whether a line of counts ends in an amount in the price column.
    private static func endsCounts(_ lines: [Line], _ index: Int, _ surroundings: Surroundings) -> Bool {
        lines.indices.contains(index) && lines[index].segments.contains { $0.concepts.contains(.count) }
            && surroundings.priceCell(of: lines[index])?.isFull == true
    }

    /// The index of a line above the first labelled sum whose amount is the sum of all lines above it: a subtotal whose
    /// label is none (`COUNTER-Eat In`) or could not be read. Three lines at least must be above it, and the labelled sum
    /// must not be the sum of all lines with this one, as where a price happens to be what the others come to.
    private static func unlabelledSum(
        _ lines: [Line], _ labels: [[Label]], _ surroundings: Surroundings, zones: Zones
    ) -> Int? {
        let isOfSection = { (index: Int) in zones.sections.contains(index) }
        let all = (zones.heading..<max(zones.heading, zones.sums)).map { index -> Amount in
            guard !isOfSection(index), let cell = surroundings.priceCell(of: lines[index]), cell.isFull else {
                return .zero
            }
            return cell.amount
        }.sum()
        guard zones.sums < lines.count, !labels[zones.sums].contains(where: { $0.entry.amount == all }) else {
            return nil
        }
        var sum = Amount.zero
        var count = 0
        for index in lines.indices where index >= zones.heading && index < zones.sums && !isOfSection(index) {
            // Charges among the lines make their sum no subtotal.
            let isCharge = labels[index].contains { $0.entry.kind.isCharge }
            if isCharge { return nil }
            guard let cell = surroundings.priceCell(of: lines[index]), cell.isFull, cell.amount != .zero else {
                continue
            }
            if count >= 3, cell.amount == sum, zones.sums - index <= 5 { return index }
            sum += cell.amount
            count += 1
        }
        return nil
    }

    /// The index of the first payment below the first total.
    private static func paymentStart(_ lines: [Line], _ labels: [[Label]], from sums: Int) -> Int {
        var hasTotal = false
        for index in lines.indices where index >= sums {
            for label in labels[index] {
                switch label.entry.kind {
                case .total, .due: hasTotal = hasTotal || label.entry.cell != nil
                case .tender, .change:
                    if hasTotal, label.entry.cell != nil { return index }
                default: break
                }
            }
        }
        return lines.count
    }
}

extension Line {
    /// Whether this is the heading of a table: several column names and no amount.
    var isColumnHeading: Bool {
        let known = segments.flatMap(\.matches).filter {
            !$0.concepts.isDisjoint(with: [.column, .count, .total, .tax, .excluding, .unitPrice])
        }
        guard known.count >= 2,
            known.contains(where: { $0.concepts.contains(.column) || $0.concepts.contains(.excluding) })
        else { return false }
        guard !tokens.contains(where: { $0.number != nil }) else { return false }
        let letters = words.reduce(0) { $0 + $1.count }
        return known.reduce(0) { $0 + $1.letters } * 10 >= letters * 6
    }

    /// The labels found, for people.
    var evidence: String {
        let words = segments.flatMap { segment in segment.matches.flatMap { segment.words[$0.words] } }
        return words.isEmpty ? "no label" : "label: " + words.joined(separator: " ")
    }
}
