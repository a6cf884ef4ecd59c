import Arguments
import Groups
import Store

/// `settled comment ID TEXT`: something said about an expense or payment.
enum CommentCommand {
    private static let words = Operand(
        "TEXT", .text,
        help: Wording("What is said.", polish: "Treść komentarza."), repeats: true)

    static let declaration = Command(
        "comment",
        abstract: Wording(
            "Say something about an expense or payment.",
            polish: "Dodaje komentarz do wydatku albo wpłaty."),
        parameters: [ExpenseOptions.group, ItemOptions.entry, words],
        examples: [
            .init(
                "settled comment qpvu \"without the wine\"",
                Wording("Is shown by settled show qpvu.", polish: "Widać to w settled show qpvu."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let typed = values[ItemOptions.entry] else { throw .internalFault("no entry is named") }
        let (opened, entry) = try context.entry(typed, in: values[ExpenseOptions.group], values)
        let stamp = try context.stamp()
        let comment = Comment(
            id: .new(), about: entry.id, text: values.all(words).joined(separator: " "), author: opened.author,
            created: stamp)
        try context.change(opened, try opened.edits(from: nil, to: comment, at: stamp), values)
        try context.say(.commented(context.report(opened, values).title(entry)), values)
        return .done
    }
}
