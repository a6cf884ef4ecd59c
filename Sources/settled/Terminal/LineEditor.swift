internal import CLineEdit
import Foundation

/// Reads lines from a terminal that can be edited as in a shell: Emacs keys or those of `~/.editrc`, history, Tab.
///
/// Questions stay with the caller; only the prompt is written here, to standard error.
final class LineEditor {
    /// What came of asking for a line.
    enum Answer: Equatable {
        /// This was typed.
        case line(String)
        /// ^D on an empty line, or the terminal went away.
        case end
        /// ^C.
        case interrupt
    }

    private let editor: OpaquePointer
    private let history: OpaquePointer
    /// What Tab offers for the text before the cursor.
    private var complete: (String) -> Completion = { _ in .nothing }
    private var isInterrupted = false

    /// Makes an editor for standard input; nil where that is no terminal, or one that cannot move its cursor.
    init?(_ context: Context) {
        guard context.isCapable, isatty(STDIN_FILENO) == 1, context.errors.isTerminal else { return nil }
        Self.setCharacters()
        guard let editor = editor_open("settled") else { return nil }
        guard let history = history_init() else {
            el_end(editor)
            return nil
        }
        (self.editor, self.history) = (editor, history)
        _ = history_limit(history, 1000)
        _ = editor_set_history(editor, history)
        _ = editor_set_prompt(editor, prompt)
        _ = editor_handle_signals(editor)
        _ = editor_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        _ = editor_add_command(editor, "complete", "Complete what is before the cursor", completeCommand)
        _ = editor_add_command(editor, "interrupt", "End the conversation", interruptCommand)
        _ = editor_add_command(editor, "suspend", "Go to the background", suspendCommand)
        bindKeys()
    }

    deinit {
        el_end(editor)
        history_end(history)
    }

    /// Remembers a line that was typed before.
    func remember(_ line: String) {
        if !line.isEmpty { _ = history_add(history, line) }
    }

    /// Asks for a line; Tab offers what `complete` says.
    func line(_ complete: @escaping (String) -> Completion) -> Answer {
        (self.complete, isInterrupted) = (complete, false)
        var count: Int32 = 0
        guard let bytes = el_gets(editor, &count) else { return isInterrupted ? .interrupt : .end }
        var line = String(cString: bytes)
        while line.last?.isNewline == true { line.removeLast() }
        remember(line)
        return .line(line)
    }

    /// The letters of the user's locale; UTF-8 where that has only ASCII, since names need more.
    private static func setCharacters() {
        setlocale(LC_CTYPE, "")
        for name in ["C.UTF-8", "en_US.UTF-8"] where String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" {
            setlocale(LC_CTYPE, name)
        }
    }

    /// The keys that every terminal has and the library leaves without a meaning; after them those of the user.
    private func bindKeys() {
        let keys = [
            ("^I", "complete"), ("^R", "em-inc-search-prev"), ("\\e[3~", "ed-delete-next-char"),
            ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"), ("\\e[H", "ed-move-to-beg"),
            ("\\e[F", "ed-move-to-end"), ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
        ]
        run("bind", "-e")
        for (key, command) in keys { run("bind", key, command) }
        el_source(editor, nil)
        run("bind", "^I", "complete")
        // As a signal ^C would end the program before it can say what becomes of the answers.
        run("setty", "-d", "-isig")
        run("bind", "^C", "interrupt")
        run("bind", "^Z", "suspend")
    }

    /// Runs a command of the library's own, as it would stand in `~/.editrc`.
    private func run(_ command: String...) {
        let words = command.map { strdup($0) }
        defer { for word in words { free(word) } }
        var arguments = words.map { UnsafePointer($0) }
        el_parse(editor, Int32(arguments.count), &arguments)
    }

    fileprivate func interrupt() -> UInt8 {
        isInterrupted = true
        return UInt8(CC_EOF)
    }

    /// Completes what stands before the cursor as far as it is certain, else lists what it can become.
    fileprivate func completeLine() -> UInt8 {
        guard let line = el_line(editor) else { return UInt8(CC_ERROR) }
        let bytes = UnsafeRawBufferPointer(start: line.pointee.buffer, count: line.pointee.cursor - line.pointee.buffer)
        let completion = complete(String(decoding: bytes, as: UTF8.self))
        guard let certain = completion.certain else { return UInt8(CC_ERROR) }
        if certain != completion.typed {
            el_deletestr(editor, Int32(completion.typed.unicodeScalars.count))
            el_insertstr(editor, certain)
            return UInt8(CC_REFRESH)
        }
        guard completion.words.count > 1 else { return UInt8(CC_ERROR) }
        let list = completion.words.map { $0.trimmingBlanks.shown }.joined(separator: "  ")
        try? Output(descriptor: STDERR_FILENO, name: "standard error").write("\n" + list + "\n")
        return UInt8(CC_REDISPLAY)
    }
}

private nonisolated(unsafe) let promptText = strdup("> ")

private func prompt(_ editor: OpaquePointer?) -> UnsafeMutablePointer<CChar>? { promptText }

private func completeCommand(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
    owner(of: editor)?.completeLine() ?? UInt8(CC_ERROR)
}

private func interruptCommand(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
    owner(of: editor)?.interrupt() ?? UInt8(CC_ERROR)
}

private func suspendCommand(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
    _ = editor_hold_terminal(editor, 0)
    var own = sigaction()
    sigaction(SIGTSTP, nil, &own)
    // To the whole group, as the terminal would; to this thread last, which stays there until somebody comes back. The
    // threads of a pool let no signal through.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    var (stops, mask) = (sigset_t(), sigset_t())
    sigemptyset(&stops)
    sigaddset(&stops, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stops, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &own, nil)
    _ = editor_hold_terminal(editor, 1)
    // The shell's lines stand where the answer was.
    return UInt8(CC_REDISPLAY)
}

private func owner(of editor: OpaquePointer?) -> LineEditor? {
    editor_owner(editor).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
}
