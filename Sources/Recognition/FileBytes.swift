#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Reads and writes whole files, and says exactly why it could not.
package enum FileBytes {
    /// The most bytes that are read: enough for 60 megapixels without compression, and an end for `/dev/zero`.
    static let limit = 1 << 28

    /// The bytes at `path`; anything that can be read to its end will do, a pipe as well.
    package static func read(path: String) throws(RecognitionError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor)
    }

    /// The bytes that are left in an open file; the caller closes it.
    package static func read(descriptor: Int32) throws(RecognitionError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }

        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit))
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, &chunk, chunk.count)
            #else
                let count = Darwin.read(descriptor, &chunk, chunk.count)
            #endif
            if count < 0 {
                if errno == EINTR && !Task.isCancelled { continue }
                throw Task.isCancelled ? .cancelled : failure(errno)
            }
            if count == 0 { break }
            guard bytes.count + count <= limit else { throw .fileTooLarge(limit: limit) }
            bytes.append(contentsOf: chunk[..<count])
        }
        guard !bytes.isEmpty else { throw .empty }
        return bytes
    }

    /// Makes the file at `path`, or empties it, and writes all of `bytes`; throws `unwritable`.
    static func write(_ bytes: [UInt8], to path: String) throws(RecognitionError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, errno: errno) }
        var failure: Int32 = 0
        bytes.withUnsafeBytes { memory in
            var written = 0
            while written < memory.count {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, memory.baseAddress! + written, memory.count - written)
                #else
                    let count = Darwin.write(descriptor, memory.baseAddress! + written, memory.count - written)
                #endif
                if count >= 0 {
                    written += count
                } else if errno != EINTR {
                    failure = errno
                    break
                }
            }
        }
        // Some file systems tell only now that there was no room.
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else { throw .unwritable(path: path, errno: failure) }
    }

    private static func failure(_ number: Int32) -> RecognitionError {
        switch number {
        case ENOENT, ENOTDIR: .missing
        case EISDIR: .isFolder
        case EACCES, EPERM: .permission
        default: .unreadable(errno: number)
        }
    }
}

extension [UInt8] {
    /// The unsigned number of `count` bytes at `offset`, most significant first; nil past the end.
    func big(at offset: Int, count length: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        return self[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The unsigned number of `count` bytes at `offset`, least significant first; nil past the end.
    func little(at offset: Int, count length: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        return self[offset..<offset + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether the bytes at `offset` are those of `text`.
    func has(_ text: String, at offset: Int) -> Bool {
        offset >= 0 && offset <= count && self[offset...].starts(with: text.utf8)
    }
}
