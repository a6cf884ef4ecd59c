import Groups

/// Everything that is said about one's own money; each language has a text for each, or the program does not compile.
///
/// Names, titles and amounts come as text that is ready to be shown. Names are never bent to a sentence's grammar.
enum MoneyMessage: Translated {
    // What became of a record.
    case currencyIs(String), deleted(String, String), restored(String), goesThrough(String, account: String?)
    case refundsStay(Int), refundedMore(String), newAccount(String, others: String)
    // What does not count.
    case groupWithoutMe(String), billsWithoutMe, billLeftOut(Int)
    // What a record is called.
    case kind(MoneyRecord.Kind), with(MoneyRecord.Kind, String), refundOf(String?), bill, ledger
    // Standing.
    case owesYou(String), isOwedByYou(String), settledUp
    // Figures.
    case spending, refunds, netSpending, share, moneyIn, moneyOut, cashOut, netCashFlow
    // Titles of columns and marks.
    case day, what, account, accountIn, accountOut, net, refunded(String), inGroup(String), isDeleted, note
    // Nothing is there.
    case nothing, nothingInTime, noAccounts, noPeople
}
