import Exchange
import Groups
import Money

/// What a feed is about: edits, and how their records are called.
protocol FeedSubject {
    /// The edits.
    var history: History { get }
    /// The kinds of records that people know of.
    var kinds: Set<String> { get }
    /// The short id of a record that has one.
    func shortID(_ record: RecordID) -> String?
    /// What the record of an item is called.
    func named(_ item: Feed.Item) -> String
    /// A value that is said in a few words; nil for every other.
    func text(_ value: JSON?, of register: String) -> String?
    /// A message in the language of the feed.
    func say(_ message: GroupMessage) -> String
}

/// What happened in a group or with one's own money, read from the edits: each item is what one command did to one record.
struct Feed {
    /// One thing that happened.
    struct Item {
        let stamp: Stamp
        let author: String
        let record: RecordID
        /// The stamp of the record's first edit.
        let created: Stamp
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

    private let subject: any FeedSubject

    init(_ subject: any FeedSubject) { self.subject = subject }

    /// The short id of a record that has one.
    func shortID(_ record: RecordID) -> String? { subject.shortID(record) }

    /// Everything, the latest first; of one record where it is given.
    func items(about record: RecordID? = nil) -> [Item] {
        items(of: subject.history.edits.filter { record == nil || $0.record == record })
    }

    /// What some edits did, the latest first.
    func items(of edits: [Edit]) -> [Item] {
        let kinds = subject.kinds
        let actions = Dictionary(grouping: edits.filter { kinds.contains($0.kind) }) {
            Key(stamp: $0.stamp, record: $0.record)
        }
        return actions.compactMap { key, edits in subject.history.record(key.record).map { item(key, edits, $0) } }
            .sorted { left, right in
                // Of what one command did, what is new comes first.
                if left.stamp != right.stamp { return left.stamp > right.stamp }
                return left.created == right.created ? left.record < right.record : left.created > right.created
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
        if record.created == key.stamp, record.kind != EntryAccount.recordKind {
            action = .added
        } else if let deletion = changes.first(where: { $0.register == "deleted" }) {
            action = deletion.after == .bool(true) ? .deleted : .restored
        } else {
            action = .changed
        }
        return Item(
            stamp: key.stamp, author: edits[0].author, record: key.record, created: record.created, kind: record.kind,
            action: action, changes: changes)
    }

    private static func value(_ edit: Edit) -> JSON? { try? JSON(parsing: edit.value.utf8) }

    /// An item in words: `changed dinner €96.00 (qpvu): amount €90.00 → €96.00`.
    func sentence(_ item: Item) -> String {
        let what = subject.say(.did(item.action, subject.named(item)))
        guard item.action == .changed else { return what }
        let changes = item.changes.map { change in
            subject.say(.register(change.register)) + detail(change)
        }
        return what + ": " + changes.joined(separator: ", ")
    }

    /// What a register held before and holds after, where that is said in a few words.
    private func detail(_ change: Change) -> String {
        let before = subject.text(change.before, of: change.register)
        let after = subject.text(change.after, of: change.register)
        if before == after { return "" }
        return " " + (before.map { $0.isEmpty ? "–" : $0 } ?? "–") + " → "
            + (after.map { $0.isEmpty ? "–" : $0 } ?? "–")
    }
}

extension JSON {
    /// The amount of a register `money` with its currency; nil for every other value.
    var money: (amount: Amount, currency: Currency)? {
        guard case .object(let members) = self, case .string(let text) = members["amount"],
            case .string(let code) = members["currency"], let currency = Currency(code: code),
            let amount = Amount(decimal: text, currency)
        else { return nil }
        return (amount, currency)
    }
}
