import Groups

/// Everything that is said about groups; each language has a text for each, or the program does not compile.
///
/// Names, titles and amounts come as text that is ready to be shown. Names are never bent to a sentence's grammar.
enum GroupMessage: Translated {
    // What became of a group.
    case made(String, members: String), inUse(String), renamed(String, to: String), changed(String)
    case archived(String, Bool)
    // What became of a member.
    case joined(String, group: String), nobodyNew, memberRenamed(String, to: String), removed(String, Bool), youAre(
        String)
    case nobodyIsMe(String), handleSet(String, service: String, address: String?), weightSet(String, String)
    case colourSet(String, String?), onePerson(String, String), twoPeople(String, String)
    /// A question, and the words that answer it.
    case areTheyOne(String, String), yes, no
    // What became of an entry.
    case commented(String), entryDeleted(String, String), entryRestored(String), undone(String), leftAlone(Int)
    case convertsToNothing(String), noPicture(String), fixedStay(String)
    /// An expense follows its bill, or cannot.
    case followed(String, group: String), notFollowed(String, group: String)
    /// A command runs when others add to a group, or none does any more; it ended with another code than 0.
    case hookSet(String, Bool), hookFailed(String, code: Int)
    // The file in which a group is kept as well.
    case linked(String, String), unlinked(String), keptIn(String), notJoined(String)
    case words(String, state: String), sayWhoYouAre
    case cameFromFile(String, new: Int, changed: Int)
    // What comes again.
    case cameDue(String, String, String), followsTemplate(String, String, String), every(Recurrence)
    // Nothing is there.
    case nothingRecurs, noGroups, nothingSpent, noEntryIsLikeThat, more(Int)
    // Standing.
    case isOwed(String), owes(String), isSettledUp, youAreOwed(String), youOwe(String), settledUp, moneyIsOpen
    // The text for the chat.
    case spent(String, expenses: Int), noExpensesYet, people(Int), settleUp, expenses, everyoneIsSettled
    case nothingToSettleYet, pays(String, String, String), paidBy(String, String), paidTo(String, String)
    // Plans.
    case notProven, nothingToPay
    // Titles and marks.
    case expense, day, what, whoPaid, amount, rate, category, tags, note, owe(String), way(ExpenseSplit), isDeleted
    case me, archivedMark, removedMark, countsFor(String), kind(Group.Kind)
    // What happened.
    case did(Feed.Action, String), theGroup, theComment(String), register(String)
}
