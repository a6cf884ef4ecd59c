import Foundation

/// Writing a file so that there is always the old one or the new one, never half of it.
enum AtomicFile {
    /// Writes `text` to `path` by way of a temporary file beside it.
    static func write(_ text: String, to path: String) throws(Failure) { try write(Array(text.utf8), to: path) }

    /// Writes `bytes` to `path` by way of a temporary file beside it.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let temporary = "\(path).\(getpid()).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw .unwritable(path: path, errno: errno) }
        do throws(Failure) {
            defer { close(descriptor) }
            try Output(descriptor: descriptor, name: path).write(bytes)
            guard fsync(descriptor) == 0 else { throw .unwritable(path: path, errno: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let number = errno
            unlink(temporary)
            throw .unwritable(path: path, errno: number)
        }
    }

    /// Makes the folder at `path`, with the folders above it, unless it is there.
    static func makeFolder(_ path: String) throws(Failure) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
            guard mkdir(made, 0o755) != 0, errno != EEXIST, errno != EISDIR else { continue }
            throw .unwritable(path: path, errno: errno)
        }
    }
}
