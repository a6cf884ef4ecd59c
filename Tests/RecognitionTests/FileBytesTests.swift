import Foundation
import Testing

@testable import Recognition

@Suite struct FileBytesTests {
    @Test func readsWhatItWrote() throws {
        let scratch = try Scratch()
        let path = try scratch.path("bytes")
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        try FileBytes.write(bytes, to: path)
        #expect(try FileBytes.read(path: path) == bytes)
    }

    @Test func reportsAFullDisk() {
        // Linux keeps a device that is always full.
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        #expect(throws: RecognitionError.unwritable(path: "/dev/full", errno: ENOSPC)) {
            try FileBytes.write([1, 2, 3], to: "/dev/full")
        }
    }

    @Test func reportsAFolderThatIsNotThere() throws {
        let scratch = try Scratch()
        let path = scratch.folder.path + "/no/such/file"
        #expect(throws: RecognitionError.unwritable(path: path, errno: ENOENT)) { try FileBytes.write([1], to: path) }
    }
}
