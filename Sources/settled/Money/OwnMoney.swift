import Exchange
import Groups
import Ledger
import Money
import Store

/// One's own money as a command works with it: what was noted down, the groups in which somebody is me, and the bills.
struct OwnMoney {
    /// The edits of what was noted down; nil where nothing was yet.
    let history: History?
    /// What they leave.
    let ledger: PersonalLedger?
    /// The groups in which somebody is me.
    let groups: [OpenGroup]
    /// The bills at which I was.
    let bills: KnownBills
    /// All of it together.
    let money: MyMoney
    /// What does not count, and why.
    var leftOut: [MoneyMessage] = []
    private let memberships: [Membership]

    init(history: History?, groups: [OpenGroup], bills: KnownBills) throws(Failure) {
        let memberships = try groups.map { opened throws(Failure) in
            do throws(JournalError) {
                return try Membership(opened.group, me: opened.me ?? opened.group.id)
            } catch { throw .group(opened.failure(error)) }
        }
        try self.init(history, groups, memberships, bills)
    }

    private init(
        _ history: History?, _ groups: [OpenGroup], _ memberships: [Membership], _ bills: KnownBills
    ) throws(Failure) {
        (self.history, self.groups, self.memberships, self.bills) = (history, groups, memberships, bills)
        do throws(ExchangeError) {
            ledger = try history.map { history throws(ExchangeError) in try PersonalLedger(history) }
        } catch { throw .money(.unreadable(error)) }
        let records = ledger?.records ?? []
        var accounts = ledger?.accounts ?? [:]
        // What was said of a bill holds for the expense that it became.
        for (bill, expense) in bills.expenses where accounts[expense] == nil { accounts[expense] = accounts[bill] }
        let named = memberships.map { membership in
            var membership = membership
            membership.accounts = accounts
            return membership
        }
        let resolved = records.map { record in
            var record = record
            record.purchase = record.purchase.map { bills.expenses[$0] ?? $0 }
            return record
        }
        do throws(MyMoneyError) {
            money = try MyMoney(named, resolved, bills.alone, accounts: accounts)
        } catch {
            if case .record(let id, let error) = error {
                throw .money(.record(ShortIDs(records.map(\.id)).text(id), error))
            }
            throw .money(MoneyFailure(error))
        }
    }

    /// The short names of records of one's own and of all entries of the groups.
    var shortIDs: ShortIDs {
        ShortIDs((ledger?.records ?? []).map(\.id) + groups.flatMap { $0.group.entries.map(\.id) })
    }

    /// What it is called on the command line: the number of a bill, or a short id.
    func name(_ id: RecordID) -> String { id.billNumber.map(String.init) ?? shortIDs.text(id) }

    /// What a command line means, deleted records included.
    func item(_ typed: Item) throws(Failure) -> MoneyItem {
        switch typed {
        case .bill(let number):
            if let bill = bills.alone.first(where: { $0.number == number }) { return .bill(bill) }
            guard let expense = bills.expenses[RecordID(bill: number)], let item = item(expense) else {
                throw .money(.noRecord(String(number)))
            }
            return item
        case .entry(let text):
            let shortIDs = shortIDs
            let found = shortIDs.ids(text)
            guard let id = found.first else { throw .money(.noRecord(text.shown)) }
            guard found.count == 1 else { throw .group(.ambiguousEntry(text.shown, found.map(shortIDs.text))) }
            guard let item = item(id) else { throw .money(.noRecord(text.shown)) }
            return item
        }
    }

    private func item(_ id: RecordID) -> MoneyItem? {
        if let record = ledger?.records.first(where: { $0.id == id }) { return .record(record) }
        for opened in groups {
            if let entry = opened.group.entry(id) { return .entry(opened, entry) }
        }
        return nil
    }

    /// The same after some edits of what was noted down; nothing is written.
    func adding(_ edits: [Edit], to ledger: RecordID) throws(Failure) -> OwnMoney {
        let history = (history ?? History(of: ledger)).union(History(of: ledger, edits))
        do throws(ExchangeError) { _ = try PersonalLedger(history) } catch { throw .group(.unfit(error)) }
        let changed = try OwnMoney(history, groups, memberships, bills)
        try changed.checkSums()
        return changed
    }

    /// Refuses amounts that add up to more than can be calculated with.
    private func checkSums() throws(Failure) {
        do throws(MyMoneyError) {
            for currency in money.currencies { _ = try money.figures(in: currency) }
            _ = try money.accounts()
            _ = try money.people()
        } catch { throw .money(MoneyFailure(error)) }
    }

    /// The account called this in any case, as it was written first; else a new one.
    func account(_ typed: String) -> String { known(accounts, typed) }

    /// The names of all accounts that were ever named in what counts.
    var accounts: [String] {
        let ledger = ledger?.records.filter { !$0.isDeleted }.flatMap { [$0.account, $0.target].compactMap(\.self) }
        return (ledger ?? []) + (self.ledger?.accounts.values.sorted() ?? [])
    }

    private func known(_ names: [String], _ typed: String) -> String {
        names.contains(typed) ? typed : names.first { $0.isSameName(as: typed) } ?? typed
    }

    /// The person called this in any case, as a record, a group or a bill has the name, or one of `others`; else somebody
    /// new.
    func person(_ typed: String, _ others: [String]) -> String {
        known(money.timeline.flatMap { $0.people.map(\.name) } + groups.flatMap(Self.others) + others, typed)
    }

    private static func others(in opened: OpenGroup) -> [String] {
        opened.members.active.filter { $0.id != opened.me }.map(\.name)
    }
}

/// What a command about one's own money is given.
enum MoneyItem {
    /// A record of one's own.
    case record(MoneyRecord)
    /// An expense or a payment of a group.
    case entry(OpenGroup, Entry)
    /// A kept bill.
    case bill(SharedBill)

    /// The id it has in the timeline.
    var id: RecordID {
        switch self {
        case .record(let record): record.id
        case .entry(_, let entry): entry.id
        case .bill(let bill): bill.id
        }
    }
}
