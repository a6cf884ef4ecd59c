internal import Money
public import Receipt

extension ForgedReceipt: CustomStringConvertible {
    /// What a reader sees of it, in an order that says nothing.
    public var observations: [Observation] {
        sheet.observations(printed, noise: noise)
    }

    /// The lines of the paper, from top to bottom.
    public var printed: [ForgeSheet.Printed] {
        var lines: [ForgeSheet.Printed] = []
        func add(_ left: String, _ amount: Int? = nil, middle: String = "", seed own: UInt64? = nil) {
            lines.append(
                .init(
                    left: left, middle: middle, right: amount.map { money.text($0) } ?? "",
                    seed: own ?? (seed &+ UInt64(lines.count) &* 977), row: lines.count))
        }
        func one(of labels: [String]) -> String { labels[labelChoice % labels.count] }
        add(merchant)
        add("\(language.reference) \(labelChoice + 2)")
        add(printedDate)
        for item in items { for line in rows(of: item) { add(line.0, line.1, middle: line.2, seed: line.3) } }
        if hasSubtotal { add(one(of: language.subtotals), subtotal) }
        if discount != 0 { add(discountLabel, discount) }
        if service != 0 { add("\(language.service) \(servicePercent)%", service) }
        if taxForm == .added, tax != 0 { add("\(language.tax) \(taxRate)%", tax) }
        if tip != 0 { add(language.tip, tip) }
        if rounding != 0 { add(language.rounding, rounding) }
        add(one(of: language.totals), total)
        if isPaid {
            let note = (total / 1000 + 1) * 1000
            add(language.cash, note)
            add(language.change, note - total)
        }
        if taxForm == .included, tax != 0 { add("\(language.including) \(language.tax) \(taxRate)%", tax) }
        add(language.farewell)
        return lines
    }

    /// The date with the day before the month, save in dollars.
    private var printedDate: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let parts = money.code == "USD" ? [date.month, date.day] : [date.day, date.month]
        return parts.map { two($0) }.joined(separator: "/") + "/\(date.year) 19:45"
    }

    /// The lines that an item is printed on: what stands left, the amount, what stands in the middle, the seed.
    private func rows(of item: Item) -> [(String, Int?, String, UInt64)] {
        let count = "\(item.count) x \(money.text(item.one))"
        let line = (item.name, Optional(item.price), "", item.seed)
        guard item.kind == .item else { return [line] }
        switch quantityForm {
        case .none: return [line]
        case .leading: return [("\(item.count) \(item.name)", item.price, "", item.seed)]
        case .times: return [("\(item.count) x \(item.name)", item.price, "", item.seed)]
        case .between: return [(item.name, item.price, item.count > 1 ? count : "", item.seed)]
        case .below: return item.count > 1 ? [line, ("  " + count, nil, "", item.seed &+ 3)] : [line]
        case .above: return item.count > 1 ? [("  " + count, nil, "", item.seed &+ 3), line] : [line]
        }
    }

    /// The receipt as text, and what was misread.
    public var description: String {
        let rows = printed.map { line in
            let gap = max(2, 44 - line.left.count - line.middle.count - line.right.count)
            return line.left + String(repeating: " ", count: gap) + line.middle
                + (line.middle.isEmpty ? "" : "  ") + line.right
        }
        guard noise != .none else { return rows.joined(separator: "\n") + "\n\(sheet)" }
        let seen = observations.map { "\($0.text) [\(($0.confidence * 100).rounded() / 100)]" }
        return (rows + ["read as"] + seen).joined(separator: "\n")
    }
}
