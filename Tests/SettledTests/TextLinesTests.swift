import Testing

@testable import settled

@Suite struct TextLinesTests {
    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb\n", ["a", "", "b"]),
        ("a\r\n\r\nb\r\n", ["a", "", "b"]), ("\u{FEFF}a\r\nb", ["a", "b"]), ("a\u{2028}b\n", ["a\u{2028}b"]),
    ])
    func linesOfUnixAndWindows(text: String, lines: [String]) {
        #expect(text.textLines == lines)
    }
}
