import Arguments
import Exchange
import Groups
import Recognition

/// `settled merge-driver`: joins two versions of a group file, for git.
enum MergeDriverCommand {
    private static let base = Operand("BASE", .file, help: "The version both come from (%O); histories only grow.")
    private static let ours = Operand("OURS", .file, help: "Our version (%A), in whose place the joined one is put.")
    private static let theirs = Operand("THEIRS", .file, help: "The other version (%B).")

    static let declaration = Command(
        "merge-driver", abstract: "Join two versions of a group file, for git.",
        discussion: [
            "In .gitattributes: *.settled merge=settled",
            "Then: git config merge.settled.driver \"settled merge-driver %O %A %B\"",
            "There are no conflicts: both versions are joined as settled merge joins them. Files that are damaged or are of two "
                + "groups are left as they are, which git tells as a conflict.",
        ],
        parameters: [base, ours, theirs])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let ours = values[ours], let theirs = values[theirs] else { throw .internalFault("no files are named") }
        let files = (mine: try version(ours, context), other: try version(theirs, context))
        let joined: GroupFile
        do throws(ExchangeError) { joined = try files.mine.joined(with: files.other) } catch {
            throw .exchange(error)
        }
        try AtomicFile.write(joined.bytes, to: ours)
        return .done
    }

    private static func version(_ path: String, _ context: Context) throws(Failure) -> GroupFile {
        guard let file = try context.groupFile(path) else { throw .recognition(.missing, file: path) }
        return file
    }
}
