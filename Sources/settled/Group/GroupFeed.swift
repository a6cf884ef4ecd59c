import Exchange
import Groups
import Money

/// The feed of a group: its settings, members, entries and comments.
struct GroupFeed: FeedSubject {
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

    var history: History { opened.history }

    let kinds: Set = [
        Group.recordKind, Member.recordKind, Expense.recordKind, Payment.recordKind, Comment.recordKind,
    ]

    func shortID(_ record: RecordID) -> String? { entries[record].map { shortIDs.text($0.id) } }

    func say(_ message: GroupMessage) -> String { report.say(message) }

    func named(_ item: Feed.Item) -> String {
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

    func text(_ value: JSON?, of register: String) -> String? {
        switch value {
        case .string(let text): RecordID(text).map(report.name) ?? text.shown
        case .object where register == "money": value?.money.map { report.money($0.amount, $0.currency) }
        case .array(let elements): elements.compactMap { self.text($0, of: register) }.joined(separator: ", ")
        default: nil
        }
    }
}
