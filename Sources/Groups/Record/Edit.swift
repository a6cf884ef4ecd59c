/// One value that one register of one record was given: the unit of which groups are made, kept, and merged.
///
/// A group is a set of edits that only grows. What a register holds is the edit with the latest stamp; the others are
/// its history.
public struct Edit: Hashable, Sendable {
    /// The record.
    public let record: RecordID
    /// What the record is: `group`, `member`, `expense`, `payment`, `comment`, or what a later version may know.
    public let kind: String
    /// The register: what has to stay consistent is one, such as the `money` of an expense.
    public let register: String
    /// When and where.
    public let stamp: Stamp
    /// The value as canonical JSON: keys sorted by their bytes, no blanks.
    public let value: String
    /// Who made the edit, by the name that person had on the device; empty if it is not known.
    public let author: String

    /// Makes an edit.
    public init(record: RecordID, kind: String, register: String, stamp: Stamp, value: String, author: String) {
        self.record = record
        self.kind = kind
        self.register = register
        self.stamp = stamp
        self.value = value
        self.author = author
    }

    /// Whether this edit gives way to `other`, an edit of the same register: the later stamp wins, and of equal stamps
    /// the larger value, so that every device decides alike even after a state directory was copied.
    public func yields(to other: Edit) -> Bool {
        if stamp != other.stamp { return stamp < other.stamp }
        return value.utf8.lexicographicallyPrecedes(other.value.utf8)
    }
}
