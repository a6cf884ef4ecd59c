import Arguments
import Groups

/// `settled status`: the group in use, how one stands in it, and whether others have the same.
enum StatusCommand {
    private static let short = Flag(
        "short",
        help: Wording(
            "One line for a prompt, from what this device has; nothing where no group is in use.",
            polish: "Jeden wiersz dla znaku zachęty, z tego, co jest na tym urządzeniu; nic, jeśli żadna "
                + "grupa nie jest w użyciu."))

    static let declaration = Command(
        "status",
        abstract: Wording(
            "Show the group in use, how you stand, and its words.",
            polish: "Pokazuje grupę w użyciu, twój stan i jej słowa."),
        discussion: [
            Wording(
                "Two devices whose last three words are the same have the same expenses, payments and "
                    + "members.",
                polish: "Dwa urządzenia, których ostatnie trzy słowa są takie same, mają te same wydatki, "
                    + "wpłaty i osoby.")
        ],
        parameters: [ExpenseOptions.group, short, BillOptions.json, BillOptions.codes],
        exclusive: [["short", "json"]],
        examples: [
            .init(
                "PS1='$(settled status --short) \\$ '",
                Wording("Shows it in every prompt of bash.", polish: "Pokazuje to w każdym znaku zachęty basha."))
        ])

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
