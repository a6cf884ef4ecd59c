extension Unicode.Scalar {
    /// Whether a terminal could obey it instead of showing it: C0, DEL and C1 controls, line and paragraph separators,
    /// and the marks that turn the direction of writing.
    var isTerminalControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// The columns it takes on a terminal, after Unicode's East Asian Width (UAX 11): 0 for what is put over the
    /// character before it, 2 for wide and fullwidth characters and pictures, else 1.
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

extension Character {
    /// The columns it takes on a terminal.
    var columns: Int { unicodeScalars.map(\.columns).max() ?? 0 }
}

extension StringProtocol {
    /// The columns the text takes on a terminal.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text without anything a terminal could obey; a line break or tab becomes a blank.
    var shown: String {
        var out = ""
        for scalar in unicodeScalars {
            if scalar == "\n" || scalar == "\t" || scalar == "\r" {
                out += " "
            } else if !scalar.isTerminalControl {
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// The text filled with blanks on its right to `width` columns.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - columns)) }

    /// The text filled with blanks on its left to `width` columns.
    func rightAligned(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - columns)) + self }

    /// The text without blanks at its end.
    var withoutTrailingBlanks: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The text broken at blanks into lines of at most `width` columns, those behind the first two columns in; a longer word
    /// stands alone, and colours take no room.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = String(prefix { $0 == " " })
        var isEmpty = true
        for word in split(separator: " ") {
            if !isEmpty, line.visibleColumns + 1 + word.visibleColumns > width {
                lines.append(line)
                (line, isEmpty) = ("  ", true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }

    /// The columns without those of escapes for colours, which end with an `m`.
    var visibleColumns: Int {
        var isEscape = false
        return reduce(0) { columns, character in
            if character == "\u{1B}" { isEscape = true }
            defer { if character == "m" { isEscape = false } }
            return isEscape ? columns : columns + character.columns
        }
    }

    /// The text cut to `width` columns, with `…` where something is missing.
    func cut(to width: Int) -> String {
        guard columns > width else { return String(self) }
        var out = ""
        var used = 0
        for character in self {
            if used + character.columns > width - 1 { break }
            out.append(character)
            used += character.columns
        }
        return width > 0 ? out + "…" : ""
    }
}

extension [[String]] {
    /// The columns that the widest cell of each column takes, in rows of as many cells.
    var columnWidths: [Int] { (first ?? []).indices.map { column in map { $0[column].columns }.max() ?? 0 } }

    /// The rows as lines, cells below one another two columns apart: the first `left` to the left, the others to the right.
    func aligned(left: Int) -> [String] {
        let widths = columnWidths
        return map { row in
            zip(row, widths).enumerated().map { column, cell in
                column < left ? cell.0.padded(to: cell.1) : cell.0.rightAligned(to: cell.1)
            }.joined(separator: "  ")
        }
    }
}
