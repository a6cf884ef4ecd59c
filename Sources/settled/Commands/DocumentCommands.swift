import Arguments

/// `settled manual`: the source of the manual page, for the installation.
enum ManualCommand {
    static let declaration = Command(
        "manual", abstract: "Print the manual page in mdoc.", isHidden: true)

    static func run(_ context: Context) throws(Failure) -> ExitCode {
        try context.output.write(ManualPage(Program.root, date: "November 30, 2026").text)
        return .done
    }
}

/// `settled completions SHELL`: the completion script of a shell.
enum CompletionsCommand {
    private static let shell = Operand(
        "SHELL", .choice(["bash", "zsh", "fish"]), help: "Which shell: bash, zsh or fish.")

    static let declaration = Command(
        "completions", abstract: "Print the completion script of a shell.", parameters: [shell], isHidden: true)

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let script =
            switch values[shell] {
            case "zsh": ZshCompletion(Program.root).text
            case "fish": FishCompletion(Program.root).text
            default: BashCompletion(Program.root).text
            }
        try context.output.write(script)
        return .done
    }
}
