import Ledger
import Money
import Store

/// Prompts as text for a person.
struct PromptText {
    let language: Language
    let style: Style
    /// The columns there are; nil for as many as it takes.
    let width: Int?
    /// Whether amounts carry the currency's code in place of its sign.
    var usesCodes = false
    /// What is known of people besides this bill.
    var contacts: [Contact] = []

    /// The text of one prompt, with a line break at its end; empty where nothing need be said. Sentences are broken to the
    /// width; tables fit it anyway, and what points at a place in an answer stays as it is.
    func text(_ prompt: Prompt) -> String {
        let text = unbroken(prompt)
        guard let width else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.visibleColumns <= width || prompt.isLaidOut(line)
                ? String(line) : line.wrapped(to: width).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func unbroken(_ prompt: Prompt) -> String {
        switch prompt {
        case .receipt(let sheet, let check):
            return table(sheet.lines.map { row($0, sheet.currency) } + sums(sheet)) + verdict(sheet, check) + "\n"
        case .line(let line, let currency):
            let doubts = line.doubts.map { say(.doubt($0)) }.joined(separator: "; ")
            return table([row(line, currency)]) + style.doubtful(doubts) + "\n" + say(.isLineRight) + "\n"
        case .corrections: return say(.corrections) + "\n"
        case .recalled(let recalled):
            let parts = recalled.map { say(.recalled($0)) }
            return say(.recalledHere(parts.joined(separator: "; "))) + "\n"
        case .people(let tables, let now):
            guard now.isEmpty else { return "  " + names(now) + "\n" + say(.peopleNow) + "\n" }
            return tables.enumerated().map(row).joined() + say(tables.isEmpty ? .people : .peopleOrTable) + "\n"
        case .usualTip(let tip): return say(.usualTip(localized(tip))) + "\n"
        case .assignment(let bill, let common): return table(bill.lines.map { row($0, bill, common) }) + progress(bill)
        case .takers(let left, let example): return say(.takers(left: left, example: example.shown)) + "\n"
        case .extras(let bill): return summary(bill) + say(.extras) + "\n"
        case .extrasAgain: return say(.extras) + "\n"
        case .confirmation(let bill): return full(bill) + "\n" + say(.confirmation) + "\n"
        case .warning(let sheet, let check): return verdict(sheet, check) + " " + say(.goesOn) + "\n"
        case .help(let step): return say(.help(step)) + "\n"
        case .undone: return say(.undone) + "\n"
        case .nothingToUndo: return say(.nothingToUndo) + "\n"
        case .nothingBefore: return say(.nothingBefore) + "\n"
        case .problem(let problem):
            let lines = text(problem).split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { style.wrong($0.shown) + "\n" }.joined()
        case .finished: return say(.finished) + "\n"
        }
    }

    /// A table that is offered: `  1  ala, bob, couple:2  (here)`.
    private func row(_ position: Int, _ table: Suggestions.Table) -> String {
        "  \(position + 1)  " + names(table.people) + (table.isHere ? "  " + style.dim(say(.here)) : "") + "\n"
    }

    private func names(_ people: [Person]) -> String {
        people.map { $0.name.shown + ($0.weight == .one ? "" : ":\($0.weight)") }.joined(separator: ", ")
    }

    private func localized(_ tip: String) -> String {
        tip.shown.replacing(" on total", with: " " + say(.onTotal))
    }

    private var errors: ErrorText { ErrorText(language: language) }

    private func say(_ message: ReviewMessage) -> String { message.text(language) }

    private func number(_ amount: Amount, _ currency: Currency) -> String {
        AmountStyle(decimalMark: language.decimalMark).text(amount, currency)
    }

    // MARK: The receipt

    /// A line of a table: number, name, amount, and what is said behind.
    private struct Row {
        var number = ""
        var name: String
        var amount: String
        var behind = ""
    }

    private func row(_ line: SheetLine, _ currency: Currency) -> Row {
        let quantity = line.quantity.flatMap { $0 == "1" ? nil : "\($0.shown) × " } ?? ""
        return Row(
            number: String(line.number),
            name: (line.appliesTo == nil ? "" : "  ") + quantity + (line.name.isEmpty ? "?" : line.name.shown),
            amount: number(line.price, currency), behind: line.doubts.isEmpty ? "" : "!")
    }

    private func sums(_ sheet: Sheet) -> [Row] {
        let isIncluded = (try? ReceiptBill(sheet))?.bill.includedTax != .zero
        var rows: [(ReviewMessage, Amount?)] = [(.subtotal, sheet.subtotal)]
        rows += sheet.taxes.map { (isIncluded ? .taxIncluded : .tax, $0) }
        rows += [
            (.service, sheet.service), (.tip, sheet.tip), (.rounding, sheet.rounding), (.total, sheet.total),
        ]
        return rows.compactMap { message, amount in
            amount.map { Row(name: say(message), amount: number($0, sheet.currency)) }
        }
    }

    private func verdict(_ sheet: Sheet, _ check: ReceiptCheck) -> String {
        if sheet.subtotal == nil, sheet.total == nil { return style.doubtful(say(.unchecked)) }
        guard !check.holds else { return style.good(say(.addsUp)) }
        var faults: [String] = []
        if check.subtotalDifference != .zero {
            let amount = number(check.subtotalDifference.magnitude, sheet.currency)
            faults.append(say(.subtotalOff(amount, isBelow: check.subtotalDifference < .zero)))
        }
        if check.totalDifference != .zero {
            faults.append(say(.totalOff(number(check.totalDifference.magnitude, sheet.currency))))
        }
        let sentence = faults.joined(separator: "; ")
        return style.wrong(sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
    }

    private func table(_ rows: [Row]) -> String {
        let numbers = rows.map(\.number.columns).max() ?? 0
        let amounts = rows.map(\.amount.columns).max() ?? 0
        let behind = rows.map(\.behind.columns).max() ?? 0
        let longest = max(8, rows.map(\.name.columns).max() ?? 0)
        let room = (width ?? .max) - numbers - amounts - min(behind, 20) - 8
        let names = max(8, min(longest, room))
        return rows.map { row in
            let columns = [
                row.number.rightAligned(to: numbers), row.name.cut(to: names).padded(to: names),
                row.amount.rightAligned(to: amounts),
            ]
            return "  " + columns.joined(separator: "  ") + (row.behind.isEmpty ? "" : "  " + row.behind) + "\n"
        }.joined()
    }

    // MARK: The bill

    private func row(_ line: Line, _ bill: Bill, _ common: Set<Int>) -> Row {
        let shares = bill.shares(of: line)
        let isEverybody = shares == bill.people.map { Share($0.name, $0.weight) } && shares.count > 1
        let takers = shares.map { share in
            let own = bill.people.first { $0.name == share.person }?.weight
            return share.person.shown + (share.weight == own ?? .one ? "" : ":\(share.weight)")
        }
        let behind: String
        if shares.isEmpty {
            behind = common.contains(line.number) ? style.dim(say(.byShares)) : style.doubtful(say(.nobody))
        } else {
            behind = isEverybody ? say(.everybody) : takers.joined(separator: " ")
        }
        return Row(
            number: String(line.number), name: line.name.isEmpty ? "?" : line.name.shown,
            amount: number(line.amount, bill.currency), behind: behind)
    }

    /// What each has until now, and what is left: `ala 20.75 · bob 23.50 · left 9.00`.
    private func progress(_ bill: Bill) -> String {
        guard let split = try? bill.split() else { return "" }
        var parts = split.statements.map { "\($0.person.name.shown) \(number($0.total, bill.currency))" }
        let left = split.unassigned.map(\.amount).sum()
        if !split.unassigned.isEmpty { parts.append("\(say(.left)) \(number(left, bill.currency))") }
        return "  " + parts.joined(separator: " · ") + "\n"
    }

    /// One line for each person with the total until now.
    private func summary(_ bill: Bill) -> String {
        guard let report = try? BillReport(bill, language: language, usesCodes: usesCodes) else { return "" }
        let parts = report.split.statements.map { "\($0.person.name.shown) \(report.number($0.total))" }
        let notes = (try? report.percentages()) ?? []
        return
            (["  " + parts.joined(separator: " · ") + " = " + report.money(report.split.total)]
            + notes.map { "  " + $0 })
            .joined(separator: "\n") + "\n"
    }

    private func full(_ bill: Bill) -> String {
        let report = try? BillReport(bill, language: language, usesCodes: usesCodes, contacts: contacts)
        guard let report else { return "" }
        return (try? BillTable(report, style: style, width: width).text()) ?? ""
    }

    // MARK: Problems

    private func text(_ problem: ReviewProblem) -> String {
        switch problem {
        case .nobody: say(.somebodyNeeded)
        case .unknown(let text): say(.unknown(text))
        case .assignment(let text, let error): sentence(errors.text(error)) + "\n" + pointed(error, text)
        case .bill(.unassigned(let numbers)): say(.nobodyYet(numbers.joined(separator: ", ")))
        case .bill(.assignment(_, let text, let error)): sentence(errors.text(error)) + "\n" + pointed(error, text)
        case .bill(.amount(_, let text, let error)): text + ": " + errors.text(error) + "."
        case .bill(.percent(_, let text)), .bill(.negative(_, let text)): say(.notAPercentage(text))
        case .bill(.ledger(let error)): sentence(errors.text(error))
        case .bill(let failure): failure.text(language).sentence
        case .edit(let fault): text(fault)
        }
    }

    private func text(_ fault: SheetEdit.Fault) -> String {
        switch fault {
        case .unknown(let text): say(.unknown(text))
        case .incomplete(let word): say(.incomplete(word))
        case .noLine: say(.noLine)
        case .unknownLine(let number): say(.unknownLine(number))
        case .amount(let text, let error): text + ": " + errors.text(error) + "."
        case .currency(let text): say(.notACurrency(text))
        case .date(let text): say(.notADate(text))
        case .kind(let text): say(.notAKind(text))
        case .count(let text): say(.notACount(text))
        case .attachment(let number): say(.notAnAttachment(number))
        }
    }

    private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    private func pointed(_ error: AssignmentError, _ text: String) -> String {
        error.pointed(in: text).split(separator: "\n", omittingEmptySubsequences: false)
            .map { "  " + $0 }.joined(separator: "\n")
    }
}

extension Prompt {
    /// Whether the places of the words in one of its lines mean something.
    fileprivate func isLaidOut(_ line: Substring) -> Bool {
        switch self {
        case .help: true
        case .problem: line.hasPrefix(" ")
        default: false
        }
    }
}
