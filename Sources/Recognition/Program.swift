internal import Foundation

/// Another program, run directly and never through a shell.
struct Program {
    private let name: String
    private let location: URL

    /// Finds the program in the folders of `PATH`.
    init(_ name: String) throws(RecognitionError) {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let candidates = folders.split(separator: ":").map { "\($0)/\(name)" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw .missingProgram(name)
        }
        self.name = name
        location = URL(fileURLWithPath: path)
    }

    /// Runs the program to its end; what it writes on standard error is kept in `folder` for the error.
    ///
    /// Throws `programFailed` for any exit code but 0, `deadline` after `seconds`, `cancelled` with the task, and
    /// `unwritable` where its output may be cut short by a full disk.
    func run(_ arguments: [String], in folder: borrowing TemporaryFolder, seconds: Double) throws(RecognitionError) {
        let complaints = folder.file("stderr")
        guard FileManager.default.createFile(atPath: complaints, contents: nil),
            let errors = FileHandle(forWritingAtPath: complaints)
        else { throw .unwritable(path: complaints, errno: errno) }
        defer { try? errors.close() }

        let process = Process()
        process.executableURL = location
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { @Sendable _ in ended.signal() }
        do { try process.run() } catch { throw .programFailed(name, message: error.localizedDescription) }

        // Foundation's process lets go of itself only there, though it has ended by then.
        defer { process.waitUntilExit() }
        let deadline = DispatchTime.now() + seconds
        while ended.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
            guard Task.isCancelled || DispatchTime.now() >= deadline else { continue }
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            throw Task.isCancelled ? .cancelled : .deadline(seconds: seconds)
        }
        try folder.checkRoom()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let text = (try? String(contentsOfFile: complaints, encoding: .utf8)) ?? ""
            throw .programFailed(name, message: text.split(separator: "\n").last.map(String.init) ?? "")
        }
    }
}
