#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A file in which a group is kept beside the database, and which other programs and machines may replace at any time.
///
/// Whoever writes it first reads what is there, and puts a file in its place that holds that as well. Two programs of one
/// machine take turns by a lock on the folder, which leaves nothing behind that would be synchronised. Against other
/// machines there is no lock: the file is looked at again just before it is replaced, and what is lost in the moment
/// between is still in the other machine's database, which joins it again the next time.
public struct LinkedFile: Sendable {
    /// What stood in the file at one moment.
    public struct Contents: Sendable {
        /// All of it.
        public let bytes: [UInt8]
        /// The SHA-256 of it in hexadecimal.
        public let digest: String

        /// Makes contents of these bytes.
        public init(_ bytes: [UInt8]) {
            self.bytes = bytes
            digest = Hash.sha256(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }

    /// Where it is, after following symbolic links.
    public let path: String

    /// The file at this absolute path, which need not be there yet.
    public init(_ path: String) {
        guard let resolved = realpath(path, nil) else {
            self.path = path
            return
        }
        defer { free(resolved) }
        self.path = String(cString: resolved)
    }

    /// What stands in it; nil where there is no file.
    public func contents() throws(ExchangeError) -> Contents? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadable(path: path, errno: errno)
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while bytes.count <= GroupFile.sizeLimit {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return Contents(bytes) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unreadable(path: path, errno: errno) }
            bytes += chunk[..<count]
        }
        throw .tooLarge(limit: GroupFile.sizeLimit)
    }

    /// Puts `contents` in the place of what was read before, on disk when this returns.
    ///
    /// - Returns: False, and nothing is changed, where the file is another by now.
    public func replace(_ old: Contents?, with contents: Contents) throws(ExchangeError) -> Bool {
        let temporary = "\(path).\(getpid()).part"
        do throws(ExchangeError) {
            try write(contents.bytes, to: temporary)
            guard try self.contents()?.digest == old?.digest else {
                unlink(temporary)
                return false
            }
            guard rename(temporary, path) == 0 else { throw .unwritable(path: path, errno: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // Not every file system can; the file itself is on disk.
        fsync(descriptor)
        return true
    }

    private func write(_ bytes: [UInt8], to temporary: String) throws(ExchangeError) {
        var status = stat()
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw .unwritable(path: path, errno: errno) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { memory in
                #if canImport(Glibc)
                    Glibc.write(descriptor, memory.baseAddress, memory.count)
                #else
                    Darwin.write(descriptor, memory.baseAddress, memory.count)
                #endif
            }
            if count < 0, errno != EINTR { throw .unwritable(path: path, errno: errno) }
            rest = rest.dropFirst(max(0, count))
        }
        guard fsync(descriptor) == 0 else { throw .unwritable(path: path, errno: errno) }
    }

    private var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Does `body` while no other program of this machine is at the file; waits for one up to five seconds.
    public func alone<Result>(_ body: () throws -> Result) throws -> Result {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ExchangeError.unwritable(path: path, errno: errno) }
        defer { close(descriptor) }
        var attempts = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // Some network file systems have no locks; then the second look has to do.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            attempts += 1
            guard attempts < 250 else { throw ExchangeError.busy(path: path) }
            usleep(20_000)
        }
        return try body()
    }
}
