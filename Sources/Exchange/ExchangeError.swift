public import Groups

/// Why a history or a group file is not that of a group.
public enum ExchangeError: Error, Equatable, Sendable {
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

/// What is wrong with the value of a register.
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
    }

    /// Makes a fault.
    public init(_ path: String, _ problem: Problem) {
        self.path = path
        self.problem = problem
    }
}
