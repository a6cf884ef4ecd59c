import TestSupport
import Testing

@testable import Store

struct QuotedNamesTests {
    @Test(arguments: [
        ("1 = \"bob\":1 \"bo\":2", "1 = \"Robert\":1 \"bo\":2"), ("bob \"x\"", "bob \"x\""), ("", ""),
        ("\"a\"\"bob\"\"c\" \"bob\"", "\"a\"\"bob\"\"c\" \"Robert\""), ("\"bob", "\"Robert\""),
    ])
    func renamesWholeNamesOnly(text: String, expected: String) {
        #expect(QuotedNames(text).renaming("bob", to: "Robert") == expected)
    }

    /// Whatever the names are: there and back is the same text.
    @Test func renamingBack() {
        let letters: [Character] = ["a", "b", "\"", " ", "=", "ż"]
        func name(_ generator: inout SeededGenerator) -> String {
            String((0..<Int.random(in: 1...4, using: &generator)).map { _ in generator.pick(letters) })
        }
        func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
        forEvery("names", 2000, seed: 3, draw: { generator in (0..<4).map { _ in name(&generator) } }) { names in
            let text = names.map { quoted($0) + ":1" }.joined(separator: " ")
            let there = QuotedNames(text).renaming(names[0], to: "unheard of")
            let back = QuotedNames(there).renaming("unheard of", to: names[0])
            return back == text && there != text ? nil : "\(text)\n\(there)\n\(back)"
        }
    }
}
