import Ledger
import Money

extension BillFailure {
    /// What is said about it in English.
    var english: FailureText {
        switch self {
        case .nothingToSplit:
            FailureText(
                "There is nothing to split.",
                "Give a receipt that settled scan --json printed, or --total AMOUNT, or --manual.")
        case .twoSources:
            FailureText(
                "A receipt, --total and --manual cannot be given together.", "Each of them says what is split.")
        case .noPeople:
            FailureText("It is not said who splits the bill.", "Name everybody: --people ala,bob,cy")
        case .amount(let option, let text, let error):
            FailureText("\(option) \(text): \(error).", "An amount is like 12.50, a percentage like 15%.")
        case .negative(let option, let text):
            FailureText("\(option) \(text): the amount is below zero.", "What comes off is a --discount.")
        case .percent(let option, let text):
            FailureText("\(option) \(text): this is no percentage from 0 to 100.")
        case .assignment(let option, let text, let error):
            FailureText("\(option): \(error).", error.pointed(in: text))
        case .typedLine(let number, let text):
            FailureText("Line \(number) has no amount at its end: \(text)", "A line is like: Burger 14.50")
        case .document(let error, let file): error.english(Language.english.input(file))
        case .unknownCurrency(let code): FailureText("The receipt's currency \(code) is none of ISO 4217.")
        case .notAnAmount(let text, let path, let currency):
            FailureText("\(path) is \"\(text)\", which is no amount with at most \(currency.exponent) decimals.")
        case .lineTwice(let number): FailureText("The receipt has two lines of number \(number).")
        case .mismatch(let subtotal, let total):
            FailureText(
                "The receipt does not add up: \(Self.faults(subtotal, total)).",
                "Correct it in the file, or split it all the same with --accept-mismatch.")
        case .amountsDiffer(let sum, let whole, let difference, let met):
            FailureText(
                "The amounts add up to \(sum), \(difference.drop { $0 == "-" }) "
                    + "\(difference.hasPrefix("-") ? "more" : "less") than \(whole).",
                met.map { "To place the difference: --amounts \"\($0)\"" }
                    ?? "Nothing is adjusted unasked; change the amounts or the total.")
        case .unassigned(let lines):
            FailureText(
                (lines.count == 1 ? "1 line belongs" : "\(lines.count) lines belong") + " to nobody: "
                    + lines.joined(separator: ", ") + ".",
                "Say who had them: --assign \"rest=all\" shares them evenly.")
        case .reviewEnded(_, let isKept, _):
            FailureText(
                "The review ended before the bill was done.",
                isKept
                    ? "The answers are kept; the same command goes on from there."
                    : "--session FILE keeps the answers.")
        case .otherSession(let file):
            FailureText(
                "\(file) does not hold answers about this receipt.",
                "Name another file for --session, or the receipt it was begun with.")
        case .ledger(.cashWithoutPayer):
            FailureText("--round-to needs somebody who paid.", "Say who: --paid-by NAME")
        case .ledger(let error): FailureText("The bill cannot be split: \(error).")
        }
    }

    private static func faults(_ subtotal: String?, _ total: String?) -> String {
        let items = subtotal.map { amount in
            "items \(amount.drop { $0 == "-" }) \(amount.hasPrefix("-") ? "below" : "above") the subtotal"
        }
        let off = total.map { "total off by \($0.drop { $0 == "-" })" }
        return [items, off].compactMap(\.self).joined(separator: "; ")
    }
}

extension DocumentError {
    fileprivate func english(_ file: String) -> FailureText {
        let hint = "settled scan --json prints what can be split."
        return switch self {
        case .notJSON: FailureText("\(file): this is not JSON.", hint)
        case .missing(let path): FailureText("\(file): \(path) is missing.", hint)
        case .unexpected(let path):
            FailureText("\(file): \(path) is not what it should be.", "Amounts are texts: \"12.50\".")
        case .newer(let version):
            FailureText(
                "\(file): this was written in version \(version) of the format, and 1 is known.",
                "A newer settled can read it.")
        case .otherKind(let kind):
            FailureText("\(file): this is a document about \"\(kind)\", not a receipt.", hint)
        case .several(let count):
            FailureText("\(file): there are \(count) receipts, and one can be split.", hint)
        }
    }
}

extension SplitRequest.Note {
    /// The sentence for standard error in English.
    var english: String {
        switch self {
        case .accepted(let printed, let divided): "The receipt says \(printed); \(divided) is divided, as accepted."
        case .serviceAlready(let amount):
            "The receipt has a service charge of \(amount) already; the tip comes on top of it."
        case .taxTakenAsAdded:
            "The receipt does not say whether its tax is in the prices; it is added (--tax-included if it is in them)."
        }
    }
}
