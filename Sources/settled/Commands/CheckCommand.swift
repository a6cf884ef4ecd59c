import Arguments
import Exchange
import Groups
import Ledger
import Money
import Recognition
import Store

/// `settled check`: whether everything that is kept is whole, and every bill and every group still adds up.
enum CheckCommand {
    static let declaration = Command(
        "check", abstract: "Check everything that is kept.",
        discussion: [
            "Looks at the database, the pictures, every bill, deleted ones as well, and every group, and changes nothing. "
                + "The exit status is 1 if something is not as it should be."
        ],
        parameters: [BillOptions.language])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let language = BillOptions.language(context, values)
        let found = try context.reading(nil) { (database) throws(StoreError) in
            let findings = try database.inspect(hash: Digest.sha256)
            // From a damaged file nothing more is taken: what it gives may be wrong.
            let bills = findings.isEmpty ? try database.bills() + database.bills(areDeleted: true) : []
            let groups =
                findings.isEmpty
                ? try database.groups().map { known throws(StoreError) in try database.history(of: known.id) } : []
            return (findings: findings, bills: bills, groups: groups)
        }
        guard let found else {
            try context.output.write(StoreMessage.nothingKept.text(language) + "\n")
            return .done
        }
        let faults =
            found.findings.map { StoreMessage.finding($0) } + found.bills.compactMap(fault)
            + found.groups.compactMap(fault)
        guard faults.isEmpty else {
            for fault in faults { try context.output.write(fault.text(language) + "\n") }
            return .needsPerson
        }
        try context.output.write(StoreMessage.sound(bills: found.bills.count).text(language) + "\n")
        return .done
    }

    /// What is wrong with a bill: its shares and its unassigned lines are its total, to the last unit.
    private static func fault(_ record: BillRecord) -> StoreMessage? {
        let id = record.id ?? 0
        guard let split = try? ReviewSession.State(record).bill().split(), let assigned = try? split.assigned() else {
            return .unsplittable(id)
        }
        let sum = assigned.minorUnits + split.unassigned.map(\.amount.minorUnits).reduce(0, +)
        return sum == split.total.minorUnits ? nil : .doesNotAddUp(id)
    }

    /// What is wrong with a group: every register can be read, every entry adds up, and so the balances of each currency
    /// are zero together.
    private static func fault(_ history: History) -> StoreMessage? {
        do throws(ExchangeError) {
            try history.check()
            return nil
        } catch { return .unsoundGroup(history.group.description, error) }
    }
}
