import Arguments
import Exchange
import Groups
import Money
import Store

/// The way of commands to one's own money: all of it is read here, and every change goes through ``change(_:_:_:)``.
extension Context {
    /// One's own money from everything that is kept.
    func ownMoney(_ values: Values) throws(Failure) -> OwnMoney {
        let opened = try groups(values)
        let groups = opened.filter { $0.me != nil }
        let hasSources = groups.contains { $0.group.expenses.contains { $0.bill != nil } }
        let found = try reading(nil) { (database) throws(StoreError) in
            let me = try database.people().first(where: \.isMe)?.name
            // Only where bills became expenses it matters how this device is called, since asking gives it a name.
            let device = hasSources ? try database.device() : ""
            let bills = KnownBills(try database.bills(), of: me, device: device, in: groups)
            return (history: try database.personalHistory(), bills: bills)
        }
        var own = try OwnMoney(history: found?.history, groups: groups, bills: found?.bills ?? KnownBills())
        let others = opened.filter { $0.me == nil && !$0.group.isArchived }
        own.leftOut = others.map { .groupWithoutMe($0.group.name.shown) } + own.bills.leftOut
        return own
    }

    /// Writes what changed of one's own money, and gives it as it is afterwards. What could not be read or added up
    /// afterwards is refused.
    func change(_ own: OwnMoney, _ ledger: PersonalLedger, _ edits: [Edit]) throws(Failure) -> OwnMoney {
        let changed = try own.adding(edits, to: ledger.id)
        try keeping { (database) throws(StoreError) in _ = try database.add(edits, to: ledger.id) }
        return changed
    }

    /// The ledger to write into, and the edits that make it where there is none: its currency is the first that is said.
    func ledger(_ own: OwnMoney, _ currency: Currency?) throws(Failure) -> (ledger: PersonalLedger, edits: [Edit]) {
        if let ledger = own.ledger { return (ledger, []) }
        guard let currency else { throw .money(.noCurrency) }
        let id = try keeping { (database) throws(StoreError) in try database.personalLedger() }
        let ledger = PersonalLedger(id: id, currency: currency)
        return (ledger, try edits(from: nil, to: ledger, at: try stamp()))
    }

    /// The edits that lead from `old` to `new`; nobody but the user signs them, so that they bear no name.
    func edits<Value: Registered>(from old: Value?, to new: Value, at stamp: Stamp) throws(Failure) -> [Edit] {
        do throws(ExchangeError) { return try new.edits(from: old, at: stamp, by: "") } catch {
            throw .group(.unfit(error))
        }
    }

    /// Says a sentence on standard error.
    func say(_ message: MoneyMessage, _ values: Values) throws(Failure) {
        try errors.write("settled: " + message.text(BillOptions.language(self, values)) + "\n")
    }
}
