import Receipt
import Store

/// Everything the review says; each language has a text for each, or the program does not compile.
enum ReviewMessage: Translated {
    /// The receipt agrees with its own sums.
    case addsUp
    /// Nothing is printed that the lines could be compared with.
    case unchecked
    /// The lines are so much below or above the printed subtotal.
    case subtotalOff(String, isBelow: Bool)
    /// The printed total is so much off.
    case totalOff(String)
    /// The names of printed sums.
    case subtotal, tax, taxIncluded, service, tip, rounding, total
    /// Why a line should be looked at.
    case doubt(LineItem.Flag)
    /// The questions.
    case isLineRight, corrections, people, takers(left: Int, example: String), extras, confirmation
    /// Who is at the table, where earlier tables are offered.
    case peopleOrTable
    /// Who is at the table, where somebody is.
    case peopleNow
    /// A table was at this merchant.
    case here
    /// What was put right here before, and one part of it.
    case recalledHere(String), recalled(Recollection)
    /// The usual tip, and what it is of.
    case usualTip(String), onTotal
    /// The receipt is off and the conversation goes on.
    case goesOn
    /// Who has a line: nobody, everybody, or each as much as of all other lines.
    case nobody, everybody, byShares
    /// These lines still belong to nobody.
    case nobodyYet(String)
    /// What is left to give to somebody.
    case left
    /// What was done about the last answer.
    case undone, nothingToUndo, nothingBefore
    /// Everything is said.
    case finished
    /// What can be typed in a step.
    case help(ReviewSession.Step)
    /// Why an answer was not understood.
    case unknown(String)
    case somebodyNeeded
    case noLine
    case unknownLine(Int)
    case incomplete(String)
    case notACurrency(String)
    case notADate(String)
    case notAKind(String)
    case notACount(String)
    case notAnAttachment(Int)
    case notAPercentage(String)
}
