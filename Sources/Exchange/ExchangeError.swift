public import Groups
public import Money

/// Why a history or a group file is not that of a group.
public enum ExchangeError: Error, Equatable, Sendable {
    /// A file cannot be read; the number is the system's `errno`.
    case unreadable(path: String, errno: Int32)
    /// A file cannot be written; the number is the system's `errno`.
    case unwritable(path: String, errno: Int32)
    /// Another program was at the file for longer than was waited.
    case busy(path: String)
    /// A file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// A file does not begin as group files do.
    case notAGroupFile
    /// The text of a QR code is not whole.
    case damagedText
    /// A file was written by a later version of the program.
    case newer(version: Int)
    /// A line of a file, from 1, is none.
    case line(Int, RegisterFault)
    /// It is of another group than that which it should be joined with.
    case otherGroup(RecordID, insteadOf: RecordID)
    /// An expense or a payment does not add up.
    case journal(JournalError)
    /// The balances of a currency are not zero together.
    case unbalanced(Currency)
    /// A register does not hold what one of its name has to.
    case register(Place, RegisterFault)
    /// There is no record of the group itself.
    case noGroup(RecordID)

    /// A record is said to be of two kinds.
    case twoKinds(RecordID, String, String)

    /// A register of a record.
    public struct Place: Hashable, Sendable {
        /// The record.
        public let record: RecordID
        /// What the record is.
        public let kind: String
        /// The register.
        public let register: String

        /// Names a register.
        public init(_ record: RecordID, _ kind: String, _ register: String) {
            self.record = record
            self.kind = kind
            self.register = register
        }
    }
}

/// What is wrong with the value of a register, or with a line of a file.
public struct RegisterFault: Error, Hashable, Sendable {
    /// The way from the value to what is wrong in it, as in `payers[1].amount`; empty for the value itself.
    public let path: String
    /// What is wrong.
    public let problem: Problem

    /// What can be wrong.
    public enum Problem: Hashable, Sendable {
        /// It is not there.
        case missing
        /// It is a member that this version does not know, so that the whole cannot be understood.
        case unknown
        /// It is another text or value than one of this form.
        case not(Form)
        /// It stands there a second time.
        case repeated
        /// It is no JSON value.
        case json(JSONFault)
        /// It names a member that the group does not have.
        case noMember(RecordID)
        /// It names a record that the group does not have.
        case noRecord(RecordID)
        /// An alias points to a member who did not join earlier, as in a circle of aliases.
        case circle
    }

    /// What a value should have been.
    public enum Form: String, CaseIterable, Sendable {
        case object
        case array
        case text
        case line
        case flag
        case count
        case amount
        case currency
        case date
        case id
        case weight
        case percent
        case name
        case pictureName
        case choice
        case identifier
        case stamp
        case edits
    }

    /// Makes a fault.
    public init(_ path: String, _ problem: Problem) {
        self.path = path
        self.problem = problem
    }
}
