import Receipt

extension ReceiptMessage {
    /// The text in English.
    var english: String {
        switch self {
        case .line: "line"
        case .quantity: "qty"
        case .item: "item"
        case .each: "each"
        case .price: "price"
        case .noName: "(no name)"
        case .subtotal: "Subtotal"
        case .service: "Service"
        case .tip: "Tip"
        case .rounding: "Rounding"
        case .total: "Total"
        case .included(let tax): "\(tax) (included)"
        case .onLine(let number, let sentence): "line \(number): \(sentence)"
        case .notUnderstood(let count):
            "\(count == 1 ? "1 line was" : "\(count) lines were") not understood; --explain shows every line."
        case .addsUp: "Adds up"
        case .addsUpAfterCorrection: "Adds up after a correction"
        case .doesNotAddUp: "Does not add up"
        case .notChecked: "Not checked"
        case .noReceipt: "No receipt was found here"
        case .lookAtMarked: "look at the marked lines"
        case .noSumConfirms: "no printed sum confirms the lines"
        case .equation(let equation): equation.rawValue
        case .holds(let equation): "\(equation.rawValue): holds"
        case .isOff(let equation, let amount): "\(equation.rawValue) is off by \(amount)"
        case .role: "role"
        case .rule: "rule"
        case .evidence: "evidence"
        case .confidence: "sure"
        case .box: "box"
        case .text: "text"
        case .page(let number): "page \(number)"
        case .count(let outcome, let count): "\(count) \(Self.english(outcome, isOne: count == 1))"
        case .read(let done, let total): "\(done) of \(total) read"
        case .timeLeft(let time): "about \(time) left"
        }
    }

    private static func english(_ outcome: Tally.Outcome, isOne: Bool) -> String {
        switch outcome {
        case .read(.verified): isOne ? "adds up" : "add up"
        case .read(.repaired): isOne ? "adds up after a correction" : "add up after a correction"
        case .read(.mismatch): isOne ? "does not add up" : "do not add up"
        case .read(.unchecked): isOne ? "has no sum to check" : "have no sum to check"
        case .empty: isOne ? "holds no receipt" : "hold no receipt"
        case .failed: "could not be read"
        }
    }
}
