import Money
import Receipt

/// The last word on a receipt: whether it adds up.
struct Verdict {
    private let draft: Draft

    /// Judges `draft`.
    init(_ draft: Draft) {
        self.draft = draft
    }

    /// The sentence in the colour it deserves.
    func text(_ style: Style) -> String {
        let closed = draft.checks.filter(\.holds).map(\.equation)
        let equations = closed.isEmpty ? "" : " (" + closed.joined(separator: "; ") + ")"
        switch draft.status {
        case .verified:
            return style.good("Adds up") + equations + "."
        case .repaired:
            return style.doubtful("Adds up after a correction") + equations + ": look at the marked lines."
        case .mismatch:
            let open = draft.checks.filter { !$0.holds }.map { check in
                "\(check.equation) is off by \(decimal(check.difference.magnitude, draft.exponent))"
            }
            return style.wrong("Does not add up") + (open.isEmpty ? "" : ": " + open.joined(separator: "; ")) + "."
        case .unchecked:
            if isEmpty { return style.wrong("No receipt was found here") + "." }
            return style.doubtful("Not checked") + ": no printed sum confirms the lines."
        }
    }

    /// Whether nothing of a receipt was found.
    var isEmpty: Bool { draft.items.isEmpty && draft.total == nil }

    /// The exit code the receipt deserves.
    var code: ExitCode {
        draft.status == .mismatch || isEmpty ? .needsPerson : .done
    }
}
