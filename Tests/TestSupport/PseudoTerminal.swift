import Foundation

/// A terminal that nobody sits at: a program is run on it, and what it shows is collected.
public struct PseudoTerminal: ~Copyable {
    private let keyboard: FileHandle
    private let screen: FileHandle

    /// Opens a terminal of this size, in cells.
    public init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
        var (primary, secondary): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&primary, &secondary, nil, nil, &size) == 0 else {
            throw CocoaError(.fileNoSuchFile)
        }
        keyboard = FileHandle(fileDescriptor: primary, closeOnDealloc: true)
        screen = FileHandle(fileDescriptor: secondary, closeOnDealloc: true)
    }

    /// Runs the program on the terminal, types `answers` at its first prompt, and gives what it showed, as the terminal
    /// got it.
    public consuming func shows(
        _ arguments: [String], typing answers: String, environment: [String: String]
    ) throws -> String {
        let process = Process()
        process.executableURL = Transcript.products.appending(path: "settled")
        process.arguments = arguments
        process.currentDirectoryURL = Fixture.folder
        process.environment = environment
        (process.standardInput, process.standardOutput, process.standardError) = (screen, screen, screen)
        try process.run()
        try screen.close()
        // What is shown must be read at once, or a full terminal would stop the program. Reading ends, on Linux with an
        // error, when the program has closed the terminal.
        var shown: [UInt8] = []
        var isTyped = false
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(keyboard.fileDescriptor, &chunk, chunk.count)
            guard count > 0 else { break }
            shown += chunk[..<count]
            // Keys have their meaning only once somebody asks for a line.
            guard !isTyped, Self.hasPrompt(shown) else { continue }
            if environment["TERM"] != "dumb" { waitForKeys() }
            try keyboard.write(contentsOf: Data(answers.utf8))
            isTyped = true
        }
        process.waitUntilExit()
        return String(decoding: shown, as: UTF8.self)
    }

    /// Waits until keys are taken one by one. The line editor sets its terminal so only after its prompt is shown, and
    /// ^D before that is lost; a minute is for machines with much else to do.
    private func waitForKeys() {
        for _ in 0..<60_000 {
            var modes = termios()
            guard tcgetattr(keyboard.fileDescriptor, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0 else { return }
            usleep(1000)
        }
    }

    /// Whether a line begins with `>`.
    private static func hasPrompt(_ shown: [UInt8]) -> Bool {
        zip(shown, shown.dropFirst()).contains { [0x0A, 0x0D].contains($0) && $1 == UInt8(ascii: ">") }
    }
}
