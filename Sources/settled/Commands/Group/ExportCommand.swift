import Arguments
import Exchange
import Groups

/// `settled export`: a group as the file in which it travels, or as a journal of hledger.
enum ExportCommand {
    private static let journal = Flag(
        "journal", help: "Write a journal of hledger; so does a FILE that ends in .journal or .hledger.")
    private static let file = Operand(
        "FILE", .file, help: "The file to write, such as trip.settled; standard output if not given, or -.",
        isRequired: false)

    static let declaration = Command(
        "export", abstract: "Write a group into a file that others can merge, or a journal for hledger.",
        discussion: [
            "The file holds all that is known of the group, one record a line, and the same group is the same bytes. "
                + "An earlier export is replaced, unless it holds something that is not known here.",
            "A journal has an account for every member, and the balances of hledger are those of settled balances; it "
                + "cannot be merged.",
        ],
        parameters: [ExpenseOptions.group, journal, file],
        examples: [
            .init("settled export --group trip trip.settled", "Puts the group trip into a file."),
            .init("settled export trip.journal && hledger -f trip.journal balance", "Reads the balances in hledger."),
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
