import Arguments
import Exchange
import Foundation
import Groups
import Store

/// `settled group link FILE` and `settled group unlink`: a group that is kept in a file as well.
enum LinkCommand {
    private static let file = Operand(
        "FILE", .file, help: "The file, in a folder that others have as well; it is made if it is not there.")
    private static let name = Operand(
        "NAME", .text, help: "The group; the one in use if not given.", isRequired: false)

    static let declarations = [
        Command(
            "link", abstract: "Keep a group in a file as well, which others may change.",
            discussion: [
                "From then on every command first joins what is in the file and afterwards writes back, so that a folder "
                    + "that is synchronised (Syncthing, Dropbox, git) keeps a group the same for everybody. Nothing is lost "
                    + "when two write at once. A file of a group that is not known here brings it.",
                "In git, settled merge-driver joins two versions of the file.",
            ],
            parameters: [ExpenseOptions.group, file],
            examples: [.init("settled group link ~/Sync/trip.settled", "Shares the group in use.")]),
        Command(
            "unlink", abstract: "Keep a group in no file any more; the file stays as it is.",
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
