/// Why something could not be kept or found.
public enum StoreError: Error, Equatable, Sendable {
    /// Neither `SETTLED_HOME` nor `HOME` says where to keep anything.
    case noHome
    /// A file or folder cannot be written; the number is the system's `errno`.
    case unwritable(path: String, errno: Int32)
    /// There is no room left for the file.
    case full(path: String)
    /// Another process kept the database locked for longer than was waited.
    case busy(path: String)
    /// The database was made by a newer version of the program.
    case newer(path: String, version: Int)
    /// The file is no database, or a damaged one; nothing is written into it.
    case damaged(path: String)
    /// A backup would replace the very database it is made of.
    case backupOntoItself(path: String)
    /// There is no bill with this number; it may be among the deleted ones.
    case noBill(Int, isDeleted: Bool)
    /// Another process changed the bill since it was read.
    case conflict(Int)
    /// Nobody of this name is known.
    case noPerson(String)
    /// Several people could be meant.
    case ambiguousPerson(String, [String])
    /// Somebody else is called this.
    case personExists(String)
    /// Somebody is on so many kept bills, deleted ones included, and cannot be deleted.
    case onBills(String, Int)
    /// SQLite refused something for another reason, in its own words.
    case failed(path: String, message: String)
}
