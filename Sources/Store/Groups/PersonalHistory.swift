public import Groups

/// The ledger of one's own money: edits like those of a group, under an id that no list of groups has.
extension Database {
    /// All edits of the ledger; nil where nothing was ever noted down.
    public func personalHistory() throws(StoreError) -> History? {
        guard let id = try personalID() else { return nil }
        // A command that was stopped may have drawn the id and written nothing.
        let history = try history(of: id)
        return history.edits.isEmpty ? nil : history
    }

    /// The id of the ledger, which is drawn by lot when it is first asked for.
    public func personalLedger() throws(StoreError) -> RecordID {
        if let id = try personalID() { return id }
        var generator = SystemRandomNumberGenerator()
        let drawn = RecordID.random(using: &generator)
        return try write { () throws(StoreError) in
            // Another process may have been faster.
            if let id = try personalID() { return id }
            try run("INSERT INTO known_group (record, is_personal) VALUES (?, 1)", [.id(drawn)])
            return drawn
        }
    }

    private func personalID() throws(StoreError) -> RecordID? {
        try rows("SELECT record FROM known_group WHERE is_personal = 1") { row throws(StoreError) in
            guard let id = row.id(0) else { throw .damaged(path: home.database) }
            return id
        }.first
    }
}
