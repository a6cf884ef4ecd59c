internal import Foundation

/// A folder of this user's alone, which is removed with all that is in it when its owner goes.
struct TemporaryFolder: ~Copyable {
    /// The absolute path.
    let path: String

    /// Makes a new folder where the system keeps temporary files (`TMPDIR`).
    init() throws(RecognitionError) {
        let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("settled-XXXXXX").path
        var template = pattern.utf8CString
        let isMade = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
        guard isMade else { throw .unwritable(path: pattern, errno: errno) }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a little and removes it again, which fails with `unwritable` where the disk is full.
    ///
    /// Programs that write here may lose the end of their output without a word.
    func checkRoom() throws(RecognitionError) {
        let probe = file("probe")
        try FileBytes.write([UInt8](repeating: 0, count: 1 << 16), to: probe)
        unlink(probe)
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path + "/" + name }
}
