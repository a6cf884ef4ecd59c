import Exchange
import Groups
import Money

/// What happened in a group, read from its edits: each item is what one command did to one record.
struct Feed {
    /// One thing that happened.
    struct Item {
        let stamp: Stamp
        let author: String
        let record: RecordID
        let kind: String
        let action: Action
        let changes: [Change]
    }

    /// What was done to the record.
    enum Action: String {
        case added, changed, deleted, restored
    }

    /// A register and what it held before and after; nil where it was never written.
    struct Change {
        let register: String
        let before: JSON?
        let after: JSON?
    }

    private let opened: OpenGroup
    private let report: GroupReport
    private let shortIDs: ShortIDs
    private let entries: [RecordID: Entry]

    init(_ opened: OpenGroup, report: GroupReport) {
        self.opened = opened
        self.report = report
        shortIDs = opened.shortIDs
        entries = opened.group.entriesByID
    }

    /// The short id of an expense or payment; nil for every other record.
    func shortID(_ record: RecordID) -> String? { entries[record].map { shortIDs.text($0.id) } }

    /// Everything, the latest first; of one record where it is given.
    func items(about record: RecordID? = nil) -> [Item] {
        items(of: opened.history.edits.filter { record == nil || $0.record == record })
    }

    /// What some edits did, the latest first.
    func items(of edits: [Edit]) -> [Item] {
        let kinds: Set = [
            Group.recordKind, Member.recordKind, Expense.recordKind, Payment.recordKind, Comment.recordKind,
        ]
        let actions = Dictionary(grouping: edits.filter { kinds.contains($0.kind) }) {
            Key(stamp: $0.stamp, record: $0.record)
        }
        return actions.compactMap { key, edits in opened.history.record(key.record).map { item(key, edits, $0) } }
            .sorted { left, right in
                left.stamp == right.stamp ? left.record < right.record : left.stamp > right.stamp
            }
    }

    private struct Key: Hashable {
        let stamp: Stamp
        let record: RecordID
    }

    private func item(_ key: Key, _ edits: [Edit], _ record: Record) -> Item {
        let changes = edits.map { edit in
            Change(
                register: edit.register,
                before: record.edits.last { $0.register == edit.register && $0.stamp < key.stamp }.flatMap(Self.value),
                after: Self.value(edit))
        }
        let action: Action
        if record.created == key.stamp {
            action = .added
        } else if let deletion = changes.first(where: { $0.register == "deleted" }) {
            action = deletion.after == .bool(true) ? .deleted : .restored
        } else {
            action = .changed
        }
        return Item(
            stamp: key.stamp, author: edits[0].author, record: key.record, kind: record.kind, action: action,
            changes: changes)
    }

    private static func value(_ edit: Edit) -> JSON? { try? JSON(parsing: edit.value.utf8) }

    /// An item in words: `changed dinner €96.00 (qpvu): amount €90.00 → €96.00`.
    func sentence(_ item: Item) -> String {
        let what = report.say(.did(item.action, named(item)))
        guard item.action == .changed else { return what }
        let changes = item.changes.map { change in
            report.say(.register(change.register)) + detail(change)
        }
        return what + ": " + changes.joined(separator: ", ")
    }

    private func named(_ item: Item) -> String {
        switch item.kind {
        case Group.recordKind: report.say(.theGroup)
        case Member.recordKind: report.name(item.record)
        case Comment.recordKind:
            report.say(.theComment(opened.group.comments.first { $0.id == item.record }?.text.shown ?? ""))
        default:
            entries[item.record].map { entry in
                "\(report.title(entry)) \(report.amount(entry)) (\(shortIDs.text(item.record)))"
            } ?? item.record.description
        }
    }

    /// What a register held before and holds after, where that is said in a few words.
    private func detail(_ change: Change) -> String {
        func text(_ value: JSON?) -> String? {
            switch value {
            case .string(let text): RecordID(text).map(report.name) ?? text.shown
            case .object(let members) where change.register == "money": money(members)
            case .array(let elements): elements.compactMap(text).joined(separator: ", ")
            default: nil
            }
        }
        let (before, after) = (text(change.before), text(change.after))
        if before == after { return "" }
        return " " + (before.map { $0.isEmpty ? "–" : $0 } ?? "–") + " → "
            + (after.map { $0.isEmpty ? "–" : $0 } ?? "–")
    }

    private func money(_ members: JSON.Members) -> String? {
        guard case .string(let text) = members["amount"], case .string(let code) = members["currency"],
            let currency = Currency(code: code), let amount = Amount(decimal: text, currency)
        else { return nil }
        return report.money(amount, currency)
    }
}
