import Groups
import Money

extension MoneyFailure {
    /// What is said about it in English.
    var english: FailureText {
        switch self {
        case .noCurrency:
            FailureText("It is not said in which currency.", "Give --currency CODE; the first one holds from then on.")
        case .noRecord(let name):
            FailureText("Nothing of your money is called \(name).", "settled money timeline shows what there is.")
        case .isDeleted(let name):
            FailureText("\(name) is deleted.", "settled money restore \(name) brings it back.")
        case .isNotDeleted(let name): FailureText("\(name) is not deleted.")
        case .senseless(let error): FailureText("\(error.english).", error.englishHint)
        case .nothingBought(let name):
            FailureText(
                "You paid nothing for \(name), so nothing of it is refunded.",
                "settled money in AMOUNT notes down what came in otherwise.")
        case .nothingMoved(let name, let isBill):
            FailureText(
                "You neither paid nor were given anything of \(name), so it went through no account of yours.",
                isBill ? "settled edit \(name) says who paid." : nil)
        case .otherKind(let option, let kind):
            FailureText("\(option) means nothing for \(kind.english).", "settled money show shows what it is.")
        case .notMine(let name, let group):
            FailureText(
                (group.map { "\(name) belongs to \($0)" } ?? "\(name) is a kept bill")
                    + "; here only the account it went through can be said.",
                "settled show, edit, delete and restore are for it; settled money edit \(name) --account NAME")
        case .nothingToUndo:
            FailureText(
                "Nothing that was noted down here is left to undo.", "settled money log shows what happened.")
        case .openPerson(let name, let open):
            FailureText(
                "\(name) cannot be deleted while money is open: \(open.text(.english)).",
                "settled pay, or settled money collect and repay, say what was paid; settled people archive \(name) only hides the name."
            )
        case .record(let name, let error):
            FailureText("\(name) makes no sense: \(error.english).", "Nothing was written; put a backup in its place.")
        case .unreadable(let error):
            FailureText("Your money cannot be read: \(error.englishReason).", "Nothing was written.")
        case .tooLarge(let currency):
            FailureText("The amounts in \(currency.code) add up to too much.", "Nothing was written.")
        }
    }
}

extension MoneyRecordError {
    fileprivate var english: String {
        switch self {
        case .notPositive(let amount, let currency):
            "An amount is above zero, not \(AmountStyle.plain.text(amount, currency))"
        case .tooLarge: "The amount is too large"
        case .noPerson: "It is not said with whom"
        case .noAccounts: "It is not said between which accounts"
        case .sameAccount(let account): "A transfer from \(account) to \(account) moves nothing"
        }
    }

    fileprivate var englishHint: String? {
        switch self {
        case .notPositive: "The command says which way it went: spend and refund, income, in and out, lend and borrow."
        case .noPerson, .noAccounts, .sameAccount, .tooLarge: nil
        }
    }
}

extension MoneyRecord.Kind {
    fileprivate var english: String {
        switch self {
        case .purchase: "a purchase"
        case .income: "an income"
        case .loanReceived, .loanGiven: "a loan"
        case .repaymentReceived, .repaymentMade: "a repayment"
        case .refund: "a refund"
        case .otherIn, .otherOut: "other money"
        case .transfer: "a transfer"
        }
    }
}
