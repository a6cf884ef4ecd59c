import Receipt

/// Everything that is said about receipts that were read; each language has a text for each, or the program does not
/// compile. Amounts come as text that is ready to be shown.
enum ReceiptMessage: Translated {
    /// The titles of the columns of a table.
    case line, quantity, item, each, price
    /// What stands where a name is missing.
    case noName
    /// The names of printed sums.
    case subtotal, service, tip, rounding, total
    /// A tax that is in the prices.
    case included(tax: String)
    /// A sentence about a printed line.
    case onLine(Int, String)
    /// So many lines were not understood.
    case notUnderstood(Int)
    /// What a receipt is found to be, without a full stop.
    case addsUp, addsUpAfterCorrection, doesNotAddUp, notChecked, noReceipt
    /// What follows from that, without a full stop.
    case lookAtMarked, noSumConfirms
    /// An equation, that it holds, and by how much it is off.
    case equation(Check.Equation), holds(Check.Equation), isOff(Check.Equation, by: String)
    /// The titles of the columns that show what became of every row.
    case role, rule, evidence, confidence, box, text
    /// A page of a document.
    case page(Int)
    /// So many receipts of a batch came out like this.
    case count(Tally.Outcome, Int)
    /// So many files of a batch are done.
    case read(Int, of: Int)
    /// The time that the rest will take.
    case timeLeft(String)
}
