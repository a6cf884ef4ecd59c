/// How far a batch is, in one line.
struct Progress: Hashable, Sendable {
    /// The files that are done.
    let done: Int
    /// All files.
    let total: Int
    /// The time since the start.
    let elapsed: Duration

    /// The line, such as `12 of 103 read, about 2 min left`.
    func text(_ language: Language) -> String {
        let start = ReceiptMessage.read(done, of: total).text(language)
        guard done > 0, done < total else { return start }
        let left = Self.rounded(elapsed / done * (total - done))
        return start + ", " + ReceiptMessage.timeLeft(left).text(language)
    }

    private static func rounded(_ duration: Duration) -> String {
        let seconds = max(1, Int(duration.components.seconds))
        if seconds < 90 { return "\(seconds) s" }
        return seconds < 5400 ? "\((seconds + 30) / 60) min" : "\((seconds + 1800) / 3600) h"
    }
}
