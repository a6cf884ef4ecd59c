import Receipt

/// How the receipts of a batch came out, counted.
struct Tally: Hashable {
    private var receipts: [Draft.Status: Int] = [:]
    private var empty = 0
    private var failed = 0

    /// Counts a receipt.
    mutating func add(_ draft: Draft) {
        if Verdict(draft).isEmpty { empty += 1 } else { receipts[draft.status, default: 0] += 1 }
    }

    /// Counts a file that could not be read.
    mutating func addFailure() { failed += 1 }

    /// One sentence, such as `7 add up, 1 does not, 1 could not be read.`
    var text: String {
        func part(_ count: Int, _ one: String, _ many: String) -> String? {
            count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
        }
        let parts = [
            part(receipts[.verified, default: 0], "adds up", "add up"),
            part(receipts[.repaired, default: 0], "adds up after a correction", "add up after a correction"),
            part(receipts[.mismatch, default: 0], "does not add up", "do not add up"),
            part(receipts[.unchecked, default: 0], "has no sum to check", "have no sum to check"),
            part(empty, "holds no receipt", "hold no receipt"),
            part(failed, "could not be read", "could not be read"),
        ]
        return parts.compactMap { $0 }.joined(separator: ", ") + "."
    }
}
