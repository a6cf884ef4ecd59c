import Arguments

/// `settled help [COMMAND]`: the same text as `settled COMMAND --help`.
enum HelpCommand {
    private static let topic = Operand(
        "COMMAND", .text, help: "The command to explain; all of them if left out.", isRequired: false)

    static let declaration = Command("help", abstract: "Explain a command.", parameters: [topic])

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
        try context.output.write(HelpText(commands, width: context.helpWidth).text)
        return .done
    }
}
