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

    /// Whether both set the same register of the same record.
    public func isOfSameRegister(as other: Edit) -> Bool {
        record == other.record && register.isSameBytes(as: other.register) && kind.isSameBytes(as: other.kind)
    }
}

extension Edit: Comparable {
    /// The order of a ``History``: by record, kind, register and stamp, so that the last edit of a register is the one
    /// that it holds. Of equal stamps the larger value wins, so that every device decides alike even after a state
    /// directory was copied. Texts are compared by their bytes.
    public static func < (left: Edit, right: Edit) -> Bool {
        if left.record != right.record { return left.record < right.record }
        if let order = left.kind.precedes(right.kind) { return order }
        if let order = left.register.precedes(right.register) { return order }
        if left.stamp != right.stamp { return left.stamp < right.stamp }
        if let order = left.value.precedes(right.value) { return order }
        return left.author.precedes(right.author) ?? false
    }

    /// Whether all of both is the same, byte for byte.
    public static func == (left: Edit, right: Edit) -> Bool {
        left.isOfSameRegister(as: right) && left.stamp == right.stamp && left.value.isSameBytes(as: right.value)
            && left.author.isSameBytes(as: right.author)
    }
}

extension String {
    /// Whether both are the same bytes, where `==` would take texts for equal that look the same.
    fileprivate func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// Whether the bytes come before those of `other`; nil where they are the same.
    fileprivate func precedes(_ other: String) -> Bool? {
        isSameBytes(as: other) ? nil : utf8.lexicographicallyPrecedes(other.utf8)
    }
}
