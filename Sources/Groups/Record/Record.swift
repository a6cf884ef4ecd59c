/// All that is known of one record: its edits, the values that it holds, and those it held before.
public struct Record: Hashable, Sendable {
    /// Its edits in their order: by register, then by stamp. There is at least one.
    public let edits: ArraySlice<Edit>
    /// The stamp of its first edit, with which it was made.
    public let created: Stamp

    /// The record of these edits, which are in order and not none.
    init(_ edits: ArraySlice<Edit>) {
        self.edits = edits
        // By places, since taking an edit out of the array costs more than looking at its stamp.
        let first = edits.indices.dropFirst().reduce(edits.startIndex) { edits[$1].stamp < edits[$0].stamp ? $1 : $0 }
        created = edits[first].stamp
    }

    /// Its name.
    public var id: RecordID { edits[edits.startIndex].record }

    /// What it is.
    public var kind: String { edits[edits.startIndex].kind }

    /// Who made it.
    public var author: String { (edits.first { $0.stamp == created } ?? edits[edits.startIndex]).author }

    /// The edits that the registers hold now: the last of each.
    public var current: [Edit] {
        edits.indices.filter { $0 + 1 == edits.endIndex || !edits[$0].isOfSameRegister(as: edits[$0 + 1]) }
            .map { edits[$0] }
    }

    /// The edit that this register holds; nil where it never was given a value.
    public func current(_ register: String) -> Edit? {
        edits.indices.last { edits[$0].register == register }.map { edits[$0] }
    }

    /// The edits that the registers held at the end of this millisecond.
    public func current(at milliseconds: Int) -> [Edit] {
        let known = edits.filter { $0.stamp.milliseconds <= milliseconds }
        return known.isEmpty ? [] : Record(known[...]).current
    }

    /// Whether its register `deleted` says so. That register is one like the others, so that an edit of another does
    /// not undo a deletion which its author had not seen, and a later restoration shows it.
    public var isDeleted: Bool { current("deleted")?.value == "true" }
}

extension Record: CustomStringConvertible {
    /// The kind and the id, as in `expense 7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c11`.
    public var description: String { "\(kind) \(id)" }
}
