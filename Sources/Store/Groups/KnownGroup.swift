public import Groups

/// What this device alone knows of a group; it never travels.
public struct KnownGroup: Hashable, Sendable {
    /// The group's own record.
    public let id: RecordID
    /// The member who is the user of this device; nil where nobody was said.
    public let me: RecordID?
    /// The file that it is joined with; nil for none.
    public let link: Link?
    /// The command that is run when something of others comes; nil for none.
    public let hook: String?
    /// Counts what was added to the group or dropped from it.
    public let revision: Int
    /// Whether commands that name no group mean it.
    public let isInUse: Bool

    /// A file in which a group is kept as well, and how it was left.
    public struct Link: Hashable, Sendable {
        /// The absolute path of the file.
        public let path: String
        /// The digest of the file when group and file were last the same; nil where they never were, and after the group
        /// was changed.
        public let digest: String?
    }
}

extension Database {
    /// The groups of this device in the order in which they came to it.
    public func groups() throws(StoreError) -> [KnownGroup] {
        try rows(
            """
            SELECT record, me, link, iif(revision = link_revision, link_digest, NULL),
                revision, id IS (SELECT group_in_use FROM device), hook
            FROM known_group WHERE is_personal = 0 ORDER BY id
            """
        ) { row throws(StoreError) in
            guard let id = row.id(0) else { throw .damaged(path: home.database) }
            let link = row.text(2).map { KnownGroup.Link(path: $0, digest: row.text(3)) }
            return KnownGroup(
                id: id, me: row.id(1), link: link, hook: row.text(6), revision: row.integer(4) ?? 0,
                isInUse: row.flag(5) ?? false)
        }
    }

    /// What this device knows of one group; nil where it is not known here.
    public func group(_ id: RecordID) throws(StoreError) -> KnownGroup? { try groups().first { $0.id == id } }

    /// Says which member the user of this device is; nil for none of them.
    public func setMe(_ member: RecordID?, in group: RecordID) throws(StoreError) {
        try change(group, "me = ?", [.init(member)])
    }

    /// Says with which file a group is joined, by its absolute path; nil for none.
    public func link(_ group: RecordID, to path: String?) throws(StoreError) {
        try change(group, "link = ?, link_digest = NULL, link_revision = NULL", [.init(path)])
    }

    /// Says which command is run when something of others comes into a group; nil for none.
    public func setHook(_ command: String?, of group: RecordID) throws(StoreError) {
        try change(group, "hook = ?", [.init(command)])
    }

    /// Remembers that the file of this digest holds what the group held at this revision.
    public func setLinked(_ group: RecordID, digest: String, revision: Int) throws(StoreError) {
        try change(group, "link_digest = ?, link_revision = ?", [.init(digest), .init(revision)])
    }

    /// Says which group is meant where none is named; nil for none.
    public func use(_ group: RecordID?) throws(StoreError) {
        try write { () throws(StoreError) in
            _ = try clock()
            guard let group else { return try run("UPDATE device SET group_in_use = NULL") }
            try run("UPDATE device SET group_in_use = ?", [.init(try row(of: group))])
        }
    }

    private func change(_ group: RecordID, _ columns: String, _ values: [Statement.Value]) throws(StoreError) {
        try write { () throws(StoreError) in
            try run("UPDATE known_group SET \(columns) WHERE id = ?", values + [.init(try row(of: group))])
        }
    }

    /// The row of a group, which is made where there is none.
    func row(of group: RecordID) throws(StoreError) -> Int {
        try run("INSERT OR IGNORE INTO known_group (record) VALUES (?)", [.id(group)])
        return try rows("SELECT id FROM known_group WHERE record = ?", [.id(group)]) { $0.integer(0) ?? 0 }.first ?? 0
    }
}
