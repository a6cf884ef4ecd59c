/// A text in which names stand in quotation marks, two marks for one of the name: `3 5 = "ala" "Anna Maria":2`.
struct QuotedNames {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The text with one name in place of another.
    func renaming(_ name: String, to other: String) -> String {
        guard name != other else { return text }
        var out = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "\"") {
            out += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            let (found, behind) = Self.name(rest)
            out += Self.quoted(found == name ? other : found)
            rest = behind
        }
        return out + rest
    }

    /// The name up to its closing mark, and what stands behind that.
    private static func name(_ text: Substring) -> (String, Substring) {
        var (name, rest) = ("", text)
        while let mark = rest.firstIndex(of: "\"") {
            name += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard rest.first == "\"" else { return (name, rest) }
            name += "\""
            rest.removeFirst()
        }
        return (name + rest, "")
    }

    private static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
