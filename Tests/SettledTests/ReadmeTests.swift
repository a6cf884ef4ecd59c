import Foundation
import TestSupport
import Testing

/// What README.md shows is what the program prints. The commands of one block run one after another; ids, which are drawn
/// by lot, have the names there that README gives them.
struct ReadmeTests {
    @Test func showsRealSessions() throws {
        let path = "../README.md"
        let text = try Fixture.text(path)
        let names = Transcript.shortIDs(in: text)
        var ids: [String] = []
        var shown: [String] = []
        var folder: URL?
        defer { if let folder { try? FileManager.default.removeItem(at: folder) } }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line == "```", let old = folder {
                try FileManager.default.removeItem(at: old)
                folder = nil
            }
            if folder == nil { shown.append(line) }
            if line == "```console" { folder = try newFolder() }
            if let folder, line.hasPrefix("$ ") {
                let output = try Transcript.run("cd ..; " + line.dropFirst(2), scratch: folder).output
                ids += Transcript.shortIDs(in: output)
                let named = Transcript.naming(ids, names, in: output)
                shown +=
                    [line] + named.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            }
        }
        #expect(shown.count { $0.hasPrefix("$ ") } >= 2)
        expectGolden(shown.joined(separator: "\n"), path)
    }

    /// Parts of what a terminal showed; a line with … stands for what is left out between them.
    @Test func showsRealTerminals() throws {
        let blocks = try Fixture.text("../README.md").components(separatedBy: "```text ").dropFirst()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let lines = block.components(separatedBy: "```")[0].split(separator: "\n", omittingEmptySubsequences: false)
            let parts = lines.dropFirst().joined(separator: "\n").components(separatedBy: "\n…\n")
            var rest = try Fixture.text("../\(lines[0])")[...]
            for part in parts {
                let place = try #require(rest.firstRange(of: part), "\(lines[0]) does not show:\n\(part)")
                rest = rest[place.upperBound...]
            }
        }
    }

    private func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
