import Arguments
import Groups
import Store

/// `settled group hook COMMAND` and `settled group unhook`: what is run when others add to a group.
enum HookCommand {
    private static let command = Operand(
        "COMMAND", .text,
        help: Wording(
            "A command for sh, in quotation marks; the present one is shown if not given.",
            polish: "Polecenie dla sh, w cudzysłowie; jeśli nie podano, pokazane jest obecne."),
        isRequired: false)
    private static let name = ExpenseOptions.groupName

    static let declarations = [
        Command(
            "hook",
            abstract: Wording(
                "Run a command when something of others comes into a group.",
                polish: "Uruchamia polecenie, gdy do grupy przyjdzie coś od innych."),
            discussion: [
                Wording(
                    "It runs after settled merge or a linked file has brought something. What came is on its "
                        + "standard input, a line for each new entry; SETTLED_GROUP holds the name of the group, "
                        + "SETTLED_GROUP_ID its id. What it writes goes to standard error.",
                    polish: "Działa po tym, jak settled merge albo połączony plik coś przyniósł. To, co przyszło, "
                        + "jest na standardowym wejściu, po wierszu na każdy nowy wpis; SETTLED_GROUP to nazwa "
                        + "grupy, SETTLED_GROUP_ID jej identyfikator. To, co wypisze, trafia na standardowe "
                        + "wyjście błędów."),
                Wording(
                    "The command stays on this device and is never part of a group. Nothing that others wrote is "
                        + "part of the command either. Where it fails, that is said, and what came is kept.",
                    polish: "Polecenie zostaje na tym urządzeniu i nigdy nie jest częścią grupy. Nic, co napisali "
                        + "inni, nie jest też częścią polecenia. Jeśli się nie uda, jest o tym komunikat, a to, co "
                        + "przyszło, zostaje."),
            ],
            parameters: [ExpenseOptions.group, command],
            examples: [
                .init(
                    "settled group hook 'notify-send -- \"$SETTLED_GROUP\" \"$(cat)\"'",
                    Wording("Shows what came on the desktop.", polish: "Pokazuje na pulpicie, co przyszło."))
            ]),
        Command(
            "unhook",
            abstract: Wording(
                "Run nothing any more when something of others comes.",
                polish: "Niczego już nie uruchamia, gdy przyjdzie coś od innych."),
            parameters: [name]),
    ]

    static func hook(_ context: Context, _ values: Values) throws(Failure) {
        let opened = try context.group(values)
        guard let command = values[command] else {
            let known = try context.reading(nil) { (database) throws(StoreError) in
                try database.group(opened.group.id)
            }
            if let command = known?.hook { try context.output.write(command.shown + "\n") }
            return
        }
        try set(command, opened, context, values)
    }

    static func unhook(_ context: Context, _ values: Values) throws(Failure) {
        try set(nil, try context.group(named: values[name], values), context, values)
    }

    private static func set(
        _ command: String?, _ opened: OpenGroup, _ context: Context, _ values: Values
    ) throws(Failure) {
        try context.keeping { (database) throws(StoreError) in try database.setHook(command, of: opened.group.id) }
        try context.say(.hookSet(opened.group.name.shown, command != nil), values)
    }
}
