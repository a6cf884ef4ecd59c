import Arguments
import Foundation
import Store

/// A review on a terminal, through a pipe or from a file: questions go to standard error, answers come from where the
/// command line says.
struct Conversation {
    static let answers = Option(
        "answers", "FILE", .file,
        help: Wording(
            "Take the answers from FILE, one a line, instead of asking; - for standard input.",
            polish: "Bierze odpowiedzi z pliku FILE, po jednej w wierszu, zamiast pytać; - to standardowe "
                + "wejście."))
    static let parameters: [any Declaration] = [answers, LinePictures.off]

    let context: Context
    let values: Values
    /// Where answers are kept as soon as they are given; nil for nowhere.
    var journal: SessionJournal?
    /// The bytes of the receipt's picture; nil where there is none.
    var picture: [UInt8]?
    /// Whether the receipt was shown just before, and need not be at once.
    var isShown = false

    /// Asks until everything is said, and gives the state at the end.
    func run(_ start: ReviewSession) throws(Failure) -> ReviewSession.State {
        var session = start
        let earlier = journal?.answers ?? []
        let language = BillOptions.language(context, values)
        var source = try AnswerSource(values[Self.answers], context, earlier: earlier)
        let text = PromptText(
            language: language, style: context.style(values[Program.color]), width: context.width,
            usesCodes: values[BillOptions.codes], contacts: start.state.suggestions.people)
        let needsPictures = !source.isEchoed && !session.state.open.isEmpty
        let pictures = LinePictures(needsPictures ? picture : nil, session.state.sheet, context, values)
        for answer in earlier { _ = session.answer(answer) }
        var prompts = session.prompts().filter { !(isShown && earlier.isEmpty && $0.isReceipt) }
        var count = earlier.count
        while session.state.step != .done {
            for prompt in prompts {
                if case .line(let line, _) = prompt, let drawn = pictures?.bytes(of: line) {
                    try context.errors.write(drawn)
                }
                try context.errors.write(text.text(prompt))
            }
            let state = session.state
            let answer = try source.next { state.completion(of: $0, language) }
            guard case .line(let typed) = answer else {
                throw .bill(
                    .reviewEnded(answers: count, isKept: journal != nil, isInterrupted: answer == .interrupt))
            }
            count += 1
            try journal?.append(typed)
            prompts = session.answer(typed)
            // A new step begins with an empty line.
            if session.state.step != state.step { try context.errors.write("\n") }
        }
        try context.errors.write(prompts.map(text.text).joined() + "\n")
        return session.state
    }
}

extension Prompt {
    /// Whether it shows the receipt as it stands.
    fileprivate var isReceipt: Bool {
        if case .receipt = self { true } else { false }
    }
}
