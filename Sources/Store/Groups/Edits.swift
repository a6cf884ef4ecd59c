public import Groups

/// The edits of groups: a set that only grows, but for what compaction drops.
extension Database {
    /// All edits of a group; none where nothing is known of it.
    public func history(of group: RecordID) throws(StoreError) -> History {
        History(of: group, try edits(of: group, "", []))
    }

    /// The edits of one record of a group, without reading the others; those of the group's own record hold its settings.
    public func history(of group: RecordID, record: RecordID) throws(StoreError) -> History {
        History(of: group, try edits(of: group, "AND edit.record = ?", [.id(record)]))
    }

    /// Adds what is not there yet of some edits, and takes note of the latest stamp among them.
    ///
    /// - Returns: The number of edits that were not known.
    @discardableResult
    public func add(_ edits: some Collection<Edit>, to group: RecordID) throws(StoreError) -> Int {
        try write { () throws(StoreError) in
            let row = try row(of: group)
            var insertion = try Statement(
                self, "INSERT OR IGNORE INTO edit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                Array(repeating: .null, count: 9))
            var added = 0
            for edit in edits {
                try insertion.reset([.init(row)] + edit.columns)
                _ = try insertion.step()
                added += changes
            }
            try change(row, by: added)
            if let latest = edits.lazy.map(\.stamp).max() { try advance(to: latest) }
            return added
        }
    }

    /// Drops edits that nothing depends on any more, such as those which ``History/compacted(before:)`` leaves out.
    public func drop(_ edits: some Collection<Edit>, from group: RecordID) throws(StoreError) {
        try write { () throws(StoreError) in
            let row = try row(of: group)
            var deletion = try Statement(
                self,
                """
                DELETE FROM edit WHERE known_group = ? AND record = ? AND kind = ? AND register = ? AND milliseconds = ?
                    AND counter = ? AND device = ? AND value = ? AND author = ?
                """, Array(repeating: .null, count: 9))
            for edit in edits {
                try deletion.reset([.init(row)] + edit.columns)
                _ = try deletion.step()
            }
            try change(row, by: edits.count)
        }
    }

    /// Counts that the group is another than before, by which it is known whether its file still is the same.
    private func change(_ row: Int, by count: Int) throws(StoreError) {
        guard count > 0 else { return }
        try run("UPDATE known_group SET revision = revision + 1 WHERE id = ?", [.init(row)])
    }

    /// The primary key gives them in the order of a history.
    private func edits(
        of group: RecordID, _ condition: String, _ values: [Statement.Value]
    ) throws(StoreError) -> [Edit] {
        try rows(
            """
            SELECT edit.record, kind, register, milliseconds, counter, device, value, author
            FROM edit JOIN known_group ON known_group.id = known_group
            WHERE known_group.record = ? \(condition)
            ORDER BY known_group, edit.record, kind, register, milliseconds, counter, device, value, author
            """, [.id(group)] + values
        ) { row throws(StoreError) in
            guard let record = row.id(0) else { throw .damaged(path: home.database) }
            let stamp = Stamp(
                milliseconds: row.integer(3) ?? 0, counter: row.integer(4) ?? 0, device: row.text(5) ?? "")
            return Edit(
                record: record, kind: row.text(1) ?? "", register: row.text(2) ?? "", stamp: stamp,
                value: row.text(6) ?? "", author: row.text(7) ?? "")
        }
    }
}

extension Edit {
    /// The columns of its row, behind that of the group.
    fileprivate var columns: [Statement.Value] {
        [
            .id(record), .init(kind), .init(register), .init(stamp.milliseconds), .init(stamp.counter),
            .init(stamp.device), .init(value), .init(author),
        ]
    }
}
