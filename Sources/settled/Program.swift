import Arguments

/// The commands of the program, and the way from a command line to an exit code.
enum Program {
    /// The version, as `--version` prints it.
    static let version = "0.1.0"
    /// The program as it names itself in what it writes.
    static let nameAndVersion = "settled \(version)"

    static let color = Option(
        "color", "WHEN", .choice(["auto", "always", "never"]),
        help: Wording(
            "Colour the output: auto (on a terminal that can, unless NO_COLOR is set), always or "
                + "never.",
            polish: "Kolory: auto (na terminalu, który je ma, chyba że ustawiono NO_COLOR), always (zawsze) "
                + "albo never (nigdy)."))

    static let language = Option(
        "lang", "CODE", .choice(Language.allCases.map(\.rawValue)),
        help: Wording(
            "The language: en or pl; that of LC_ALL, LC_MESSAGES or LANG if not given.",
            polish: "Język: en albo pl; jeśli nie podano, ten z LC_ALL, LC_MESSAGES albo LANG."))

    /// All commands.
    static let root = Command(
        "settled",
        abstract: Wording(
            "Read receipts, check their sums, and settle who owes what.",
            polish: "Czyta paragony, sprawdza ich sumy i rozlicza, kto co jest winien."),
        discussion: [
            Wording(
                "settled reads a photo or scan of a receipt on this machine and prints what is on it, "
                    + "which lines to look at, and whether it adds up to what is printed. Nothing leaves the "
                    + "machine.",
                polish: "settled czyta na tym komputerze zdjęcie albo skan paragonu i wypisuje, co na nim jest, "
                    + "na które wiersze spojrzeć i czy zgadza się to z tym, co wydrukowano. Nic nie opuszcza "
                    + "komputera.")
        ],
        parameters: [color, language],
        subcommands: commands,
        chapters: [
            Command.Chapter(
                Wording("ENVIRONMENT", polish: "ŚRODOWISKO"),
                [
                    .init(
                        "SETTLED_HOME",
                        Wording(
                            "The folder of everything that is kept: bills, people, pictures. Without it, the "
                                + "folders of the XDG base directory specification, such as ~/.local/share/settled.",
                            polish:
                                "Folder ze wszystkim, co jest zachowane: rachunki, osoby, obrazy. Bez niego foldery ze "
                                + "specyfikacji XDG, na przykład ~/.local/share/settled.")),
                    .init(
                        "NO_COLOR",
                        Wording(
                            "If set and not empty, there are no colours unless --color asks for them.",
                            polish: "Jeśli jest ustawione i niepuste, nie ma kolorów, chyba że chce ich --color.")),
                    .init(
                        "COLUMNS",
                        Wording(
                            "The width of tables; that of the terminal if not set.",
                            polish: "Szerokość tabel; ta z terminala, jeśli nie ustawiono.")),
                    .init(
                        "TESSDATA_PREFIX",
                        Wording(
                            "The folder that is searched first for Tesseract's language data.",
                            polish: "Folder, w którym najpierw szuka się danych językowych Tesseracta.")),
                ]),
            Command.Chapter(
                Wording("EXIT STATUS", polish: "KOD WYJŚCIA"),
                [
                    .init(
                        "0",
                        Wording("Done.", polish: "Zrobione.")),
                    .init(
                        "1",
                        Wording(
                            "A receipt does not add up, nothing was found, or lines belong to nobody: a person is "
                                + "needed.",
                            polish:
                                "Paragon się nie zgadza, niczego nie znaleziono albo pozycje są niczyje: potrzebny jest "
                                + "człowiek.")),
                    .init(
                        "2",
                        Wording(
                            "The command line was not understood.",
                            polish: "Wiersz polecenia jest niezrozumiały.")),
                    .init(
                        "3",
                        Wording(
                            "A file could not be read or written.",
                            polish: "Pliku nie da się przeczytać albo zapisać.")),
                    .init(
                        "4",
                        Wording(
                            "Language data or a program is missing.",
                            polish: "Brakuje danych językowych albo programu.")),
                    .init(
                        "5",
                        Wording(
                            "Another process has the database, or changed the same bill; nothing was changed.",
                            polish: "Bazy używa inny proces albo zmienił ten sam rachunek; niczego nie zmieniono.")),
                    .init(
                        "70",
                        Wording("A fault of settled itself.", polish: "Błąd w samym settled.")),
                    .init(
                        "130",
                        Wording("Interrupted.", polish: "Przerwano.")),
                ]),
        ])

    /// All commands, under the headings of the help text.
    private static let commands: [Command] = [
        (Wording("Receipts and bills", polish: "Paragony i rachunki"), receipts),
        (Wording("Groups", polish: "Grupy"), groups),
        (Wording("Your own money", polish: "Własne pieniądze"), [MoneyCommand.declaration]),
        (
            Wording(
                "A bill, or an expense or payment of a group", polish: "Rachunek albo wydatek lub wpłata w grupie"),
            items
        ),
        (Wording("Everything else", polish: "Pozostałe"), everythingElse),
    ].flatMap { heading, commands in commands.map { $0.under(heading) } }

    private static let receipts = [
        ScanCommand.declaration, ParseCommand.declaration, SplitCommand.declaration, ReviewCommand.declaration,
        HistoryCommand.declaration, ExplainCommand.declaration, PeopleCommand.declaration,
    ]
    private static let groups = [
        GroupCommand.declaration, MemberCommand.declaration, AddCommand.declaration, PayCommand.declaration,
        ListCommand.declaration, DueCommand.declaration, BalancesCommand.declaration, SettleCommand.declaration,
        WhyCommand.declaration, StatsCommand.declaration, CommentCommand.declaration, MoveCommand.declaration,
        LogCommand.declaration, UndoCommand.declaration, StatusCommand.declaration, ExportCommand.declaration,
        MergeCommand.declaration, MergeDriverCommand.declaration,
    ]
    private static let items = [
        ShowCommand.declaration, EditCommand.declaration, AgainCommand.declaration, DeleteCommand.declaration,
        RestoreCommand.declaration,
    ]
    private static let everythingElse = [
        BackupCommand.declaration, CheckCommand.declaration, DoctorCommand.declaration, HelpCommand.declaration,
        ManualCommand.declaration, CompletionsCommand.declaration,
    ]

    /// Runs the command line of `context` and says how it ended; every failure has been reported then.
    static func run(_ context: Context) async -> ExitCode {
        do throws(Failure) {
            return try await dispatch(context)
        } catch {
            // If standard error is closed there is nobody left to tell.
            try? context.errors.write(error.text(Language(in: context.arguments, context.environment)).lines)
            return error.code
        }
    }

    private static func dispatch(_ context: Context) async throws(Failure) -> ExitCode {
        let invocation: Invocation
        do throws(UsageError) {
            invocation = try ArgumentParser(root).parse(context.arguments)
        } catch {
            throw .usage(error)
        }
        switch invocation.request {
        case .help:
            // --help may stand before --lang, and ends the reading of the line.
            let language = Language(in: context.arguments, context.environment)
            try context.output.write(HelpText(invocation.commands, width: context.helpWidth, in: language.wording).text)
            return .done
        case .version:
            try context.output.write(nameAndVersion + "\n")
            return .done
        case .run: break
        }
        switch invocation.path.first {
        case ScanCommand.declaration.name: return try await ScanCommand.run(context, invocation.values)
        case ParseCommand.declaration.name: return try ParseCommand.run(context, invocation.values)
        case SplitCommand.declaration.name: return try SplitCommand.run(context, invocation.values)
        case ReviewCommand.declaration.name: return try ReviewCommand.run(context, invocation.values)
        case HistoryCommand.declaration.name: return try HistoryCommand.run(context, invocation.values)
        case ShowCommand.declaration.name: return try ShowCommand.run(context, invocation.values)
        case ExplainCommand.declaration.name: return try ExplainCommand.run(context, invocation.values)
        case EditCommand.declaration.name: return try EditCommand.run(context, invocation.values)
        case AgainCommand.declaration.name: return try AgainCommand.run(context, invocation.values)
        case DeleteCommand.declaration.name: return try DeleteCommand.run(context, invocation.values)
        case RestoreCommand.declaration.name: return try RestoreCommand.run(context, invocation.values)
        case PeopleCommand.declaration.name:
            return try PeopleCommand.run(context, invocation.values, invocation.path.last ?? "")
        case GroupCommand.declaration.name:
            return try GroupCommand.run(context, invocation.values, invocation.path.last ?? "")
        case MemberCommand.declaration.name:
            return try MemberCommand.run(context, invocation.values, invocation.path.last ?? "")
        case AddCommand.declaration.name: return try AddCommand.run(context, invocation.values)
        case PayCommand.declaration.name: return try PayCommand.run(context, invocation.values)
        case ListCommand.declaration.name: return try ListCommand.run(context, invocation.values)
        case DueCommand.declaration.name: return try DueCommand.run(context, invocation.values)
        case BalancesCommand.declaration.name: return try BalancesCommand.run(context, invocation.values)
        case SettleCommand.declaration.name: return try SettleCommand.run(context, invocation.values)
        case WhyCommand.declaration.name: return try WhyCommand.run(context, invocation.values)
        case CommentCommand.declaration.name: return try CommentCommand.run(context, invocation.values)
        case MoveCommand.declaration.name: return try MoveCommand.run(context, invocation.values)
        case LogCommand.declaration.name: return try LogCommand.run(context, invocation.values)
        case StatusCommand.declaration.name: return try StatusCommand.run(context, invocation.values)
        case MergeDriverCommand.declaration.name: return try MergeDriverCommand.run(context, invocation.values)
        case StatsCommand.declaration.name: return try StatsCommand.run(context, invocation.values)
        case ExportCommand.declaration.name: return try ExportCommand.run(context, invocation.values)
        case MergeCommand.declaration.name: return try MergeCommand.run(context, invocation.values)
        case UndoCommand.declaration.name: return try UndoCommand.run(context, invocation.values)
        case MoneyCommand.declaration.name:
            return try MoneyCommand.run(context, invocation.values, invocation.path.last ?? "")
        case BackupCommand.declaration.name: return try BackupCommand.run(context, invocation.values)
        case CheckCommand.declaration.name: return try CheckCommand.run(context, invocation.values)
        case DoctorCommand.declaration.name: return try DoctorCommand.run(context, invocation.values)
        case HelpCommand.declaration.name: return try HelpCommand.run(context, invocation.values)
        case ManualCommand.declaration.name: return try ManualCommand.run(context, invocation.values)
        case CompletionsCommand.declaration.name: return try CompletionsCommand.run(context, invocation.values)
        default: throw .internalFault("the command \(invocation.path.joined(separator: " ")) does nothing")
        }
    }
}

extension Context {
    /// The columns for help texts, which read badly when they are very wide.
    var helpWidth: Int { min(width ?? 80, 100) }
}
