import Foundation

/// The way to the clipboard of the person in front of the screen.
enum Clipboard: Equatable {
    /// A program that takes the text on its standard input.
    case program(name: String, arguments: [String])
    /// The terminal itself, by the escape sequence OSC 52, which also works over ssh.
    case terminal

    /// The way for this environment: the desktop's own program, else the terminal; over ssh the terminal, since the
    /// desktop is elsewhere. Nil where there is neither.
    init?(_ environment: [String: String], hasTerminal: Bool) {
        func isSet(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
        let isRemote = isSet("SSH_CONNECTION") || isSet("SSH_TTY")
        #if os(macOS)
            let program: Clipboard? = .program(name: "pbcopy", arguments: [])
        #else
            let program: Clipboard? =
                isSet("WAYLAND_DISPLAY")
                ? .program(name: "wl-copy", arguments: [])
                : isSet("DISPLAY") ? .program(name: "xclip", arguments: ["-selection", "clipboard"]) : nil
        #endif
        if let program, !isRemote {
            self = program
        } else if hasTerminal {
            self = .terminal
        } else {
            return nil
        }
    }

    /// Puts `text` on the clipboard.
    static func copy(_ text: String, _ environment: [String: String]) throws(Failure) {
        let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
        defer { if terminal >= 0 { close(terminal) } }
        switch Clipboard(environment, hasTerminal: terminal >= 0) {
        case .program(let name, let arguments): try run(name, arguments, text)
        case .terminal: try Output(descriptor: terminal, name: "/dev/tty").write(sequence(text))
        case nil: throw .noClipboard(program: nil)
        }
    }

    /// The escape sequence OSC 52 of xterm: the selection `c` becomes what follows in Base64.
    static func sequence(_ text: String) -> String {
        "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{7}"
    }

    private static func run(_ name: String, _ arguments: [String], _ text: String) throws(Failure) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        // A file in place of a pipe: a program that is not there cannot break it.
        let input = try NamelessFile.descriptor(holding: text)
        process.standardInput = FileHandle(fileDescriptor: input, closeOnDealloc: true)
        // A program that stays to serve the clipboard must not keep our streams open.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch { throw .noClipboard(program: name) }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw .noClipboard(program: name) }
    }
}
