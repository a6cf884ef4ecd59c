/// What the program tells the shell when it ends.
enum ExitCode: Int32, Comparable, Sendable {
    /// Done.
    case done = 0
    /// A receipt does not add up, or nothing was found: a person is needed.
    case needsPerson = 1
    /// The command line was not understood.
    case usage = 2
    /// A file could not be read or written.
    case input = 3
    /// Language data or a program is missing.
    case missing = 4
    /// Another process has the database, or changed the same bill.
    case busy = 5
    /// A fault of this program.
    case internalFault = 70
    /// The work was interrupted.
    case interrupted = 130

    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
