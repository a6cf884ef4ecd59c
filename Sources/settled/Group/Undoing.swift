import Exchange
import Groups
import Money

/// Taking back what this device wrote last.
///
/// Whatever a command writes has one stamp, so that the edits of a stamp are undone together. What is undone is marked
/// by a record of the kind `undo`, which travels with the group and tells the next undo to go further back.
struct Undoing {
    /// The edits of a group, or of the ledger of one's own money.
    let history: History
    /// By whom the undoing is signed.
    let author: String
    let device: String

    init(_ history: History, author: String, device: String) {
        self.history = history
        self.author = author
        self.device = device
    }

    /// The last edits of this device that can be undone, all of one stamp; none where nothing is left. The making of the
    /// group or of the ledger is not undone.
    var lastEdits: [Edit] {
        let own = history.edits.filter { $0.stamp.device == device }
        let past = past.union(making)
        let stamp = own.map(\.stamp).filter { !past.contains($0) }.max()
        let last = own.filter { $0.stamp == stamp }
        let records = Set(last.map(\.record))
        return last.filter { !isCopied($0, from: records) }
    }

    /// The stamps of the command that made the group with its members, or the ledger.
    private var making: Set<Stamp> {
        let made = history.record(history.group)?.created.milliseconds
        let kinds: Set = [Group.recordKind, Member.recordKind, PersonalLedger.recordKind]
        let then = history.edits.filter { $0.stamp.milliseconds == made }
        return Set(then.map(\.stamp)).subtracting(then.filter { !kinds.contains($0.kind) }.map(\.stamp))
    }

    /// Whether an edit came to an occurrence from its template, which the occurrence follows by itself.
    private func isCopied(_ edit: Edit, from templates: Set<RecordID>) -> Bool {
        guard let record = history.record(edit.record), record.created != edit.stamp else { return false }
        let days = record.edits.filter { $0.register == "date" }.compactMap { edit -> CalendarDate? in
            guard case .string(let text) = try? JSON(parsing: edit.value.utf8) else { return nil }
            return CalendarDate(text)
        }
        return templates.contains { template in days.contains { .occurrence(of: template, on: $0) == record.id } }
    }

    /// The stamps of what is undone, and of the undoing itself: as if neither had been.
    private var past: Set<Stamp> {
        let own = history.edits.filter { $0.stamp.device == device }
        let marks = own.filter { $0.kind == Self.kind }
        let undone = Set(marks.map(\.value))
        return Set(marks.map(\.stamp)).union(own.map(\.stamp).filter { undone.contains(Self.value(of: $0)) })
    }

    /// The edits that take `edits` back, and of how many registers somebody has changed the value since, which are left.
    func undoing(_ edits: [Edit], at stamp: Stamp) -> (edits: [Edit], leftAlone: Int) {
        guard let undone = edits.first?.stamp else { return ([], 0) }
        var taken: [Edit] = []
        var leftAlone = 0
        let past = past
        for record in Set(edits.map(\.record)).sorted() {
            guard let known = history.record(record) else { continue }
            let registers = edits.filter { $0.record == record }
            let deletion = known.kind == Member.recordKind ? "archived" : "deleted"
            // The account of an entry is not made but said; then it is as if it had never been.
            let made = known.kind == EntryAccount.recordKind ? nil : known.created
            guard made != undone else {
                taken.append(edit(record, known.kind, deletion, "true", at: stamp))
                continue
            }
            // What was made, undone and then restored still holds what it was made with, and was deleted before.
            let isUnmade = made.map(past.contains) ?? false
            for edit in registers {
                let standing = known.edits.filter {
                    $0.register == edit.register && ($0.stamp == made || !past.contains($0.stamp))
                }
                guard standing.last == edit else {
                    leftAlone += 1
                    continue
                }
                let before =
                    standing.dropLast().last?.value ?? (isUnmade && edit.register == deletion ? "true" : "null")
                taken.append(self.edit(record, edit.kind, edit.register, before, at: stamp))
            }
        }
        taken.append(edit(.new(), Self.kind, "of", Self.value(of: undone), at: stamp))
        return (taken, leftAlone)
    }

    /// The kind of the records that mark what is undone.
    static let kind = "undo"

    private static func value(of stamp: Stamp) -> String {
        JSON.array([.number(stamp.milliseconds), .number(stamp.counter), .string(stamp.device)]).canonical
    }

    private func edit(
        _ record: RecordID, _ kind: String, _ register: String, _ value: String, at stamp: Stamp
    ) -> Edit {
        Edit(record: record, kind: kind, register: register, stamp: stamp, value: value, author: author)
    }
}
