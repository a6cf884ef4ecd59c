import Testing

@testable import settled

@Suite struct ClipboardTests {
    #if !os(macOS)
        @Test(arguments: [
            (["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], true, Clipboard.program(name: "wl-copy", arguments: [])),
            (["DISPLAY": ":0"], false, .program(name: "xclip", arguments: ["-selection", "clipboard"])),
            (["DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"], true, .terminal), ([:], true, .terminal),
        ])
        func theWay(environment: [String: String], hasTerminal: Bool, expected: Clipboard) {
            #expect(Clipboard(environment, hasTerminal: hasTerminal) == expected)
        }
    #endif

    @Test func noWay() {
        #expect(Clipboard(["SSH_CONNECTION": "1"], hasTerminal: false) == nil)
    }

    @Test func theSequence() {
        #expect(Clipboard.sequence("€5") == "\u{1B}]52;c;4oKsNQ==\u{7}")
    }
}
