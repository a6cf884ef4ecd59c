internal import CSQLite

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Database {
    /// Copies the database into the file at `path`, whole at one moment while others may go on writing, and the pictures
    /// into the folder `path.pictures`.
    ///
    /// There is always the old backup or the new one, never half of it.
    /// - Returns: The number of pictures.
    public func backUp(to path: String) throws(StoreError) -> Int {
        let own = [home.database, home.database + "-wal", home.database + "-shm"]
        guard !own.contains(where: { isSameFile($0, path) }) else { throw .backupOntoItself(path: path) }
        try WholeFile.make(path) { (temporary) throws(StoreError) in try copy(to: temporary, for: path) }
        // The register of an expense holds a name as a JSON string, and that of no picture is null.
        let names = try rows(
            """
            SELECT picture FROM receipt WHERE picture IS NOT NULL
            UNION SELECT trim(value, '"') FROM edit WHERE kind = 'expense' AND register = 'picture' AND value LIKE '"%'
            """
        ) { $0.text(0) ?? "" }
        var count = 0
        for name in names {
            // One that is missing or damaged is a finding of the check, and no reason to be without a backup.
            guard let bytes = WholeFile.bytes(home.pictures + "/" + name) else { continue }
            if count == 0 { try Home.make(path + ".pictures") }
            try WholeFile.write(bytes, to: path + ".pictures/" + name)
            count += 1
        }
        return count
    }

    /// Copies into the file at `temporary`; errors speak of `path`.
    private func copy(to temporary: String, for path: String) throws(StoreError) {
        unlink(temporary)
        let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, errno: errno) }
        close(descriptor)
        var target: OpaquePointer?
        let code = sqlite3_open_v2(temporary, &target, SQLITE_OPEN_READWRITE, nil)
        guard let target else { throw .failed(path: path, message: "there is no memory left") }
        defer { sqlite3_close_v2(target) }
        func fail(_ code: Int32) -> StoreError {
            switch StoreError(code, target, home) {
            case .full: .full(path: path)
            case .unwritable(_, let number): .unwritable(path: path, errno: number)
            case let error: error
            }
        }
        guard code == SQLITE_OK else { throw fail(code) }
        guard let backup = sqlite3_backup_init(target, "main", handle, "main") else {
            throw fail(sqlite3_errcode(target))
        }
        var step = SQLITE_OK
        var attempts = 0
        repeat {
            step = sqlite3_backup_step(backup, -1)
            attempts += 1
            if step == SQLITE_BUSY || step == SQLITE_LOCKED { sqlite3_sleep(20) }
        } while (step == SQLITE_BUSY || step == SQLITE_LOCKED) && attempts < 250
        let end = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE else { throw fail(step) }
        guard end == SQLITE_OK else { throw fail(end) }
    }

    private func isSameFile(_ left: String, _ right: String) -> Bool {
        var (one, other) = (stat(), stat())
        return stat(left, &one) == 0 && stat(right, &other) == 0 && one.st_dev == other.st_dev
            && one.st_ino == other.st_ino
    }
}
