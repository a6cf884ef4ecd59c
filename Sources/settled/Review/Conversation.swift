import Arguments
import Foundation
import Store

/// A review on a terminal, through a pipe or from a file: questions go to standard error, answers come from where the
/// command line says.
struct Conversation {
    static let answers = Option(
        "answers", "FILE", .file,
        help: "Take the answers from FILE, one a line, instead of asking; - for standard input.")
    static let parameters: [any Declaration] = [answers, LinePictures.off]

    let context: Context
    let values: Values
    /// Where answers are kept as soon as they are given; nil for nowhere.
    var journal: SessionJournal?
    /// The bytes of the receipt's picture; nil where there is none.
    var picture: [UInt8]?

    /// Asks until everything is said, and gives the state at the end.
    func run(_ start: ReviewSession) throws(Failure) -> ReviewSession.State {
        var session = start
        var source = try AnswerSource(values[Self.answers])
        let text = PromptText(
            language: BillOptions.language(context, values), style: context.style(values[Program.color]),
            width: context.width)
        let needsPictures = !source.isEchoed && !session.state.open.isEmpty
        let pictures = LinePictures(needsPictures ? picture : nil, session.state.sheet, context, values)
        for answer in journal?.answers ?? [] { _ = session.answer(answer) }
        var prompts = session.prompts()
        while session.state.step != .done {
            for prompt in prompts {
                if case .line(let line, _) = prompt, let drawn = pictures?.bytes(of: line) {
                    try context.errors.write(drawn)
                }
                try context.errors.write(text.text(prompt))
            }
            try context.errors.write("> ")
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
