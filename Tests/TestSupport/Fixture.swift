public import Foundation

/// The files that tests compare with and read from.
public enum Fixture {
    /// The folder `Fixtures` of the repository.
    public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    /// True if goldens are to be written instead of compared: `SETTLED_RECORD=1`.
    public static var isRecording: Bool { ProcessInfo.processInfo.environment["SETTLED_RECORD"] == "1" }

    /// The file at `path` below the folder.
    public static func url(_ path: String) -> URL { folder.appending(path: path) }

    /// The text of the file at `path` below the folder.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// The paths of all files of `folder` that end in `suffix`, sorted, hidden ones left out.
    public static func paths(in folder: String, endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
        return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
    }
}
