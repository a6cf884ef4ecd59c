import Foundation
import TestSupport
import Testing

/// What README.md shows is what the program prints.
struct ReadmeTests {
    @Test func showsRealSessions() throws {
        let path = "../README.md"
        let lines = try Fixture.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var shown: [String] = []
        var isSession = false
        for line in lines {
            if line == "```" { isSession = false }
            if !isSession { shown.append(line) }
            if line == "```console" { isSession = true }
            if isSession, line.hasPrefix("$ ") { shown += [line] + (try session(String(line.dropFirst(2)))) }
        }
        #expect(shown.count { $0.hasPrefix("$ ") } >= 2)
        expectGolden(shown.joined(separator: "\n"), path)
    }

    /// What a command prints, run in the root of the project.
    private func session(_ command: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try Transcript.run("cd ..; " + command, scratch: folder).output
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
