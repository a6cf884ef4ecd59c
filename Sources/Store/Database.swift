internal import CSQLite

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The one file in which everything is kept; it owns the connection to it.
///
/// The journal is written ahead (WAL), so that readers never wait; every commit is on disk when it returns
/// (`synchronous = FULL`); whoever wants to write waits up to five seconds for another process. Whatever happens
/// between two commits is undone by SQLite the next time the file is opened.
public struct Database: ~Copyable {
    /// The folders it belongs to.
    public let home: Home
    let handle: OpaquePointer

    /// How long another process is waited for, in milliseconds.
    private static let patience: Int32 = 5000

    /// Opens the database of `home`, and makes it and the folders above it where there is none.
    public init(_ home: Home) throws(StoreError) {
        try Home.make(home.data)
        self = try Self.opened(home, isNew: true)
    }

    /// The database of `home`; nil where nothing has been kept yet. Nothing is made.
    public static func existing(_ home: Home) throws(StoreError) -> Database? {
        var status = stat()
        guard stat(home.database, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw .unwritable(path: home.database, errno: errno)
        }
        return try opened(home, isNew: false)
    }

    private init(_ home: Home, _ handle: OpaquePointer) {
        self.home = home
        self.handle = handle
    }

    private static func opened(_ home: Home, isNew: Bool) throws(StoreError) -> Database {
        if isNew {
            // Made here and not by SQLite, so that nobody else may ever read it; its companions take over the mode.
            let descriptor = open(home.database, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw .unwritable(path: home.database, errno: errno) }
            close(descriptor)
        }
        // SQLite takes a file of one byte for an empty one and would write over it.
        var status = stat()
        if stat(home.database, &status) == 0, status.st_size == 1 { throw .damaged(path: home.database) }
        var handle: OpaquePointer?
        // A connection is never used by two threads at once, since its owner cannot be copied.
        let code = sqlite3_open_v2(home.database, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle else { throw .failed(path: home.database, message: "there is no memory left") }
        // From here on the connection is closed with its owner, whatever is thrown.
        let database = Database(home, handle)
        try database.check(code)
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, patience)
        try database.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF")
        try database.migrate()
        return database
    }

    deinit { sqlite3_close_v2(handle) }

    /// Turns a result of SQLite into an error, unless it is none: every call goes through here.
    func check(_ code: Int32) throws(StoreError) {
        if ![SQLITE_OK, SQLITE_ROW, SQLITE_DONE].contains(code) { throw StoreError(code, handle, home) }
    }

    /// Runs statements that take no values and give no rows.
    func execute(_ sql: String) throws(StoreError) { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

    /// The one whole number that a query gives; 0 where it gives none.
    func number(_ sql: String) throws(StoreError) -> Int {
        var statement = try Statement(self, sql)
        return try statement.step() ? statement.integer(0) ?? 0 : 0
    }

    /// The number of the row that was inserted last.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// The number of rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// Writes everything that `body` does, or nothing of it.
    ///
    /// A damaged database is refused before anything is written, so that it does not get worse.
    func write<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try transaction { () throws(StoreError) in
            guard try isSound() else { throw .damaged(path: home.database) }
            return try body()
        }
    }

    /// The same without a look at the whole file, whose time grows with it: for what only prepares a write.
    func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try execute("BEGIN IMMEDIATE")
        do throws(StoreError) {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite may have ended the transaction itself; then there is nothing to undo.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func isSound() throws(StoreError) -> Bool {
        var statement = try Statement(self, "PRAGMA quick_check(1)")
        return try statement.step() && statement.text(0) == "ok"
    }
}

extension StoreError {
    /// What a result code of SQLite means for the database of `home`.
    init(_ code: Int32, _ handle: OpaquePointer, _ home: Home) {
        let path = home.database
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_FULL: self = .full(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path)
        case SQLITE_READONLY, SQLITE_PERM: self = .unwritable(path: path, errno: EROFS)
        case SQLITE_CANTOPEN, SQLITE_IOERR:
            let number = sqlite3_system_errno(handle)
            let isFull = number == ENOSPC || number == EDQUOT
            self = isFull ? .full(path: path) : .unwritable(path: path, errno: number == 0 ? EIO : number)
        default: self = .failed(path: path, message: String(cString: sqlite3_errmsg(handle)))
        }
    }
}
