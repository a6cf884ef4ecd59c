/// All edits of a group that a device knows: what the group is, and how it came to be so.
///
///     History ── Record ── Edit, Edit, Edit        of each register the last is what it holds
///
/// Two histories meet by the union of their edits. That is commutative, associative and idempotent, so that any files
/// in any order, twice or never, give the same group on every device.
public struct History: Hashable, Sendable {
    /// The group's own record.
    public let group: RecordID
    /// The edits in ascending order, none twice.
    public private(set) var edits: [Edit]

    /// The history of these edits, in any order.
    public init(of group: RecordID, _ edits: [Edit] = []) {
        self.group = group
        if edits.indices.dropFirst().allSatisfy({ edits[$0 - 1] < edits[$0] }) {
            self.edits = edits
        } else {
            let sorted = edits.sorted()
            self.edits = sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
        }
    }

    /// The edits of both, which are of one group.
    public func union(_ other: History) -> History {
        precondition(group == other.group, "two groups are not one history")
        var union = History(of: group)
        union.edits.reserveCapacity(edits.count + other.edits.count)
        var left = edits.startIndex
        for edit in other.edits {
            let place = place(of: edit, from: left)
            union.edits += edits[left..<place]
            left = place
            if place == edits.endIndex || edits[place] != edit { union.edits.append(edit) }
        }
        union.edits += edits[left...]
        return union
    }

    /// Where an edit stands from `start` on, or would. Steps that double come first, since what is joined is either little
    /// or close together.
    private func place(of edit: Edit, from start: Int) -> Int {
        var (low, step) = (start, 1)
        while low + step <= edits.endIndex, edits[low + step - 1] < edit {
            low += step
            step *= 2
        }
        var high = min(low + step - 1, edits.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if edits[middle] < edit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The edits of this history that `other` does not have.
    public func subtracting(_ other: History) -> [Edit] {
        var place = 0
        return edits.filter { edit in
            while place < other.edits.count, other.edits[place] < edit { place += 1 }
            return place == other.edits.count || other.edits[place] != edit
        }
    }

    /// The records in the order of their ids.
    public var records: [Record] {
        var records: [Record] = []
        var start = edits.startIndex
        for index in edits.indices {
            let next = index + 1
            guard
                next == edits.endIndex || edits[next].record != edits[start].record
                    || edits[next].kind != edits[start].kind
            else { continue }
            records.append(Record(edits[start..<next]))
            start = next
        }
        return records
    }

    /// The records in the order in which people see them: by their first stamps, then by their ids, whoever merged what.
    public var recordsByCreation: [Record] {
        records.sorted { $0.created == $1.created ? $0.id < $1.id : $0.created < $1.created }
    }

    /// The record of this id; nil where nothing is known of it.
    public func record(_ id: RecordID) -> Record? {
        var (low, high) = (edits.startIndex, edits.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if edits[middle].record < id { low = middle + 1 } else { high = middle }
        }
        let found = edits[low...].prefix { $0.record == id && $0.kind == edits[low].kind }
        return found.isEmpty ? nil : Record(found)
    }

    /// The same group without what its registers held before.
    public var state: History { History(of: group, records.flatMap(\.current)) }

    /// The latest stamp in it; nil where it is empty.
    public var latest: Stamp? { edits.lazy.map(\.stamp).max() }

    /// The edits whose stamps are more than a day after `now`, in milliseconds since 1970: some clock is wrong.
    public func ahead(of now: Int) -> [Edit] { edits.filter { $0.stamp.milliseconds - 86_400_000 > now } }
}
