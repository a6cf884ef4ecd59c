import Arguments
import Exchange
import Groups

/// `settled export`: a group as the file in which it travels, or as a journal of hledger.
enum ExportCommand {
    private static let journal = Flag(
        "journal",
        help: Wording(
            "Write a journal of hledger; so does a FILE that ends in .journal or .hledger.",
            polish: "Zapisuje dziennik hledger; tak samo FILE, którego nazwa kończy się na .journal albo "
                + ".hledger."))
    private static let file = Operand(
        "FILE", .file,
        help: Wording(
            "The file to write, such as trip.settled; standard output if not given, or -.",
            polish: "Plik do zapisania, na przykład trip.settled; standardowe wyjście, jeśli nie podano "
                + "albo -."),
        isRequired: false)

    static let declaration = Command(
        "export",
        abstract: Wording(
            "Write a group into a file that others can merge, or a journal for hledger.",
            polish: "Zapisuje grupę do pliku, który inni mogą dołączyć, albo dziennik dla hledger."),
        discussion: [
            Wording(
                "The file holds all that is known of the group, one record a line, and the same group "
                    + "is the same bytes. An earlier export is replaced, unless it holds something that is "
                    + "not known here.",
                polish: "Plik zawiera wszystko, co wiadomo o grupie, jeden zapis w wierszu, a ta sama grupa "
                    + "daje te same bajty. Wcześniejszy plik jest zastępowany, chyba że jest w nim coś, czego "
                    + "tu nie ma."),
            Wording(
                "A journal has an account for every member, and the balances of hledger are those of "
                    + "settled balances; it cannot be merged.",
                polish: "Dziennik ma konto dla każdej osoby, a salda w hledger są tymi z settled balances; nie "
                    + "da się go dołączyć."),
        ],
        parameters: [ExpenseOptions.group, journal, file],
        examples: [
            .init(
                "settled export --group trip trip.settled",
                Wording("Puts the group trip into a file.", polish: "Zapisuje grupę trip do pliku.")),
            .init(
                "settled export trip.journal && hledger -f trip.journal balance",
                Wording("Reads the balances in hledger.", polish: "Czyta salda w hledger.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let bytes: [UInt8]
        if values[journal] || [".journal", ".hledger"].contains(where: { values[file]?.hasSuffix($0) == true }) {
            bytes = Array(HledgerJournal(opened, try opened.journal()).text.utf8)
        } else {
            bytes = GroupFile(opened.history, exportedBy: Program.nameAndVersion).bytes
        }
        guard let path = values[file], path != "-" else {
            try context.output.write(bytes)
            return .done
        }
        try check(path, against: opened.history)
        try AtomicFile.write(bytes, to: path)
        let message = MergeMessage.exported(opened.group.name.shown, path.shown)
        try context.errors.write("settled: " + message.text(BillOptions.language(context, values)) + "\n")
        return .done
    }

    /// Refuses to replace a group file that holds more than this device knows, or another group.
    private static func check(_ path: String, against history: History) throws(Failure) {
        let earlier: GroupFile?
        do throws(ExchangeError) {
            // What is no group file may be replaced, as every program replaces the file that it is told to write.
            earlier = try LinkedFile(path).contents().flatMap { try? GroupFile(parsing: $0.bytes) }
        } catch { throw .exchange(error) }
        guard let earlier else { return }
        guard earlier.history.group == history.group else {
            throw .exchange(.otherGroup(earlier.history.group, insteadOf: history.group))
        }
        let unknown = earlier.history.subtracting(history).count
        if unknown > 0 { throw .group(.unknownInFile(path.shown, edits: unknown)) }
    }
}
