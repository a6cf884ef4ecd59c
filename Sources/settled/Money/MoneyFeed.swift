import Exchange
import Groups
import Money

/// The feed of one's own money: its records, and the accounts that entries of groups and bills went through.
struct MoneyFeed: FeedSubject {
    let report: MoneyReport
    let history: History

    let kinds: Set = [PersonalLedger.recordKind, MoneyRecord.recordKind, EntryAccount.recordKind]

    func shortID(_ record: RecordID) -> String? { report.title(record) == nil ? nil : report.name(record) }

    func say(_ message: GroupMessage) -> String { message.text(report.language) }

    func named(_ item: Feed.Item) -> String {
        if item.kind == PersonalLedger.recordKind { return report.say(.ledger) }
        let title = report.title(item.record) ?? ""
        let amount = report.record(item.record).map { " " + report.money($0.amount, $0.currency) } ?? ""
        return "\(title)\(amount) (\(report.name(item.record)))"
    }

    func text(_ value: JSON?, of register: String) -> String? {
        switch value {
        case .string(let text): RecordID(text).map { report.title($0) ?? text.shown } ?? text.shown
        case .object where register == "money": value?.money.map { report.money($0.amount, $0.currency) }
        default: nil
        }
    }
}
