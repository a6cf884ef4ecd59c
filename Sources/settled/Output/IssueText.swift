import Money
import Receipt

/// What an issue says to a person: one sentence, without the line's number.
struct IssueText {
    private let issue: Issue
    private let exponent: Int

    /// Makes the text of `issue`, whose amounts have `exponent` decimals.
    init(_ issue: Issue, exponent: Int) {
        self.issue = issue
        self.exponent = exponent
    }

    /// The sentence.
    var sentence: String {
        switch issue.code {
        case .noItems: "No priced line was found."
        case .noTotal: "No total was found."
        case .sumMismatch: mismatch
        case .priceRepaired: repair
        case .priceDoubtful: "The amount was read with little confidence, and no sum confirms it."
        case .nameMissing: "The line has a price and no name."
        case .labelMissing: "The line between items and total has no readable label; the sums say it is a charge."
        case .quantityMismatch: "Quantity times unit price is not the price of the line."
        case .gratuityIncluded: "A service charge or tip is part of the total already."
        case .negativeTotal: "The receipt pays money back."
        }
    }

    private var mismatch: String {
        guard let difference = issue.difference, difference != .zero else {
            return "The printed sums do not agree with the lines."
        }
        let size = decimal(difference.magnitude, exponent)
        return difference < .zero
            ? "The lines come to \(size) more than the printed sum."
            : "The lines come to \(size) less than the printed sum."
    }

    private var repair: String {
        guard let was = issue.was, let became = issue.became else {
            return "The amount was changed so that the sums close."
        }
        return "\(decimal(was, exponent)) was read; \(decimal(became, exponent)) makes the sums close."
    }
}
