import Exchange
import Groups
import Ledger
import Money
import Recognition
import Store

/// What a check of everything that is kept found.
struct CheckReport {
    /// Something that is not as it should be.
    enum Fault: Equatable {
        /// With the files.
        case finding(Finding)
        /// The shares of a bill do not make up its total.
        case doesNotAddUp(Int)
        /// A bill cannot be split as it is kept.
        case unsplittable(Int)
        /// A group of this id cannot be read, or its balances are not zero together.
        case unsoundGroup(String, ExchangeError)
        /// What was noted down of one's own money cannot be read, or makes no sense.
        case unsoundMoney(MoneyFailure)

        /// What is said about it.
        var message: StoreMessage {
            switch self {
            case .finding(let finding): .finding(finding)
            case .doesNotAddUp(let id): .doesNotAddUp(id)
            case .unsplittable(let id): .unsplittable(id)
            case .unsoundGroup(let id, let error): .unsoundGroup(id, error)
            case .unsoundMoney(let failure): .unsoundMoney(failure)
            }
        }
    }

    /// How many bills were looked at, deleted ones as well; none where the database is damaged.
    let bills: Int
    /// Everything that is not as it should be.
    let faults: [Fault]

    /// Looks at the database, the pictures, every bill, every group and one's own money, and changes nothing.
    init(_ database: borrowing Database) throws(StoreError) {
        let findings = try database.inspect(hash: Digest.sha256)
        let isDamaged = findings.contains { if case .damage = $0 { true } else { false } }
        // From a damaged file nothing more is taken: what it gives may be wrong.
        let records = isDamaged ? [] : try database.bills() + database.bills(areDeleted: true)
        let groups =
            isDamaged
            ? [] : try database.groups().map { known throws(StoreError) in try database.history(of: known.id) }
        let money = isDamaged ? nil : try database.personalHistory()
        bills = records.count
        faults =
            findings.map { .finding($0) } + records.compactMap(Self.fault) + groups.compactMap(Self.fault)
            + [money].compactMap { $0.flatMap(Self.moneyFault) }
    }

    /// What is said where nothing has been kept yet.
    static let ofNothing = CheckReport(bills: 0, faults: [])

    /// Makes a report of what was found.
    init(bills: Int, faults: [Fault]) {
        (self.bills, self.faults) = (bills, faults)
    }

    /// What is wrong with a bill: its shares and its unassigned lines are its total, to the last unit.
    private static func fault(_ record: BillRecord) -> Fault? {
        let id = record.id ?? 0
        guard let split = try? ReviewSession.State(record).bill().split(), let assigned = try? split.assigned(),
            let sum = try? ([assigned] + split.unassigned.map(\.amount)).checkedSum()
        else { return .unsplittable(id) }
        return sum == split.total ? nil : .doesNotAddUp(id)
    }

    /// What is wrong with what was noted down of one's own money.
    private static func moneyFault(_ history: History) -> Fault? {
        do throws(Failure) {
            _ = try OwnMoney(history: history, groups: [], bills: KnownBills())
            return nil
        } catch {
            guard case .money(let failure) = error else { return nil }
            return .unsoundMoney(failure)
        }
    }

    /// What is wrong with a group: every register can be read, every entry adds up, and so the balances of each currency
    /// are zero together.
    private static func fault(_ history: History) -> Fault? {
        do throws(ExchangeError) {
            try history.check()
            return nil
        } catch { return .unsoundGroup(history.group.description, error) }
    }
}
