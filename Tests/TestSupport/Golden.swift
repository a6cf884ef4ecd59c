internal import Foundation
public import Testing

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
