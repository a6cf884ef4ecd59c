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
    func text(_ style: Style, _ language: Language) -> String {
        func say(_ message: ReceiptMessage) -> String { message.text(language) }
        let closed = draft.checks.filter(\.holds).map { say(.equation($0.equation)) }
        let equations = closed.isEmpty ? "" : " (" + closed.joined(separator: "; ") + ")"
        switch draft.status {
        case .verified:
            return style.good(say(.addsUp)) + equations + "."
        case .repaired:
            return style.doubtful(say(.addsUpAfterCorrection)) + equations + ": " + say(.lookAtMarked) + "."
        case .mismatch:
            let open = draft.checks.filter { !$0.holds }.map { check in
                let amount = language.number(decimal(check.difference.magnitude, draft.exponent))
                return say(.isOff(check.equation, by: amount))
            }
            return style.wrong(say(.doesNotAddUp)) + (open.isEmpty ? "" : ": " + open.joined(separator: "; ")) + "."
        case .unchecked:
            if isEmpty { return style.wrong(say(.noReceipt)) + "." }
            return style.doubtful(say(.notChecked)) + ": " + say(.noSumConfirms) + "."
        }
    }

    /// Whether nothing of a receipt was found.
    var isEmpty: Bool { draft.items.isEmpty && draft.total == nil }

    /// The exit code the receipt deserves.
    var code: ExitCode {
        draft.status == .mismatch || isEmpty ? .needsPerson : .done
    }
}
