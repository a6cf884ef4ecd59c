import Foundation

/// A command that a user has set for what others add to a group; it is known on this device alone.
///
/// The shell is given the words that the user typed and nothing else. What came is on standard input and in the environment,
/// where it is data, whatever a group file holds.
struct Hook {
    /// What the user typed.
    let command: String

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - text: What it reads.
    ///   - variables: What is added to the environment.
    ///   - environment: What is there already.
    ///   - errors: Where all that it writes goes, so that it does not mix with results.
    /// - Returns: The exit code; as in the shell 128 and the signal for one that was ended.
    /// - Throws: `Failure.unwritable` where there is no room for the text.
    func run(
        reading text: String, _ variables: [String: String], _ environment: [String: String], errors: Output
    ) throws(Failure) -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.environment = environment.merging(variables) { $1 }
        process.standardInput = FileHandle(
            fileDescriptor: try NamelessFile.descriptor(holding: text), closeOnDealloc: true)
        let sink = FileHandle(fileDescriptor: errors.descriptor, closeOnDealloc: false)
        process.standardOutput = sink
        process.standardError = sink
        // The shell's own code for what cannot be started.
        do { try process.run() } catch { return 127 }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
