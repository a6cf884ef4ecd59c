/// The progress of a batch on standard error, while it is a terminal and there is more than one file.
struct ProgressLine {
    private let context: Context
    private let total: Int
    private let language: Language
    private let start: Duration

    /// Makes the line for a batch of `total` files that begins now.
    init(_ context: Context, total: Int, language: Language) {
        self.context = context
        self.total = total
        self.language = language
        start = context.elapsed()
    }

    /// Shows the line with `done` files read.
    func show(_ done: Int) {
        let progress = Progress(done: done, total: total, elapsed: context.elapsed() - start)
        write("\r\u{1B}[K" + progress.text(language))
    }

    /// Takes the line away, before something else is printed.
    func clear() { write("\r\u{1B}[K") }

    /// Progress that cannot be shown is no reason to stop.
    private func write(_ text: String) {
        if total > 1, context.errors.isTerminal { try? context.errors.write(text) }
    }
}
