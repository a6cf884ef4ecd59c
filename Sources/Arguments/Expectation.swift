/// What the text of a value must be: not in words, so that it can be said in every language.
public enum Expectation: Hashable, Sendable {
    /// Any text but the empty one.
    case text
    /// The path of a file.
    case file
    /// The path of a folder.
    case folder
    /// A whole number within the range.
    case wholeNumber(ClosedRange<Int>)
    /// One of these words, as written.
    case oneOf([String])
    /// A calendar day as ISO 8601 writes it, such as `2026-11-28`.
    case day
    /// How often something comes, such as `2 weeks`; `never` as well.
    case interval
    /// A currency code of ISO 4217, such as `EUR`.
    case currency
    /// The short id of an entry, such as `qpvu`.
    case shortID
    /// The number of a bill or the short id of an entry.
    case numberOrShortID
}
