public import Foundation

/// A real terminal with a shell in it, 90 columns wide and high enough for a whole session, by way of tmux.
///
/// Nothing is timed: what is typed next waits until the screen shows what it waits for.
public final class Terminal {
    private let server = "settled-\(UUID().uuidString.prefix(8))"
    private let scratch: URL

    /// Why a session does not go on.
    public enum Failure: Error {
        /// A command of tmux failed.
        case tmux(String)
        /// The screen does not show what is waited for; this is on it.
        case stuck(waitingFor: String, screen: String)
    }

    /// Starts a shell in the root of the project, with the program first on its path and its home in `scratch`.
    public init(scratch: URL, environment: [String: String] = [:]) throws {
        self.scratch = scratch
        let standard = ["TERM": "xterm-256color", "PS1": "$ ", "LC_ALL": "C.UTF-8"]
        let variables = standard.merging(environment) { $1 }.map { "'\($0.key)=\($0.value)'" }.sorted()
        let shell = "env -u COLUMNS \(variables.joined(separator: " ")) bash --norc --noprofile"
        try tmux("-f /dev/null new-session -d -x 90 -y 150 -c \"$PWD/..\" \"\(shell)\"", before: Self.closeFiles)
        try wait(for: "the shell") { $0.last == "$" }
    }

    /// Types `text` and Enter, and waits until the last line of the screen is `prompt`, once more than before.
    public func type(_ text: String, until prompt: String) throws {
        let before = try lines().count { $0.hasPrefix(prompt) }
        try tmux("send-keys -l -- \(quoted(text))")
        try press("Enter")
        try wait(for: prompt + " after " + text) { lines in
            lines.last == prompt && lines.count { $0.hasPrefix(prompt) } > before
        }
    }

    /// Types `text` without Enter, waiting until the last line shows it behind the prompt.
    public func write(_ text: String) throws {
        let before = try lines().last ?? ""
        try tmux("send-keys -l -- \(quoted(text))")
        try wait(for: text) { $0.last == before + (before.hasSuffix(">") ? " " : "") + text }
    }

    /// Presses a key by its name in tmux, such as `Tab` or `C-c`.
    public func press(_ key: String) throws { try tmux("send-keys \(key)") }

    /// Waits until the lines of the screen are as `isShown` wants.
    public func wait(for what: String, _ isShown: ([String]) -> Bool) throws {
        // Minutes, for machines with much else to do.
        for _ in 0..<1200 {
            if isShown(try lines()) { return }
            usleep(100_000)
        }
        throw Failure.stuck(waitingFor: what, screen: try screen())
    }

    /// What is on the screen, without blanks at the ends of lines and without empty lines at the end.
    public func screen() throws -> String { try lines().map { $0 + "\n" }.joined() }

    /// Ends the shell and all that runs in it.
    public func close() { _ = try? tmux("kill-server") }

    private func lines() throws -> [String] {
        var lines = try tmux("capture-pane -p").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Foundation takes a process for running as long as another has its files; the server would keep them.
    private static let closeFiles =
        "for file in /dev/fd/*; do (( ${file##*/} > 2 )) && eval \"exec ${file##*/}>&-\"; done; "

    @discardableResult
    private func tmux(_ arguments: String, before: String = "") throws -> String {
        let outcome = try Transcript.run("\(before)tmux -u -L \(server) \(arguments)", scratch: scratch)
        guard outcome.code == 0 else { throw Failure.tmux(arguments + ": " + outcome.errors) }
        return outcome.output
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
