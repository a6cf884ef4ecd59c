import Foundation

/// What a command may know of the world around it: the only way to it, so that tests can make another one.
struct Context: Sendable {
    /// The command line without the program's own name.
    let arguments: [String]
    /// The environment variables.
    let environment: [String: String]
    /// Where results go.
    let output: Output
    /// Where everything else goes.
    let errors: Output
    /// The time that has passed since some fixed moment.
    let elapsed: @Sendable () -> Duration
    /// The time of day, by which bills without a printed date are kept.
    var now: @Sendable () -> Date = { Date() }

    /// The world as the process finds it.
    static func current() -> Context {
        let start = ContinuousClock.now
        return Context(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
            output: Output(descriptor: STDOUT_FILENO, name: "-"),
            errors: Output(descriptor: STDERR_FILENO, name: "standard error"),
            elapsed: { start.duration(to: .now) })
    }

    /// Whether somebody at a terminal sees what is printed and can answer.
    var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && output.isTerminal && errors.isTerminal }

    /// The columns of the terminal that results go to, or of `COLUMNS`; nil where there is neither.
    var width: Int? { environment["COLUMNS"].flatMap(Int.init).map { max(20, $0) } ?? output.columns }

    /// Whether the terminal obeys escapes, as far as it says.
    var isCapable: Bool { !["", "dumb"].contains(environment["TERM", default: ""]) }

    /// The colours for results: `when` is `always`, `never`, or `auto` for a terminal that has colours, unless
    /// `NO_COLOR` is set (https://no-color.org).
    func style(_ when: String?) -> Style {
        switch when {
        case "always": return Style(isColoured: true)
        case "never": return Style(isColoured: false)
        default:
            let isWanted = environment["NO_COLOR", default: ""].isEmpty
            return Style(isColoured: isWanted && isCapable && output.isTerminal)
        }
    }
}
