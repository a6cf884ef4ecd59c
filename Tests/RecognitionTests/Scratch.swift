import Foundation

/// A folder for one test, removed with it.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("settled-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The path of a file in the folder; the folders on the way to it are made.
    func path(_ name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        return url.path
    }

    /// Writes a file in the folder and gives its path.
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = try path(name)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }
}
