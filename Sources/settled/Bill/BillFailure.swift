import Ledger
import Money

/// Why a bill could not be split as asked.
enum BillFailure: Error, Equatable {
    /// Nothing says what to split.
    case nothingToSplit
    /// Both a receipt and another source of amounts are given.
    case twoSources
    /// Nobody is named.
    case noPeople
    /// An option's text is no amount.
    case amount(option: String, text: String, AmountTextError)
    /// An option's text is an amount below zero.
    case negative(option: String, text: String)
    /// An option's text is no percentage from 0 to 100.
    case percent(option: String, text: String)
    /// An option's text about people or lines was not understood.
    case assignment(option: String, text: String, AssignmentError)
    /// A typed line has no amount at its end.
    case typedLine(Int, text: String)
    /// A file is no receipt document.
    case document(DocumentError, file: String)
    /// A document names a currency that does not exist.
    case unknownCurrency(String)
    /// A document has an amount that is none.
    case notAnAmount(String, path: String, Currency)
    /// A document has two lines of one number.
    case lineTwice(Int)
    /// The receipt's own sums do not agree, and that was not accepted.
    case mismatch(subtotal: String?, total: String?)
    /// Exact amounts do not add up to the whole; `met` is the text in which only odd units are placed.
    case amountsDiffer(sum: String, whole: String, difference: String, met: String?)
    /// Some lines belong to nobody.
    case unassigned([String])
    /// A review ended before the bill was done, after so many answers, which are kept or lost; by ^C or without more
    /// answers.
    case reviewEnded(answers: Int, isKept: Bool, isInterrupted: Bool)
    /// The kept answers are those of another receipt.
    case otherSession(file: String)
    /// The bill makes no sense.
    case ledger(LedgerError)

    /// What is said about it.
    func text(_ language: Language) -> FailureText { Failure.bill(self).text(language) }
}
