public import Foundation

/// The files under `Fixtures`, found from this source file, so that tests run from any directory.
public enum Fixture {
    /// The folder `Fixtures` in the root of the package.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures", isDirectory: true)

    /// The place of one file, given its path below `Fixtures`.
    public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The text of one file, given its path below `Fixtures`.
    public static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }
}
