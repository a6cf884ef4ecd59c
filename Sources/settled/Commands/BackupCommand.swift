import Arguments
import Store

/// `settled backup FILE`: a copy of everything that is kept.
enum BackupCommand {
    private static let file = Operand("FILE", .file, help: "The file to write; an earlier backup there is replaced.")

    static let declaration = Command(
        "backup", abstract: "Copy everything that is kept.",
        discussion: [
            "The copy is whole, also while other processes write. Pictures go into the folder FILE.pictures. To go back "
                + "to a backup, put FILE in the place of settled.db, and the pictures into the folder pictures beside it."
        ],
        parameters: [file],
        examples: [.init("settled backup /media/stick/settled.db", "Keeps a copy elsewhere.")])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let file = values[file] else { throw .internalFault("no file is named") }
        let count: Int? = try context.reading(nil) { (database) throws(StoreError) in try database.backUp(to: file) }
        guard let count else { throw .nothingKept }
        try Keeping(context, values).say(.backedUp(file.shown, pictures: count))
        return .done
    }
}
