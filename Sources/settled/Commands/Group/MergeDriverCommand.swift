import Arguments
import Exchange
import Groups
import Recognition

/// `settled merge-driver`: joins two versions of a group file, for git.
enum MergeDriverCommand {
    private static let base = Operand(
        "BASE", .file,
        help: Wording(
            "The version both come from (%O); histories only grow.",
            polish: "Wersja, od której obie pochodzą (%O); historie tylko rosną."))
    private static let ours = Operand(
        "OURS", .file,
        help: Wording(
            "Our version (%A), in whose place the joined one is put.",
            polish: "Nasza wersja (%A), w której miejscu staje połączona."))
    private static let theirs = Operand(
        "THEIRS", .file,
        help: Wording("The other version (%B).", polish: "Druga wersja (%B)."))

    static let declaration = Command(
        "merge-driver",
        abstract: Wording(
            "Join two versions of a group file, for git.",
            polish: "Łączy dwie wersje pliku grupy, dla gita."),
        discussion: [
            Wording(
                "In .gitattributes: *.settled merge=settled",
                polish: "W .gitattributes: *.settled merge=settled"),
            Wording(
                "Then: git config merge.settled.driver \"settled merge-driver %O %A %B\"",
                polish: "Potem: git config merge.settled.driver \"settled merge-driver %O %A %B\""),
            Wording(
                "There are no conflicts: both versions are joined as settled merge joins them. Files "
                    + "that are damaged or are of two groups are left as they are, which git tells as a "
                    + "conflict.",
                polish: "Nie ma konfliktów: obie wersje są łączone tak jak przez settled merge. Pliki "
                    + "uszkodzone albo z dwóch grup zostają, jakie są, a git mówi o konflikcie."),
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
