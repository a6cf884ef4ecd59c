import Exchange
import Groups
import Money

/// A group as a command works with it: what it is, how it came to be so, and what this device knows of it.
struct OpenGroup {
    /// Its edits.
    let history: History
    /// What they leave.
    let group: Group
    /// The member who is me on this device; nil for nobody of them.
    let me: RecordID?
    /// Whether commands that name no group mean it.
    let isInUse: Bool

    /// The members whom a command line may name.
    var members: MemberList { MemberList(group: group.name, all: group.members) }

    /// The short names of its entries.
    var shortIDs: ShortIDs { ShortIDs(group.expenses.map(\.id) + group.payments.map(\.id)) }

    /// The words by which people tell that they mean the same group, and that theirs holds the same. The latter are read
    /// from all that the group holds.
    var words: (group: String, state: String) {
        ("\(ThreeWords(of: group.id))", "\(ThreeWords(stateOf: history))")
    }

    /// The name by which this device signs its edits; empty where nobody is me.
    var author: String { me.map { id in group.members.first { $0.id == id }?.name ?? "" } ?? "" }

    /// The entry that a command line means, deleted ones included.
    func entry(_ typed: String) throws(Failure) -> Entry {
        let found = shortIDs.ids(typed)
        guard let id = found.first, let entry = group.entry(id) else {
            throw .group(.noEntry(typed.shown, group: group.name.shown))
        }
        guard found.count == 1 else { throw .group(.ambiguousEntry(typed.shown, found.map(shortIDs.text))) }
        return entry
    }

    /// The books, up to a day.
    func journal(asOf day: CalendarDate? = nil) throws(Failure) -> Journal {
        do throws(JournalError) {
            return try Journal(group, asOf: day)
        } catch { throw .group(failure(error)) }
    }

    /// The balances, up to a day.
    func balances(asOf day: CalendarDate? = nil) throws(Failure) -> Balances {
        try balances(of: try journal(asOf: day))
    }

    /// The balances of books that were read already.
    func balances(of journal: Journal) throws(Failure) -> Balances {
        do throws(JournalError) { return try journal.balances() } catch { throw .group(failure(error)) }
    }

    /// What the books complain about, with names in place of ids.
    func failure(_ error: JournalError) -> GroupFailure {
        switch error {
        case .expense(let id, let error): .entry(shortIDs.text(id), reason(error))
        case .payment(let id, let error): .entry(shortIDs.text(id), Reason { $0.text(error) })
        case .stranger(_, let record): .entry(shortIDs.text(record), Reason(\.stranger))
        case .notAMember, .tooLarge: .books(Reason { $0.text(error) })
        }
    }

    /// Why an expense does not add up, with names in place of ids.
    func reason(_ error: ExpenseError) -> Reason {
        Reason { $0.text(error, name: members.name) }
    }
}
