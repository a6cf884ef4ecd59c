import Arguments
import Groups

/// `settled status`: the group in use, how one stands in it, and whether others have the same.
enum StatusCommand {
    private static let short = Flag(
        "short", help: "One line for a prompt, from what this device has; nothing where no group is in use.")

    static let declaration = Command(
        "status", abstract: "Show the group in use, how you stand, and its words.",
        discussion: [
            "Two devices whose last three words are the same have the same expenses, payments and members."
        ],
        parameters: [ExpenseOptions.group, short, BillOptions.json, BillOptions.codes],
        exclusive: [["short", "json"]],
        examples: [.init("PS1='$(settled status --short) \\$ '", "Shows it in every prompt of bash.")])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        if values[short], values[ExpenseOptions.group] == nil, try !context.hasGroupInUse() { return .done }
        let opened =
            values[short] ? try context.storedGroup(named: values[ExpenseOptions.group]) : try context.group(values)
        let status = GroupStatus(
            report: context.report(opened, values), balances: try opened.balances(),
            path: try context.linkedFile(of: opened.group.id))
        if values[BillOptions.json] {
            try context.output.write(status.document.indented() + "\n")
        } else {
            try context.output.write(values[short] ? status.line + "\n" : status.text)
        }
        return .done
    }
}
