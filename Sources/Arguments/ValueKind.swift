/// What the text of a value may be, and how it is read.
public struct ValueKind<Value: Sendable>: Sendable {
    /// What the accepted values are.
    public let expected: Expectation
    /// What a shell may offer.
    public let completion: Completion
    /// Turns the text into a value; nil if it is not one.
    public let read: @Sendable (String) -> Value?

    /// Makes a kind of value.
    public init(
        expected: Expectation, completion: Completion = .nothing, read: @escaping @Sendable (String) -> Value?
    ) {
        self.expected = expected
        self.completion = completion
        self.read = read
    }
}

/// What a shell may offer where a value is typed.
public enum Completion: Hashable, Sendable {
    /// Nothing: the value is the user's own.
    case nothing
    /// Files and folders.
    case files
    /// Folders only.
    case folders
    /// One of these words.
    case words([String])
}

extension ValueKind<String> {
    /// Any text but the empty one.
    public static let text = ValueKind(expected: .text, read: nonEmpty)

    /// The path of a file or folder; `-` is up to the command.
    public static let file = ValueKind(expected: .file, completion: .files, read: nonEmpty)

    /// The path of a folder.
    public static let folder = ValueKind(expected: .folder, completion: .folders, read: nonEmpty)

    /// One of `words`, as written.
    public static func choice(_ words: [String]) -> ValueKind {
        ValueKind(expected: .oneOf(words), completion: .words(words)) { text in
            words.contains(text) ? text : nil
        }
    }

    @Sendable private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension ValueKind<Int> {
    /// A whole number within `range`.
    public static func integer(_ range: ClosedRange<Int>) -> ValueKind {
        ValueKind(expected: .wholeNumber(range)) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}
