import Receipt

/// What became of every row and why: the view for finding out what went wrong.
///
///      7  item      item        price 27.00              0.95  31,195 557×21  Fish Tacos  27.00
struct Explanation {
    let draft: Draft

    /// The table, with a line break at the end of every line.
    var text: String {
        let heading = ["line", "role", "rule", "evidence", "sure", "box", "text"]
        let lines = [heading] + draft.rows.map(columns)
        let widths = lines.columnWidths
        let table = lines.map { line in
            line.enumerated().map { column, text in
                if column == heading.count - 1 { return text }
                return column == 0 ? text.rightAligned(to: widths[0]) : text.padded(to: widths[column])
            }.joined(separator: "  ")
        }
        let checks = draft.checks.map { check in
            let outcome = check.holds ? "holds" : "is off by \(decimal(check.difference, draft.exponent))"
            return "check  \(check.equation): \(outcome)"
        }
        let issues = draft.issues.map { issue in
            let place = issue.line.map { " line \($0)" } ?? ""
            return "issue  \(issue.code.rawValue)\(place): \(IssueText(issue, exponent: draft.exponent).sentence)"
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
