import Foundation
import TestSupport
import Testing

@testable import settled

/// A review that is killed at any moment loses at most the answer being typed.
@Suite struct KilledReviewTests {
    private let folder: URL
    private var journal: URL { folder.appending(path: "kept") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Answers that each change something, so that a lost one would show in the end.
    private static let answers =
        (0..<400).map { "add Line-\($0) 0.\($0 % 90 + 10)" } + [
            ".", "ala, bob, cy", "rest = all", ".", "18%", ".", ".",
        ]

    /// The answers on disk; the last one may be cut off.
    private func kept() throws -> [String] {
        guard let text = try? String(contentsOf: journal, encoding: .utf8) else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().dropFirst().map(String.init)
    }

    private func start(_ answers: [String], _ output: URL, _ errors: URL) throws -> Process {
        let input = folder.appending(path: "answers")
        try Data(answers.map { $0 + "\n" }.joined().utf8).write(to: input)
        for file in [output, errors] { try Data().write(to: file) }
        let process = Transcript.process(
            ["review", Fixture.url("bills/heron.json").path, "--session", journal.path, "--text"],
            ["SETTLED_HOME": folder.appending(path: "home").path])
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        return process
    }

    @Test func killedTwoHundredTimes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
        var generator = SeededGenerator(seed: 41)
        var cuts: Set<Int> = []
        for _ in 0..<200 {
            let before = try kept()
            let process = try start(Array(Self.answers.dropFirst(before.count)), output, errors)
            // Some answers later, at any moment of writing one or asking for the next.
            let enough = before.count + Int.random(in: 0...3, using: &generator)
            while process.isRunning, try kept().count < enough { usleep(200) }
            usleep(UInt32.random(in: 0...1500, using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let after = try kept()
            #expect(after == Array(Self.answers.prefix(after.count)))
            #expect(after.count >= before.count)
            // Whatever was answered by a next question had been kept before.
            let asked = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n").count {
                $0.hasPrefix("> ")
            }
            #expect(after.count - before.count >= asked - 1)
            if process.terminationReason == .uncaughtSignal { cuts.insert(after.count) }
        }
        #expect(cuts.count > 50, "it was killed at so few different answers: \(cuts.sorted())")
        let process = try start(Array(Self.answers.dropFirst(try kept().count)), output, errors)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try kept() == Self.answers)
        let killed = try String(contentsOf: output, encoding: .utf8)
        try FileManager.default.removeItem(at: journal)
        let whole = try start(Self.answers, output, errors)
        whole.waitUntilExit()
        #expect(try String(contentsOf: output, encoding: .utf8) == killed)
    }
}
