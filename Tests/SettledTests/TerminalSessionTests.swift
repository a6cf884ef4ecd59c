import Foundation
import TestSupport
import Testing

/// Whole sessions with the real program on a real terminal.
@Suite struct TerminalSessionTests {
    private let scratch = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true) }

    /// A new terminal for `body`.
    private func session(_ body: (Terminal) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let terminal = try Terminal(scratch: scratch)
        defer { terminal.close() }
        try body(terminal)
    }

    /// From a picture with one digit worn off to the text for the group chat, in nine inputs.
    @Test func aDinner() throws {
        try session { terminal in
            let inputs = [
                "settled scan Fixtures/receipts/heron.jpg", "6 = 34", "", "ala, bob, cy",
                "4 = ala bob; 5 = cy; 6 = bob; 7 = ala; rest = all", "", "18%", "", "",
            ]
            for input in inputs.dropLast() { try terminal.type(input, until: ">") }
            try terminal.type(inputs[inputs.count - 1], until: "$")
            expectGolden(try terminal.screen(), "terminal/dinner.txt")
        }
    }

    /// What was answered before ^C is kept, and the same command goes on from there.
    @Test func interruptedAndGoneOnWith() throws {
        try session { terminal in
            try terminal.type("settled review Fixtures/bills/heron.json; echo = $?", until: ">")
            try terminal.type("=9.50", until: ">")
            try terminal.write("name St")
            try terminal.press("C-c")
            try terminal.wait(for: "the shell") { $0.suffix(2) == ["= 130", "$"] }
            try terminal.type("settled review Fixtures/bills/heron.json; echo = $?", until: ">")
            try terminal.press("C-d")
            try terminal.wait(for: "the shell") { $0.suffix(2) == ["= 1", "$"] }
            expectGolden(try terminal.screen(), "terminal/interrupted.txt")
        }
    }

    /// ^Z gives the terminal back to the shell; who comes back finds the half-typed answer drawn again, and goes on typing.
    @Test func stoppedAndBroughtBack() throws {
        try session { terminal in
            try terminal.type("settled review --no-save Fixtures/bills/diner.json", until: ">")
            try terminal.type("", until: ">")
            try terminal.write("alice, b")
            try terminal.press("C-z")
            try terminal.wait(for: "the shell") { $0.last == "$" }
            for key in ["f", "g", "Enter"] { try terminal.press(key) }
            try terminal.wait(for: "the answer") { $0.last == "> alice, b" }
            try terminal.write("ob")
            try terminal.press("C-z")
            try terminal.wait(for: "the shell") { $0.last == "$" }
            for key in ["f", "g", "Enter"] { try terminal.press(key) }
            try terminal.wait(for: "the answer") { $0.last == "> alice, bob" }
            try terminal.type("", until: ">")
            expectGolden(try terminal.screen(), "terminal/stopped.txt")
        }
    }

    /// Emacs keys, earlier answers, and Tab for commands and names.
    @Test func editedLines() throws {
        try session { terminal in
            try terminal.type("settled review --no-save Fixtures/bills/heron.json", until: ">")
            try terminal.write("9.50")
            for key in ["C-a", "="] { try terminal.press(key) }
            try terminal.type("", until: ">")
            try terminal.write("na")
            try terminal.press("Tab")
            try terminal.type("Stek", until: ">")
            try terminal.press("Up")
            try terminal.wait(for: "the answer before") { $0.last == "> name Stek" }
            try terminal.press("BSpace")
            try terminal.write("ak")
            for key in ["Home", "7", "Space"] { try terminal.press(key) }
            try terminal.type("", until: ">")
            try terminal.type("", until: ">")
            try terminal.type("Zażółć, Anna Maria", until: ">")
            try terminal.write("4 = an")
            try terminal.press("Tab")
            try terminal.wait(for: "the name") { $0.last == "> 4 = \"Anna Maria\"" }
            try terminal.type(" za:2; rest = all", until: ">")
            expectGolden(try terminal.screen(), "terminal/edited.txt")
        }
    }

    /// Who only wants to look leaves at the first question, and nothing is kept.
    @Test func onlyALook() throws {
        try session { terminal in
            try terminal.type("settled scan Fixtures/receipts/heron.jpg; echo = $?", until: ">")
            try terminal.press("C-d")
            try terminal.wait(for: "the shell") { $0.suffix(2) == ["= 1", "$"] }
            try terminal.type("settled scan --no-review Fixtures/receipts/heron.jpg; echo = $?", until: "$")
            try terminal.type("find $HOME/.local -type f -path '*sessions*'", until: "$")
            expectGolden(try terminal.screen(), "terminal/look.txt")
        }
    }
}
