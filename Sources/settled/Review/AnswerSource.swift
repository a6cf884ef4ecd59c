import Foundation
import Recognition

/// Where answers come from: a file that is read at once, or standard input line by line.
struct AnswerSource {
    private var waiting: [String]?

    /// Whether an answer should be printed behind its question, since nobody typed it there.
    let isEchoed: Bool

    /// Takes answers from the file of that name, or from standard input for nil and `-`.
    init(_ file: String?) throws(Failure) {
        guard let file, file != "-" else {
            waiting = nil
            isEchoed = isatty(STDIN_FILENO) == 0
            return
        }
        do throws(RecognitionError) {
            let text = String(decoding: try FileBytes.read(path: file), as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            waiting = lines
        } catch { throw .recognition(error, file: file) }
        isEchoed = true
    }

    /// The next answer; nil when there are no more.
    mutating func next() -> String? {
        guard waiting != nil else { return readLine() }
        return waiting?.isEmpty == false ? waiting?.removeFirst() : nil
    }
}
