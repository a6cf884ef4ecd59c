import Arguments
import Exchange
import Foundation
import Groups
import Store

/// `settled group link FILE` and `settled group unlink`: a group that is kept in a file as well.
enum LinkCommand {
    private static let file = Operand(
        "FILE", .file,
        help: Wording(
            "The file, in a folder that others have as well; it is made if it is not there.",
            polish: "Plik w folderze, który mają też inni; powstaje, jeśli go nie ma."))
    private static let name = ExpenseOptions.groupName

    static let declarations = [
        Command(
            "link",
            abstract: Wording(
                "Keep a group in a file as well, which others may change.",
                polish: "Trzyma grupę także w pliku, który mogą zmieniać inni."),
            discussion: [
                Wording(
                    "From then on every command first joins what is in the file and afterwards writes back, "
                        + "so that a folder that is synchronised (Syncthing, Dropbox, git) keeps a group the same "
                        + "for everybody. Nothing is lost when two write at once. A file of a group that is not "
                        + "known here brings it.",
                    polish: "Odtąd każde polecenie najpierw dołącza to, co jest w pliku, a potem zapisuje go na "
                        + "nowo, więc folder, który się synchronizuje (Syncthing, Dropbox, git), utrzymuje grupę "
                        + "taką samą u wszystkich. Nic nie ginie, gdy dwie osoby zapisują naraz. Plik nieznanej "
                        + "tu grupy przynosi ją ze sobą."),
                Wording(
                    "In git, settled merge-driver joins two versions of the file.",
                    polish: "W gicie dwie wersje pliku łączy settled merge-driver."),
            ],
            parameters: [ExpenseOptions.group, file],
            examples: [
                .init(
                    "settled group link ~/Sync/trip.settled",
                    Wording("Shares the group in use.", polish: "Udostępnia grupę w użyciu."))
            ]),
        Command(
            "unlink",
            abstract: Wording(
                "Keep a group in no file any more; the file stays as it is.",
                polish: "Nie trzyma już grupy w pliku; plik zostaje, jaki jest."),
            parameters: [name]),
    ]

    static func link(_ context: Context, _ values: Values) throws(Failure) {
        guard let typed = values[file] else { throw .internalFault("no file is named") }
        let path = URL(filePath: typed).absoluteURL.standardized.path
        let shared = try context.groupFile(path)
        let wanted = values[ExpenseOptions.group]
        let id =
            if let shared, wanted == nil { shared.history.group } else {
                try context.group(named: wanted, values).group.id
            }
        if let shared, shared.history.group != id {
            throw .exchange(.otherGroup(shared.history.group, insteadOf: id))
        }
        let known = try context.reading(nil) { (database) throws(StoreError) in
            try database.group(id)
        }
        if known == nil, let shared { try takeIn(shared.history, context) }
        try context.keeping { (database) throws(StoreError) in try database.link(id, to: path) }
        do throws(Failure) { _ = try context.join(id) } catch {
            try context.keeping { (database) throws(StoreError) in try database.link(id, to: known?.link?.path) }
            throw error
        }
        let opened = try context.group(named: id.description, values)
        try context.say(.linked(opened.group.name.shown, path.shown), values)
        if known == nil { try context.say(.inUse(opened.group.name.shown), values) }
        if opened.me == nil { try context.say(.sayWhoYouAre, values) }
    }

    /// Takes in a group that is not known here, all of it or nothing, and uses it.
    private static func takeIn(_ history: History, _ context: Context) throws(Failure) {
        do throws(ExchangeError) { try history.check() } catch { throw .exchange(error) }
        try context.keeping { (database) throws(StoreError) in
            try database.add(history.edits, to: history.group)
            try database.use(history.group)
        }
    }

    static func unlink(_ context: Context, _ values: Values) throws(Failure) {
        let opened = try context.group(named: values[name], values)
        try context.keeping { (database) throws(StoreError) in try database.link(opened.group.id, to: nil) }
        try context.say(.unlinked(opened.group.name.shown), values)
    }
}
