import Receipt

/// How the receipts of a batch came out, counted.
struct Tally: Hashable {
    /// What became of a receipt.
    enum Outcome: Hashable {
        /// It was read.
        case read(Draft.Status)
        /// There was none.
        case empty
        /// The file could not be read.
        case failed
    }

    private var counts: [Outcome: Int] = [:]

    /// Counts a receipt.
    mutating func add(_ draft: Draft) {
        counts[Verdict(draft).isEmpty ? .empty : .read(draft.status), default: 0] += 1
    }

    /// Counts a file that could not be read.
    mutating func addFailure() { counts[.failed, default: 0] += 1 }

    /// One sentence, such as `7 add up, 1 does not add up, 1 could not be read.`
    func text(_ language: Language) -> String {
        let order: [Outcome] = [
            .read(.verified), .read(.repaired), .read(.mismatch), .read(.unchecked), .empty, .failed,
        ]
        let parts = order.compactMap { outcome in
            counts[outcome].map { ReceiptMessage.count(outcome, $0).text(language) }
        }
        return parts.joined(separator: ", ") + "."
    }
}
