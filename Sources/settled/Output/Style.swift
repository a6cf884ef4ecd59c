/// Colours of the terminal, or none.
struct Style: Hashable, Sendable {
    /// Whether escapes are written at all.
    let isColoured: Bool

    /// Something to look at: yellow.
    func doubtful(_ text: String) -> String { wrapped(text, "33") }

    /// Something wrong: red.
    func wrong(_ text: String) -> String { wrapped(text, "31") }

    /// Something confirmed: green.
    func good(_ text: String) -> String { wrapped(text, "32") }

    /// Something of less weight.
    func dim(_ text: String) -> String { wrapped(text, "2") }

    /// Something of more weight.
    func bold(_ text: String) -> String { wrapped(text, "1") }

    /// The name of a person in bold and, where one of ``personColours`` is given, in that colour.
    func person(_ text: String, _ colour: String?) -> String {
        guard let colour, let position = Self.personColours.firstIndex(of: colour) else { return bold(text) }
        return wrapped(text, "1;\(31 + position)")
    }

    /// The colours that people can have, in the order of the terminal's own.
    static let personColours = ["red", "green", "yellow", "blue", "magenta", "cyan"]

    private func wrapped(_ text: String, _ code: String) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
