import Arguments

/// `settled manual`: the source of the manual page, for the installation.
enum ManualCommand {
    static let declaration = Command(
        "manual",
        abstract: Wording("Print the manual page in mdoc.", polish: "Wypisuje stronę podręcznika w mdoc."),
        isHidden: true)

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        try context.output.write(
            ManualPage(Program.root, date: "November 30, 2026", in: BillOptions.language(context, values).wording).text)
        return .done
    }
}

/// `settled completions SHELL`: the completion script of a shell.
enum CompletionsCommand {
    private static let shell = Operand(
        "SHELL", .choice(["bash", "zsh", "fish"]),
        help: Wording("Which shell: bash, zsh or fish.", polish: "Która powłoka: bash, zsh albo fish."))

    static let declaration = Command(
        "completions",
        abstract: Wording(
            "Print the completion script of a shell.",
            polish: "Wypisuje skrypt dopełniania dla powłoki."), parameters: [shell], isHidden: true)

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let language = BillOptions.language(context, values).wording
        let script =
            switch values[shell] {
            case "zsh": ZshCompletion(Program.root, in: language).text
            case "fish": FishCompletion(Program.root, in: language).text
            default: BashCompletion(Program.root).text
            }
        try context.output.write(script)
        return .done
    }
}
