import Foundation
import TestSupport
import Testing

/// Two homes that share a file, whose commands run at the same time and are killed while they join and write.
@Suite struct KilledLinkTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "shared"), withIntermediateDirectories: true)
    }

    private var file: String { folder.appending(path: "shared/trip.settled").path }

    /// A command of one of the homes; what it prints goes into a file of its own.
    private func start(_ home: String, _ arguments: [String]) throws -> Process {
        let said = folder.appending(path: "\(home).said")
        try Data().write(to: said)
        let process = Transcript.process(
            arguments, ["SETTLED_HOME": folder.appending(path: home).path, "LC_ALL": "C"])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: said)
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// What a command prints that has to go well.
    private func output(_ home: String, _ arguments: String...) throws -> String {
        let process = try start(home, arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(home): \(arguments)")
        return try String(contentsOf: folder.appending(path: "\(home).said"), encoding: .utf8)
    }

    @Test func endsWithTheSameLedger() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try output("one", "group", "new", "trip", "--currency", "EUR", "--members", "ann,ben,cy")
        _ = try output("one", "group", "link", file)
        _ = try output("two", "group", "link", file)
        let whole = try ContinuousClock().measure { _ = try output("one", "add", "1", "first", "--paid", "ann") }
        let microseconds = UInt32(whole / .microseconds(1))
        var generator = SeededGenerator(seed: 31)
        var confirmed = ["first"]
        var killed = 0
        for step in 0..<50 {
            let both = try ["one", "two"].map { home in
                let amount = "\(Int.random(in: 1...99, using: &generator)).05"
                let payer = ["ann", "ben", "cy"].randomElement(using: &generator)!
                return try (home, start(home, ["add", amount, "\(home)-\(step)", "--paid", payer]))
            }
            if let victim = both.randomElement(using: &generator), Bool.random(using: &generator) {
                usleep(UInt32.random(in: 0...microseconds, using: &generator))
                kill(victim.1.processIdentifier, SIGKILL)
            }
            for (home, process) in both {
                process.waitUntilExit()
                if process.terminationReason == .uncaughtSignal { killed += 1; continue }
                #expect(process.terminationStatus == 0, "\(home)-\(step)")
                confirmed.append("\(home)-\(step)")
            }
        }
        for home in ["one", "two", "one"] { _ = try output(home, "balances") }
        let states = try ["one", "two"].map { home in
            try output(home, "status").split(separator: "\n").first { $0.contains("ledger words") }
        }
        #expect(states[0] != nil && states[0] == states[1])
        let lists = try ["one", "two"].map { try output($0, "list", "--json") }
        #expect(lists[0] == lists[1])
        #expect(confirmed.filter { !lists[0].contains("\"\($0)\"") } == [])
        #expect(killed > 5, "so seldom was one killed: \(killed)")
    }
}
