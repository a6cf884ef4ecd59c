extension History {
    /// The same group without the edits before this millisecond that later ones replaced: `settled compact`.
    ///
    /// What stays is everything that merging, the order of records and recurring expenses depend on: the edits that
    /// registers hold, the first edit of every record, and all of a record that comes again. An edit that was dropped
    /// comes back when a history is joined that still has it, and does no harm.
    public func compacted(before milliseconds: Int) -> History {
        History(of: group, records.flatMap { $0.compacted(before: milliseconds) })
    }
}

extension Record {
    fileprivate func compacted(before milliseconds: Int) -> [Edit] {
        if current("recurrence") != nil { return Array(edits) }
        let first = edits.firstIndex { $0.stamp == created }
        return edits.indices.filter { index in
            let isCurrent = index + 1 == edits.endIndex || !edits[index].isOfSameRegister(as: edits[index + 1])
            return isCurrent || index == first || edits[index].stamp.milliseconds >= milliseconds
        }.map { edits[$0] }
    }
}
