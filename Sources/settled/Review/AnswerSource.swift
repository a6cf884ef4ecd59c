import Foundation
import Recognition

/// Where answers come from: a file that is read at once, standard input line by line, or a terminal with its editor.
struct AnswerSource {
    private enum Origin {
        case file([String])
        case input
        case terminal(LineEditor)
    }

    private let context: Context
    private var origin: Origin
    /// Whether an answer should be printed behind its question, since nobody typed it there.
    let isEchoed: Bool

    /// Takes answers from the file of that name, or from standard input for nil and `-`; `earlier` answers are offered to
    /// whoever types.
    init(_ file: String?, _ context: Context, earlier: [String]) throws(Failure) {
        self.context = context
        if let file, file != "-" {
            do throws(RecognitionError) {
                origin = .file(String(decoding: try FileBytes.read(path: file), as: UTF8.self).textLines)
            } catch { throw .recognition(error, file: file) }
            isEchoed = true
        } else if let editor = LineEditor(context) {
            for answer in earlier { editor.remember(answer) }
            origin = .terminal(editor)
            isEchoed = false
        } else {
            origin = .input
            isEchoed = isatty(STDIN_FILENO) == 0
        }
    }

    /// Asks behind `> ` for the next answer, with what can complete it.
    mutating func next(_ complete: @escaping (String) -> Completion) throws(Failure) -> LineEditor.Answer {
        if case .terminal(let editor) = origin {
            let answer = editor.line(complete)
            if case .line = answer {} else { try context.errors.write("\n") }
            return answer
        }
        try context.errors.write("> ")
        guard let answer = line() else {
            try context.errors.write("\n")
            return .end
        }
        if isEchoed { try context.errors.write(answer.shown + "\n") }
        return .line(answer)
    }

    private mutating func line() -> String? {
        guard case .file(let waiting) = origin else { return readLine() }
        origin = .file(Array(waiting.dropFirst()))
        return waiting.first
    }
}
