/// What came into a group when another history of it was joined.
public struct MergeReport: Hashable, Sendable {
    /// The records that were not known before, in the order of their first stamps.
    public private(set) var arrived: [Record] = []
    /// The known records of which a register holds another value than before, deletions and restorations aside.
    public private(set) var edited: [Record] = []
    /// The records that are deleted and were not.
    public private(set) var deleted: [Record] = []
    /// The records that were deleted and no longer are.
    public private(set) var restored: [Record] = []

    /// Compares a group before and after.
    public init(from old: History, to new: History) {
        let before = Dictionary(grouping: old.records, by: \.id)
        for record in new.recordsByCreation {
            guard let known = before[record.id]?.first(where: { $0.kind == record.kind }) else {
                arrived.append(record)
                if record.isDeleted { deleted.append(record) }
                continue
            }
            guard known.edits != record.edits else { continue }
            if record.isDeleted != known.isDeleted {
                if record.isDeleted { deleted.append(record) } else { restored.append(record) }
            }
            func others(_ record: Record) -> [Edit] { record.current.filter { $0.register != "deleted" } }
            if others(record) != others(known) { edited.append(record) }
        }
    }

    /// How many records of this kind are new: `expense`, `payment`, `member` or `comment`.
    public func arrived(_ kind: String) -> Int { arrived.count { $0.kind == kind } }

    /// Whether the group is as it was.
    public var isNothingNew: Bool { arrived.isEmpty && edited.isEmpty && deleted.isEmpty && restored.isEmpty }
}
