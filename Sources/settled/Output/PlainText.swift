import Receipt

/// The text of all rows, one a line, columns two blanks apart.
struct PlainText {
    let draft: Draft

    /// The text, with a line break at the end of every line.
    var text: String { draft.rows.map { $0.row.text.shown + "\n" }.joined() }
}
