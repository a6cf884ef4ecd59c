public import Foundation
public import Testing

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

/// Compares `actual` with the golden file at `path` below `Fixtures`; with `SETTLED_RECORD=1` writes it instead.
public func expectGolden(
    _ actual: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let url = Fixture.url(path)
    let expected = try? String(contentsOf: url, encoding: .utf8)
    if expected == actual { return }
    guard Fixture.isRecording else {
        let reason = expected.map { difference(expected: $0, actual: actual) } ?? "there is no such file"
        Issue.record(
            "\(path): \(reason)\nSETTLED_RECORD=1 swift test rewrites it", sourceLocation: sourceLocation)
        return
    }
    do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(actual.utf8).write(to: url)
    } catch {
        Issue.record("cannot write \(path): \(error)", sourceLocation: sourceLocation)
    }
}

/// The first line in which two texts differ, with both versions.
public func difference(expected: String, actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    let oldLine = line < old.count ? "\"\(old[line])\"" : "the end"
    let newLine = line < new.count ? "\"\(new[line])\"" : "the end"
    return "line \(line + 1) is \(newLine) instead of \(oldLine)\n--- whole output:\n\(actual)"
}
