public import Foundation

/// A file of shell commands with what they print and how they end, run with the real program.
///
///     # What this is about; comments stand above the first command only.
///     $ settled parse nowhere.txt
///     2> settled: nowhere.txt: there is no such file.
///     ? 3
///
/// Lines behind `$ ` are standard output, those with `2> ` standard error, `? ` is the exit code. Commands run one
/// after another in the folder `Fixtures`, `$T` is a folder of their own.
///
/// Ids are drawn by lot, so they are named in the order in which commands print them: a line of standard output that is
/// nothing but a short id, or the id of a document, makes it `$ID1`, `$ID2` … in all that follows, in later commands as
/// well; whole ids are `UUID`, and the words that follow from them are `WORDS`.
public struct Transcript: Sendable {
    /// The lines above the first command.
    public let comments: [String]
    /// The command lines.
    public let commands: [String]

    /// Reads a transcript.
    public init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        comments = Array(lines.prefix { !$0.hasPrefix("$ ") })
        commands = lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }

    /// Runs the commands, with own environment variables where some are given, and gives the transcript as it should
    /// read.
    public func replayed(_ environment: [String: String] = [:]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var ids: [String] = []
        let parts = try commands.map { command in
            let variables = ids.enumerated().map { ("ID\($0.offset + 1)", $0.element) }
            var outcome = try Self.run(
                command, scratch: folder,
                environment: environment.merging(Dictionary(uniqueKeysWithValues: variables)) { $1 })
            ids += Self.shortIDs(in: outcome.output).filter { !ids.contains($0) }
            let names = ids.indices.map { "$ID\($0 + 1)" }
            outcome.output = Self.naming(ids, names, in: outcome.output)
            outcome.errors = Self.naming(ids, names, in: outcome.errors)
            let errors = outcome.errors.split(separator: "\n").map { "2> \($0)\n" }.joined()
            let output =
                outcome.output.isEmpty || outcome.output.hasSuffix("\n") ? outcome.output : outcome.output + "\n"
            return "$ \(command)\n" + (output + errors).replacing(folder.path, with: "$T") + "? \(outcome.code)\n"
        }
        return comments.map { $0 + "\n" }.joined() + parts.joined(separator: "\n")
    }

    /// The short ids that a command printed.
    public static func shortIDs(in output: String) -> [String] {
        output.matches(of: /(?m)^(?:([k-z]{4,})|  "id": "([k-z]{4,})",)$/).map { String($0.1 ?? $0.2 ?? "") }
    }

    /// The text with names in place of ids, one for each.
    public static func naming(_ ids: [String], _ names: [String], in text: String) -> String {
        var text = text.replacing(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/, with: "UUID")
        text = text.replacing(/(words(?:: |": ")|słowa (?:grupy|zapisów): )[a-z]+ [a-z]+ [a-z]+/) { "\($0.1)WORDS" }
        for (id, name) in zip(ids, names) {
            guard let word = try? Regex("\\b\(id)\\b") else { continue }
            text = text.replacing(word, with: name)
        }
        return text
    }

    /// Runs a command line in bash, with the program first on the path.
    public static func run(
        _ command: String, scratch: URL, environment: [String: String] = [:]
    ) throws -> (output: String, errors: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", "-c", command]
        process.currentDirectoryURL = Fixture.folder
        let path = products.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        let standard = [
            "PATH": path, "T": scratch.path, "HOME": scratch.path, "LC_ALL": "C", "COLUMNS": "80", "TERM": "dumb",
        ]
        process.environment = standard.merging(environment) { $1 }
        // Files instead of pipes: nothing can fill up, however much is printed.
        let files = ["out", "err"].map { scratch.appending(path: ".\($0)-\(UUID().uuidString)") }
        for file in files { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.runReceivingSignals()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        for file in files { try FileManager.default.removeItem(at: file) }
        let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return (texts[0], texts[1], code)
    }

    /// A process that is not started yet: the program with these arguments, and these variables beside those of the tests.
    public static func process(_ arguments: [String], _ variables: [String: String]) -> Process {
        let process = Process()
        process.executableURL = products.appending(path: "settled")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        return process
    }

    /// The folder that the program was built into: the one which holds the bundle of tests.
    public static let products: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        return bundle?.deletingLastPathComponent()
            ?? URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }()
}

extension Process {
    /// Starts the program so that signals reach it: threads of a pool let none through, and children take that over. A
    /// terminal that cannot hang up would stay behind with its shell.
    fileprivate func runReceivingSignals() throws {
        var (none, mask) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &mask)
        defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
        try run()
    }
}
