import Ledger
import Money
import Store

/// The way from a receipt to a finished bill, as a conversation: each answer leads to a new state and to prompts.
///
///     lines ──► people ──► assignment ──► extras ──► confirmation ──► done
///
/// It knows no terminal, file or clock: the same answers always lead to the same bill, typed, piped or replayed.
struct ReviewSession: Equatable {
    /// Where in the conversation one is.
    enum Step: Int, CaseIterable, Comparable {
        case lines, people, assignment, extras, confirmation, done

        static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    /// Everything that was decided until now.
    struct State: Equatable {
        /// The receipt with its corrections.
        var sheet: Sheet
        /// The lines that still have to be looked at.
        var open: [Int]
        /// Who is at the table.
        var people: [Person] = []
        /// Who takes part in each line, by its number.
        var shares: [Int: [Share]] = [:]
        /// What comes on top, and how it is divided.
        var extras = ReviewExtras()
        /// Where in the conversation one is.
        var step = Step.lines
        /// What earlier bills suggest.
        var suggestions = Suggestions()
        /// The names of the lines as they were read, by their numbers; none for a bill that was kept before.
        var printed: [Int: String] = [:]
        /// What was put right, by the printed names.
        var corrections: [String: Correction.Meaning] = [:]
    }

    /// The state that answers apply to.
    private(set) var state: State
    /// The states before each answer that changed something, the latest last.
    private var past: [State] = []

    /// Starts with a receipt; its doubtful lines come first.
    init(_ sheet: Sheet, suggestions: Suggestions = Suggestions()) {
        state = State(sheet: sheet, open: sheet.doubtfulLines)
        state.suggestions = suggestions
        state.printed = Dictionary(sheet.lines.map { ($0.number, $0.name) }) { first, _ in first }
    }

    /// Goes on from what was decided before.
    init(_ state: State) {
        self.state = state
    }

    /// The bill as it is now.
    func bill() throws(BillFailure) -> Bill { try state.bill() }

    /// What is asked first, and again after an interruption.
    func prompts() -> [Prompt] { state.question() }

    /// Takes an answer and says what comes next. What was not understood changes nothing and is asked again,
    /// without the table above.
    ///
    /// `<` goes a step back, `u` takes back the last answer that changed something, `?` explains, `.` ends a step.
    mutating func answer(_ text: String) -> [Prompt] {
        let typed = text.trimmingBlanks
        switch typed {
        case "?": return [.help(state.step)] + state.question().suffix(1)
        case "u":
            guard let previous = past.popLast() else { return [.nothingToUndo] + state.question().suffix(1) }
            state = previous
            return [.undone] + state.question()
        case "<":
            guard let earlier = Step(rawValue: state.step.rawValue - 1) else {
                return [.nothingBefore] + state.question().suffix(1)
            }
            return move { $0.step = earlier }
        default: break
        }
        var next = state
        let said: [Prompt]
        do throws(ReviewProblem) {
            said = try next.take(typed)
        } catch {
            return [.problem(error)] + state.question().suffix(1)
        }
        if next != state { past.append(state) }
        state = next
        return said + state.question()
    }

    private mutating func move(_ change: (inout State) -> Void) -> [Prompt] {
        past.append(state)
        change(&state)
        return state.question()
    }
}

/// Why an answer was not understood.
enum ReviewProblem: Error, Equatable {
    /// A correction of the receipt cannot be made.
    case edit(SheetEdit.Fault)
    /// The text about people, lines or rules was not understood.
    case assignment(String, AssignmentError)
    /// The bill cannot be made so.
    case bill(BillFailure)
    /// Somebody has to be at the table.
    case nobody
    /// The answer is none that is known here.
    case unknown(String)
}

/// What is said to the person.
enum Prompt: Equatable {
    /// The receipt as it stands, with its verdict.
    case receipt(Sheet, ReceiptCheck)
    /// One line to look at.
    case line(SheetLine, Currency)
    /// Whether anything is to be corrected.
    case corrections
    /// What was put right on earlier receipts of this merchant, and could be here.
    case recalled([Recollection])
    /// Who is at the table? These tables are offered by number, or these people are there already.
    case people([Suggestions.Table], now: [Person] = [])
    /// Who has what, and what is left; the common lines go by what each had while nobody is given them.
    case assignment(Bill, common: Set<Int>)
    /// Who had what? With what could be typed, such as `4 5 = ala bob`.
    case takers(left: Int, example: String)
    /// What comes on top?
    case extras(Bill)
    /// What tip is usual; as it is typed.
    case usualTip(String)
    /// What comes on top? The bill cannot be made as it is.
    case extrasAgain
    /// Is it right so?
    case confirmation(Bill)
    /// The receipt is off, and that is accepted.
    case warning(Sheet, ReceiptCheck)
    /// What can be typed in a step.
    case help(ReviewSession.Step)
    /// The last change is taken back.
    case undone
    /// Nothing was changed before.
    case nothingToUndo
    /// This is the first step.
    case nothingBefore
    /// What was not understood.
    case problem(ReviewProblem)
    /// Everything is said.
    case finished
}

extension String {
    /// The text without blanks at its ends.
    var trimmingBlanks: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
