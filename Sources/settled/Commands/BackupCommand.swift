import Arguments
import Store

/// `settled backup FILE`: a copy of everything that is kept.
enum BackupCommand {
    private static let file = Operand(
        "FILE", .file,
        help: Wording(
            "The file to write; an earlier backup there is replaced.",
            polish: "Plik do zapisania; wcześniejsza kopia o tej nazwie jest zastępowana."))

    static let declaration = Command(
        "backup",
        abstract: Wording("Copy everything that is kept.", polish: "Kopiuje wszystko, co jest zachowane."),
        discussion: [
            Wording(
                "The copy is whole, also while other processes write. Pictures go into the folder "
                    + "FILE.pictures. To go back to a backup, put FILE in the place of settled.db, and the "
                    + "pictures into the folder pictures beside it.",
                polish: "Kopia jest cała także wtedy, gdy zapisują inne procesy. Obrazy trafiają do folderu "
                    + "FILE.pictures. Żeby wrócić do kopii, wstaw FILE w miejsce settled.db, a obrazy do "
                    + "folderu pictures obok.")
        ],
        parameters: [file],
        examples: [
            .init(
                "settled backup /media/stick/settled.db",
                Wording("Keeps a copy elsewhere.", polish: "Robi kopię w innym miejscu."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let file = values[file] else { throw .internalFault("no file is named") }
        let count: Int? = try context.reading(nil) { (database) throws(StoreError) in try database.backUp(to: file) }
        guard let count else { throw .nothingKept }
        try Keeping(context, values).say(.backedUp(file.shown, pictures: count))
        return .done
    }
}
