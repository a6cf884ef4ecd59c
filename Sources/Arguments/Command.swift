/// A command as a value: parsing, help, manual page and completions are all made from it.
///
///     settled                    the root, with subcommands
///     └── scan                   a command, with parameters
///         ├── --json             a flag: there or not
///         ├── -j, --jobs N       an option: takes a value
///         └── FILE...            an operand: a bare word
///
/// What a command does is not part of it: the caller looks at ``Invocation/path`` and reads the typed ``Values``.
public struct Command: Sendable {
    /// The word that calls it.
    public var name: String
    /// One sentence in the imperative, with its full stop: "Read receipts from pictures."
    public var abstract: Wording
    /// Paragraphs that explain more, in the order of reading.
    public var discussion: [Wording]
    /// Flags, options and operands, in the order of the help text. Operands are filled in this order.
    public var parameters: [Parameter]
    /// Groups of long names of which only one may be given: `[["json", "text"]]`.
    public var exclusive: [[String]]
    /// The commands below this one. A command has either subcommands or operands.
    public var subcommands: [Command]
    /// The name of the subcommand that is meant where none is named; nil where one must be.
    public var usualSubcommand: String?
    /// Command lines worth showing.
    public var examples: [Example]
    /// Further chapters of the manual page, such as the exit status.
    public var chapters: [Chapter]
    /// True for a command that is understood but not listed.
    public var isHidden: Bool
    /// The heading under which the command above lists it.
    public private(set) var heading = Wording.commands

    /// Declares a command.
    public init(
        _ name: String, abstract: Wording, discussion: [Wording] = [], parameters: [any Declaration] = [],
        exclusive: [[String]] = [], subcommands: [Command] = [], usualSubcommand: String? = nil,
        examples: [Example] = [], chapters: [Chapter] = [], isHidden: Bool = false
    ) {
        precondition(
            subcommands.isEmpty || !parameters.contains { $0.parameter.form == .operand },
            "the command \(name) has both subcommands and operands")
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.parameters = parameters.map(\.parameter)
        self.exclusive = exclusive
        self.subcommands = subcommands
        self.usualSubcommand = usualSubcommand
        self.examples = examples
        self.chapters = chapters
        self.isHidden = isHidden
    }

    /// A command line with a word about what it does.
    public struct Example: Hashable, Sendable {
        /// The line as typed, without a prompt.
        public var line: String
        /// What it does, one sentence.
        public var meaning: Wording

        /// Makes an example of `line`.
        public init(_ line: String, _ meaning: Wording) {
            self.line = line
            self.meaning = meaning
        }
    }

    /// A chapter of the manual page: a list of terms and what they mean.
    public struct Chapter: Hashable, Sendable {
        /// The title, such as "EXIT STATUS".
        public var title: Wording
        /// A term and its explanation, in printed order.
        public var entries: [Entry]

        /// Makes a chapter of `entries`.
        public init(_ title: Wording, _ entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    /// One term of a chapter with its explanation.
    public struct Entry: Hashable, Sendable {
        /// What is explained: an exit code, a variable, a path.
        public var term: String
        /// The explanation, one or more sentences.
        public var meaning: Wording

        /// Makes an entry.
        public init(_ term: String, _ meaning: Wording) {
            self.term = term
            self.meaning = meaning
        }
    }

    /// The same command, listed under `heading`; those of one heading stand together.
    public func under(_ heading: Wording) -> Command {
        var command = self
        command.heading = heading
        return command
    }

    /// The commands from this one down to the one that `path` names below it; nil where a name is unknown.
    public func descend(_ path: some Sequence<String>) -> [Command]? {
        var line = [self]
        for name in path {
            guard let next = line[line.count - 1].subcommands.first(where: { $0.name == name }) else { return nil }
            line.append(next)
        }
        return line
    }

    var operands: [Parameter] { parameters.filter { $0.form == .operand } }
    var switches: [Parameter] { parameters.filter { $0.form != .operand } }
    var listedSubcommands: [Command] { subcommands.filter { !$0.isHidden } }
}
