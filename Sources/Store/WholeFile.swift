#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Writing a file for the user's eyes alone (0600) so that it is there as a whole or not at all.
enum WholeFile {
    /// Writes `bytes` to `path` by way of a file beside it, on disk when this returns.
    static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        try make(path) { (temporary) throws(StoreError) in
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw failure(path, errno) }
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
                if count < 0, errno != EINTR { throw failure(path, errno) }
                rest = rest.dropFirst(max(0, count))
            }
        }
    }

    /// Lets `body` make a temporary file, puts it on disk and then in the place of `path`.
    static func make(_ path: String, _ body: (String) throws(StoreError) -> Void) throws(StoreError) {
        let temporary = "\(path).\(getpid()).part"
        do throws(StoreError) {
            try body(temporary)
            let descriptor = open(temporary, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(path, errno) }
            defer { close(descriptor) }
            guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw failure(path, errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func failure(_ path: String, _ number: Int32) -> StoreError {
        number == ENOSPC || number == EDQUOT ? .full(path: path) : .unwritable(path: path, errno: number)
    }

    /// The bytes of a file; nil where it cannot be read.
    static func bytes(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }
}
