import Groups

extension MoneyMessage {
    /// The text in English.
    var english: String {
        switch self {
        case .currencyIs(let code): "What is said without a currency is in \(code) from now on."
        case .deleted(let title, let id): "\(title) is deleted; settled money restore \(id) brings it back."
        case .restored(let title): "\(title) is back."
        case .goesThrough(let title, let account?): "\(title) went through \(account)."
        case .goesThrough(let title, nil): "\(title) went through no account."
        case .refundsStay(let count):
            count == 1 ? "A refund of it stays." : "\(count) refunds of it stay."
        case .refundedMore(let title): "More is refunded of \(title) than you paid for it."
        case .newAccount(let name, let others): "\(name) is a new account beside \(others)."
        case .groupWithoutMe(let group):
            "\(group) does not count: settled member me NAME --group \(group) says who of them you are."
        case .billsWithoutMe: "Kept bills do not count: settled people me NAME says who you are."
        case .billLeftOut(let number): "Bill \(number) cannot be divided as it is kept, and is left out."
        case .kind(let kind): Self.english(kind)
        case .with(let kind, let name):
            switch kind {
            case .loanGiven: "lent to \(name)"
            case .loanReceived: "borrowed from \(name)"
            case .repaymentMade: "paid back to \(name)"
            case .repaymentReceived: "paid back by \(name)"
            case .purchase, .income, .refund, .otherIn, .otherOut, .transfer: "\(Self.english(kind)) (\(name))"
            }
        case .refundOf(let title?): "refund of \(title)"
        case .refundOf(nil): "refund"
        case .bill: "bill"
        case .ledger: "your money"
        case .owesYou(let amount): "owes you \(amount)"
        case .isOwedByYou(let amount): "is owed \(amount) by you"
        case .settledUp: "is settled up"
        case .spending: "spending"
        case .refunds: "refunds"
        case .netSpending: "net spending"
        case .share: "my share"
        case .moneyIn: "money in"
        case .moneyOut: "money out"
        case .cashOut: "cash out for expenses"
        case .netCashFlow: "net cash flow"
        case .day: "day"
        case .what: "what"
        case .account: "account"
        case .accountIn: "in"
        case .accountOut: "out"
        case .net: "net"
        case .refunded(let amount): "refunded: \(amount)"
        case .inGroup(let name): "(\(name))"
        case .isDeleted: "deleted"
        case .note: "note"
        case .nothing: "Nothing was noted down, spent or paid yet."
        case .nothingInTime: "Nothing happened in this time."
        case .noAccounts: "No account is named yet: --account NAME says through which one money went."
        case .noPeople: "There is nothing between you and anybody."
        }
    }

    private static func english(_ kind: MoneyRecord.Kind) -> String {
        switch kind {
        case .purchase: "purchase"
        case .income: "income"
        case .loanReceived, .loanGiven: "loan"
        case .repaymentReceived, .repaymentMade: "repayment"
        case .refund: "refund"
        case .otherIn: "money in"
        case .otherOut: "money out"
        case .transfer: "transfer"
        }
    }
}
