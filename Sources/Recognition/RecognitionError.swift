/// Why a file could not be turned into observations; every case carries what a sentence about it needs.
///
/// The path of the file is not among it: whoever asked for the file knows its name, and standard input has none.
public enum RecognitionError: Error, Equatable {
    // The file.

    /// There is nothing at the path.
    case missing
    /// The path leads to a folder.
    case isFolder
    /// The path leads to a file that this user may not read.
    case permission
    /// Reading failed for another reason; the number is the system's `errno`.
    case unreadable(errno: Int32)
    /// The file has no bytes in it.
    case empty
    /// The file has more bytes than `limit`, so that reading stopped.
    case fileTooLarge(limit: Int)

    // Its content.

    /// The bytes are of no format that can be read here.
    case notAPicture
    /// The bytes begin as a picture and end before it is complete.
    case truncated
    /// The bytes claim a format and break its rules, or use a part of it that the decoder does not know.
    case damaged
    /// The picture has more pixels than `SourceImage.largestArea`, or a side longer than `SourceImage.longestSide`.
    case tooLarge(width: Int, height: Int)
    /// The PDF opens only with a password.
    case passwordProtected
    /// The document has no page with this number, counted from 1.
    case noSuchPage(Int)

    // The machine.

    /// A program that is run for this format is not installed.
    case missingProgram(String)
    /// A program that was run failed; `message` is the last line it wrote on standard error.
    case programFailed(String, message: String)
    /// No folder in `lookedIn` holds the language data file of this name.
    case modelMissing(name: String, lookedIn: [String])
    /// The language data file at this path is there and does not load.
    case modelUnusable(path: String)
    /// The engine gave up on a page; `message` says at which step.
    case engine(message: String)
    /// The work took longer than allowed.
    case deadline(seconds: Double)
    /// The work was called off.
    case cancelled
    /// A file or folder could not be written; the number is the system's `errno` (`ENOSPC` is a full disk).
    case unwritable(path: String, errno: Int32)
}
