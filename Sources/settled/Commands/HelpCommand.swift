import Arguments

/// `settled help [COMMAND]`: the same text as `settled COMMAND --help`.
enum HelpCommand {
    private static let topic = Operand(
        "COMMAND", .text,
        help: Wording(
            "The command to explain; all of them if left out.",
            polish: "Polecenie do objaśnienia; wszystkie, jeśli nie podano."), isRequired: false)

    static let declaration = Command(
        "help",
        abstract: Wording("Explain a command.", polish: "Objaśnia polecenie."), parameters: [topic])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let names = values[topic].map { [$0] } ?? []
        guard let commands = Program.root.descend(names) else {
            // The parser knows how to suggest a name.
            do throws(UsageError) {
                _ = try ArgumentParser(Program.root).parse(names)
            } catch {
                throw .usage(error)
            }
            throw .internalFault("help cannot find \(names)")
        }
        try context.output.write(
            HelpText(commands, width: context.helpWidth, in: BillOptions.language(context, values).wording).text)
        return .done
    }
}
