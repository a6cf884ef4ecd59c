import Receipt

/// What became of every row and why: the view for finding out what went wrong.
///
///      7  item      item        price 27.00              0.95  31,195 557×21  Fish Tacos  27.00
struct Explanation {
    let draft: Draft
    let language: Language

    /// The table, with a line break at the end of every line.
    var text: String {
        let titles: [ReceiptMessage] = [.line, .role, .rule, .evidence, .confidence, .box, .text]
        let heading = titles.map { $0.text(language) }
        let lines = [heading] + draft.rows.map(columns)
        let widths = lines.columnWidths
        let table = lines.map { line in
            line.enumerated().map { column, text in
                if column == heading.count - 1 { return text }
                return column == 0 ? text.rightAligned(to: widths[0]) : text.padded(to: widths[column])
            }.joined(separator: "  ")
        }
        let checks = draft.checks.map { check in
            let difference = language.number(decimal(check.difference, draft.exponent))
            let outcome: ReceiptMessage =
                check.holds ? .holds(check.equation) : .isOff(check.equation, by: difference)
            return "check  " + outcome.text(language)
        }
        let issues = draft.issues.map { issue in
            let sentence = IssueText(issue, exponent: draft.exponent).text(language)
            let placed = issue.line.map { ReceiptMessage.onLine($0, sentence).text(language) }
            return "issue  \(issue.code.rawValue) " + (placed ?? sentence)
        }
        return (table + checks + issues + ["status \(draft.status.rawValue)"]).joined(separator: "\n") + "\n"
    }

    private func columns(_ classified: ClassifiedRow) -> [String] {
        let row = classified.row
        let confidence = row.observations.map(\.confidence).min() ?? 0
        let box = row.box
        let readings = row.observations.map { observation in
            let others = observation.alternatives.map { "|" + $0 }.joined()
            return observation.text + (others.isEmpty ? "" : " {\(others.dropFirst())}")
        }
        return [
            String(row.number), classified.role.rawValue, classified.rule, classified.evidence.shown,
            hundredths(confidence), "\(box.x),\(box.y) \(box.width)x\(box.height)",
            readings.joined(separator: "  ").shown,
        ]
    }
}
