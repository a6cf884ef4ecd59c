import Arguments
import Groups
import Store

/// `settled undo`: takes back what was last written into a group on this device.
enum UndoCommand {
    static let declaration = Command(
        "undo",
        abstract: Wording(
            "Take back the last change made here to a group.",
            polish: "Cofa ostatnią zmianę, którą tu zrobiono w grupie."),
        discussion: [
            Wording(
                "What one command wrote is taken back together, and the next undo goes further back. "
                    + "What somebody changed since stays as they left it; what others wrote is never undone.",
                polish: "To, co zapisało jedno polecenie, jest cofane razem, a następne undo sięga dalej "
                    + "wstecz. Co ktoś od tego czasu zmienił, zostaje, jakie jest; co zapisali inni, nigdy "
                    + "nie jest cofane.")
        ],
        parameters: [ExpenseOptions.group])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let device = try context.reading("") { (database) throws(StoreError) in try database.device() }
        let undoing = Undoing(opened.history, author: opened.author, device: device)
        let last = undoing.lastEdits
        guard !last.isEmpty else { throw .group(.nothingToUndo(group: opened.group.name.shown)) }
        let undone = undoing.undoing(last, at: try context.stamp())
        try context.change(opened, undone.edits, values)
        let feed = Feed(GroupFeed(opened, report: context.report(opened, values)))
        for item in feed.items(of: last) { try context.say(.undone(feed.sentence(item)), values) }
        if undone.leftAlone > 0 { try context.say(.leftAlone(undone.leftAlone), values) }
        return .done
    }
}
