import Arguments
import Foundation
import Store

/// A review on a terminal, through a pipe or from a file: questions go to standard error, answers come from where the
/// command line says.
struct Conversation {
    static let answers = Option(
        "answers", "FILE", .file,
        help: "Take the answers from FILE, one a line, instead of asking; - for standard input.")

    let context: Context
    let values: Values
    /// Where answers are kept as soon as they are given; nil for nowhere.
    var journal: SessionJournal?

    /// Asks until everything is said, and gives the state at the end.
    func run(_ start: ReviewSession) throws(Failure) -> ReviewSession.State {
        var session = start
        var source = try AnswerSource(values[Self.answers])
        let text = PromptText(
            language: BillOptions.language(context, values), style: context.style(values[Program.color]),
            width: context.width)
        for answer in journal?.answers ?? [] { _ = session.answer(answer) }
        var prompts = session.prompts()
        while session.state.step != .done {
            try context.errors.write(prompts.map(text.text).joined() + "> ")
            guard let answer = source.next() else {
                try context.errors.write("\n")
                throw .bill(.reviewEnded(isKept: journal != nil))
            }
            if source.isEchoed { try context.errors.write(answer.shown + "\n") }
            try journal?.append(answer)
            prompts = session.answer(answer)
        }
        try context.errors.write(prompts.map(text.text).joined() + "\n")
        return session.state
    }
}
