import Exchange
import Store

/// Everything that is said about what is kept; each language has a text for each, or the program does not compile.
///
/// Texts that come from outside are ready to be shown.
enum StoreMessage: Translated {
    /// What became of a bill.
    case kept(Int), changed(Int), deleted(Int), restored(Int)
    /// The same receipt is kept already.
    case sameReceipt(Int, title: String?, day: String?)
    /// An unfinished review goes on.
    case resumed
    /// The history is empty, or nothing in it was asked for.
    case noBills, noneFound
    /// So many more bills are there than are shown.
    case more(Int)
    /// Nobody is known yet.
    case noPeople
    /// Titles of columns.
    case day, bill, people, total, name, countsFor, handles
    /// Marks behind a name.
    case me, archived
    /// What became of a person.
    case added(String), renamed(String, to: String), archivedPerson(String, Bool), personDeleted(String), isMe(String),
        nobodyIsMe
    case handleSet(String, service: String, address: String?), weightSet(String, String), colourSet(String, String?)
    /// What a backup holds.
    case backedUp(String, pictures: Int)
    /// What the check found.
    case sound(bills: Int), nothingKept, finding(Finding), doesNotAddUp(Int), unsplittable(Int)
    case unsoundGroup(String, ExchangeError), unsoundMoney(MoneyFailure)
    /// There is no picture of a bill's receipt.
    case noPicture(Int)
}
