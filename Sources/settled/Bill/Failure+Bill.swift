import Ledger
import Money

extension SplitRequest.Note {
    /// The sentence for standard error.
    var sentence: String {
        switch self {
        case .accepted(let printed, let divided): "The receipt says \(printed); \(divided) is divided, as accepted."
        case .serviceAlready(let amount):
            "The receipt has a service charge of \(amount) already; the tip comes on top of it."
        case .taxTakenAsAdded:
            "The receipt does not say whether its tax is in the prices; it is added (--tax-included if it is in them)."
        }
    }
}

extension BillFailure {
    /// The failure's name, what the shell is told, what is wrong, and what to do about it.
    var account: (name: Failure.Name, code: ExitCode, sentence: String, hint: String?) {
        switch self {
        case .nothingToSplit:
            (
                .nothingToSplit, .usage, "There is nothing to split.",
                "Give a receipt that settled scan --json printed, or --total AMOUNT, or --manual."
            )
        case .twoSources:
            (
                .twoSources, .usage, "A receipt, --total and --manual cannot be given together.",
                "Each of them says what is split."
            )
        case .noPeople:
            (.noPeople, .usage, "It is not said who splits the bill.", "Name everybody: --people ala,bob,cy")
        case .amount(let option, let text, let error):
            (.badAmount, .usage, "\(option) \(text): \(error).", "An amount is like 12.50, a percentage like 15%.")
        case .negative(let option, let text):
            (.badAmount, .usage, "\(option) \(text): the amount is below zero.", "What comes off is a --discount.")
        case .percent(let option, let text):
            (.badPercent, .usage, "\(option) \(text): this is no percentage from 0 to 100.", nil)
        case .assignment(let option, let text, let error):
            (.badAssignment, .usage, "\(option): \(error).", error.pointed(in: text))
        case .typedLine(let number, let text):
            (.badLine, .input, "Line \(number) has no amount at its end: \(text)", "A line is like: Burger 14.50")
        case .document(let error, let file): error.account(file)
        case .unknownCurrency(let code):
            (.badDocument, .input, "The receipt's currency \(code) is none of ISO 4217.", nil)
        case .notAnAmount(let text, let path, let currency):
            (
                .badDocument, .input,
                "\(path) is \"\(text)\", which is no amount with at most \(currency.exponent) decimals.", nil
            )
        case .lineTwice(let number): (.badDocument, .input, "The receipt has two lines of number \(number).", nil)
        case .mismatch(let subtotal, let total):
            (
                .mismatch, .needsPerson, "The receipt does not add up: \(faults(subtotal, total)).",
                "Correct it in the file, or split it all the same with --accept-mismatch."
            )
        case .amountsDiffer(let sum, let whole, let difference, let met):
            (
                .amountsDiffer, .needsPerson,
                "The amounts add up to \(sum), \(difference.drop { $0 == "-" }) "
                    + "\(difference.hasPrefix("-") ? "more" : "less") than \(whole).",
                met.map { "To place the difference: --amounts \"\($0)\"" }
                    ?? "Nothing is adjusted unasked; change the amounts or the total."
            )
        case .unassigned(let lines):
            (
                .unassigned, .needsPerson,
                (lines.count == 1 ? "1 line belongs" : "\(lines.count) lines belong") + " to nobody: "
                    + lines.joined(separator: ", ") + ".",
                "Say who had them: --assign \"rest=all\" shares them evenly."
            )
        case .reviewEnded(_, let isKept, let isInterrupted):
            (
                .reviewEnded, isInterrupted ? .interrupted : .needsPerson, "The review ended before the bill was done.",
                isKept
                    ? "The answers are kept; the same command goes on from there." : "--session FILE keeps the answers."
            )
        case .otherSession(let file):
            (
                .otherSession, .input, "\(file) does not hold answers about this receipt.",
                "Name another file for --session, or the receipt it was begun with."
            )
        case .ledger(.cashWithoutPayer):
            (.impossibleBill, .usage, "--round-to needs somebody who paid.", "Say who: --paid-by NAME")
        case .ledger(let error): (.impossibleBill, .usage, "The bill cannot be split: \(error).", nil)
        }
    }

    private func faults(_ subtotal: String?, _ total: String?) -> String {
        var faults: [String] = []
        if let subtotal {
            let isBelow = subtotal.hasPrefix("-")
            faults.append(
                "items \(subtotal.drop { $0 == "-" }) \(isBelow ? "below" : "above") the subtotal")
        }
        if let total { faults.append("total off by \(total.drop { $0 == "-" })") }
        return faults.joined(separator: "; ")
    }
}

extension DocumentError {
    fileprivate func account(_ file: String) -> (Failure.Name, ExitCode, String, String?) {
        let hint = "settled scan --json prints what can be split."
        return switch self {
        case .notJSON: (.badDocument, .input, "\(file): this is not JSON.", hint)
        case .missing(let path): (.badDocument, .input, "\(file): \(path) is missing.", hint)
        case .unexpected(let path):
            (.badDocument, .input, "\(file): \(path) is not what it should be.", "Amounts are texts: \"12.50\".")
        case .newer(let version):
            (
                .badDocument, .input, "\(file): this was written in version \(version) of the format, and 1 is known.",
                "A newer settled can read it."
            )
        case .otherKind(let kind):
            (.badDocument, .input, "\(file): this is a document about \"\(kind)\", not a receipt.", hint)
        case .several(let count):
            (.badDocument, .input, "\(file): there are \(count) receipts, and one can be split.", hint)
        }
    }
}
