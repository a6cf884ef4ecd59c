extension String {
    /// The text without the mark that some editors put in front of UTF-8.
    var withoutByteOrderMark: String { hasPrefix("\u{FEFF}") ? String(dropFirst()) : self }

    /// The lines, which end as on Unix or as on Windows; the last need not end.
    var textLines: [String] {
        // A carriage return with a line feed is one character.
        var lines = withoutByteOrderMark.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
