import Money
import Receipt

/// A receipt as a table for a person: lines with amounts aligned at the decimal mark, sums, doubts, and the verdict last.
///
///     line  qty  item         each  price
///        4    2  Fish Tacos  13.50  27.00
///        6    1  House Salad         9.50  !
struct ReceiptTable {
    private let draft: Draft
    private let style: Style
    private let width: Int?
    private let language: Language

    /// Makes the table of `draft`; `width` is the columns there are, nil for as many as it takes.
    init(_ draft: Draft, style: Style, width: Int?, language: Language) {
        self.draft = draft
        self.style = style
        self.width = width
        self.language = language
    }

    /// The table, with a line break at its end.
    var text: String {
        let items = draft.items.flatMap(itemLines)
        let sums = sumLines
        let titles = Line(
            number: say(.line), quantity: say(.quantity), name: say(.item), each: say(.each), amount: say(.price))
        let layout = Layout(items + sums, titles: titles, width: width)
        var parts = [heading]
        if !items.isEmpty {
            parts.append(([style.dim(layout.text(titles))] + items.map { shown($0, layout) }).joined(separator: "\n"))
        }
        parts.append(sums.map { shown($0, layout) }.joined(separator: "\n"))
        parts.append((notes + [Verdict(draft).text(style, language)]).flatMap(wrapped).joined(separator: "\n"))
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    // MARK: What is said

    private func say(_ message: ReceiptMessage) -> String { message.text(language) }

    private func number(_ amount: Amount) -> String { language.number(decimal(amount, draft.exponent)) }

    /// One line of the table, as text without colours.
    private struct Line {
        enum Weight { case normal, strong, light }

        var number = ""
        var quantity = ""
        var name = ""
        var each = ""
        var amount = ""
        var mark = ""
        var weight = Weight.normal
    }

    private var heading: String {
        let date = draft.date?.description ?? ""
        let when = [date, draft.time?.description ?? "", draft.currency?.code ?? ""].filter { !$0.isEmpty }
        let parts = [style.bold((draft.merchant ?? "").shown), when.joined(separator: " ")]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func itemLines(_ item: LineItem) -> [Line] {
        let unit = item.unit.map { " " + $0.shown } ?? ""
        let name = item.name.isEmpty ? say(.noName) : item.name.shown
        var lines = [
            Line(
                number: String(item.line), quantity: item.quantity.map { language.number($0.description) + unit } ?? "",
                name: item.appliesTo == nil ? name : "  " + name,
                each: item.unitPrice.map { language.number(price($0, draft.exponent)) } ?? "",
                amount: number(item.price), mark: mark(ofLine: item.line, flags: item.flags))
        ]
        lines += item.modifiers.map { Line(name: "  " + $0.shown, weight: .light) }
        return lines
    }

    private var sumLines: [Line] {
        var lines: [Line] = []
        func add(_ name: String, _ amount: Amount?, weight: Line.Weight = .normal, mark: String = "") {
            guard let amount else { return }
            lines.append(Line(name: name, amount: number(amount), mark: mark, weight: weight))
        }
        add(say(.subtotal), draft.subtotal)
        for tax in draft.taxes {
            let label = draft.taxIncluded == true ? say(.included(tax: tax.label.shown)) : tax.label.shown
            add(label, tax.amount, mark: mark(ofLine: tax.line, flags: []))
        }
        add(say(.service), draft.service)
        add(say(.tip), draft.tip)
        add(say(.rounding), draft.rounding)
        add(say(.total), draft.total, weight: .strong)
        return lines
    }

    private func mark(ofLine line: Int, flags: [LineItem.Flag]) -> String {
        let codes = draft.issues.filter { $0.line == line }.map(\.code)
        if flags.contains(.priceRepaired) || codes.contains(.priceRepaired) { return "~" }
        return flags.isEmpty && codes.isEmpty ? "" : "!"
    }

    private var notes: [String] {
        // What the verdict says anyway is not said twice.
        let issues = draft.issues.filter { $0.code != .sumMismatch }
        let doubts = issues.map { issue in
            let sentence = IssueText(issue, exponent: draft.exponent).text(language)
            let sign = issue.code == .priceRepaired ? "~" : "!"
            return style.doubtful(sign) + " " + (issue.line.map { say(.onLine($0, sentence)) } ?? sentence)
        }
        let unread = draft.rows.filter { $0.role == .unread }.count
        guard unread > 0 else { return doubts }
        return doubts + [style.dim(say(.notUnderstood(unread)))]
    }

    // MARK: How it is laid out

    /// The widths of the columns.
    private struct Layout {
        let number: Int
        let quantity: DecimalColumn
        let name: Int
        let each: DecimalColumn
        let amount: DecimalColumn

        init(_ lines: [Line], titles: Line, width: Int?) {
            number = max(4, lines.map(\.number.columns).max() ?? 0)
            quantity = DecimalColumn(lines.map(\.quantity), title: titles.quantity)
            amount = DecimalColumn(lines.map(\.amount), title: titles.amount)
            let longest = max(titles.name.columns, lines.map(\.name.columns).max() ?? 0)
            let all = DecimalColumn(lines.map(\.each), title: lines.contains { !$0.each.isEmpty } ? titles.each : "")
            // Gaps of two blanks between the columns, and the mark behind its own gap.
            let left = (width ?? .max) - number - quantity.width - amount.width - 6 - 3
            func room(_ each: DecimalColumn) -> Int { left - (each.width > 0 ? each.width + 2 : 0) }
            // A narrow window shows the names rather than the price of one.
            each = room(all) < min(longest, 12) ? DecimalColumn([], title: "") : all
            name = max(4, min(longest, room(each)))
        }

        func text(_ line: Line) -> String {
            var columns = [
                line.number.rightAligned(to: number), quantity.text(line.quantity),
                line.name.cut(to: name).padded(to: name),
            ]
            if each.width > 0 { columns.append(each.text(line.each)) }
            columns.append(amount.text(line.amount))
            return columns.joined(separator: "  ").withoutTrailingBlanks
        }
    }

    private func shown(_ line: Line, _ layout: Layout) -> String {
        let text = layout.text(line)
        if !line.mark.isEmpty { return style.doubtful(text + "  " + line.mark) }
        switch line.weight {
        case .normal: return text
        case .strong: return style.bold(text)
        case .light: return style.dim(text)
        }
    }

    /// A sentence broken to the width.
    private func wrapped(_ sentence: String) -> [String] { width.map(sentence.wrapped) ?? [sentence] }
}

/// A column of numbers, aligned at their decimal marks; what follows the digits (a unit) stands behind.
private struct DecimalColumn {
    private let before: Int
    private let after: Int
    let width: Int

    init(_ texts: [String], title: String) {
        let halves = texts.map(Self.halves)
        before = halves.map(\.0.columns).max() ?? 0
        after = halves.map(\.1.columns).max() ?? 0
        width = max(before + after, title.columns)
    }

    func text(_ text: String) -> String {
        let (whole, rest) = Self.halves(text)
        guard whole.last?.isNumber == true else { return text.rightAligned(to: width) }
        return (whole.rightAligned(to: before) + rest.padded(to: after)).rightAligned(to: width)
    }

    private static func halves(_ text: String) -> (String, String) {
        guard let mark = text.firstIndex(where: { ".,".contains($0) || $0 == " " }) else { return (text, "") }
        return (String(text[..<mark]), String(text[mark...]))
    }
}
