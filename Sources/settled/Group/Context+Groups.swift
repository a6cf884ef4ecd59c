import Arguments
import Exchange
import Foundation
import Groups
import Money
import Store

/// The way of commands to groups: all are read here, and every change goes through ``change(_:_:)``.
extension Context {
    /// All groups of this device, in the order in which they came to it.
    func groups(_ values: Values) throws(Failure) -> [OpenGroup] {
        let linked = try reading([]) { (database) throws(StoreError) in
            try database.groups().filter { $0.link != nil }
        }
        for known in linked { try joinFile(of: known, values) }
        return try reading([]) { (database) throws(StoreError) in
            try database.groups().map { known throws(StoreError) in (known, try database.history(of: known.id)) }
        }.map { known, history throws(Failure) in try OpenGroup(history, known) }
    }

    /// The group that a command line means: that of `--group`, else the one in use.
    func group(_ values: Values) throws(Failure) -> OpenGroup { try group(named: values[ExpenseOptions.group], values) }

    /// The group of this name, in any case, or the only one whose name begins so; the one in use where no name is given.
    /// Of the others no more than the names are read.
    func group(named typed: String?, _ values: Values) throws(Failure) -> OpenGroup {
        let known = try knownGroup(named: typed)
        try joinFile(of: known, values)
        return try stored(known)
    }

    /// The same group as this device has it, without a look at its file.
    func storedGroup(named typed: String?) throws(Failure) -> OpenGroup { try stored(try knownGroup(named: typed)) }

    /// The group as this device has it.
    func stored(_ known: KnownGroup) throws(Failure) -> OpenGroup {
        let history = try reading(History(of: known.id)) { (database) throws(StoreError) in
            try database.history(of: known.id)
        }
        return try OpenGroup(history, known)
    }

    private func knownGroup(named typed: String?) throws(Failure) -> KnownGroup {
        let groups = try reading([]) { (database) throws(StoreError) in
            try database.groups().map { known throws(StoreError) in
                (known: known, name: try database.history(of: known.id, record: known.id).groupName)
            }
        }
        if groups.isEmpty { throw .group(.noGroups) }
        guard let typed else {
            guard let used = groups.first(where: \.known.isInUse) else { throw .group(.noneInUse) }
            return used.known
        }
        var matches = groups.filter { $0.name == typed || $0.known.id.description == typed }
        if matches.isEmpty { matches = groups.filter { $0.name.isSameName(as: typed) } }
        if matches.isEmpty { matches = groups.filter { $0.name.lowercased().hasPrefix(typed.lowercased()) } }
        guard let match = matches.first else { throw .group(.noGroup(typed.shown)) }
        guard matches.count == 1 else {
            throw .group(.ambiguousGroup(typed.shown, matches.map { "\($0.name.shown) (\($0.known.id))" }))
        }
        return match.known
    }

    /// The entry that a command line means, deleted ones included, with its group: where no group is named and the one in
    /// use has no such entry, the only other group that has.
    func entry(_ typed: String, in name: String?, _ values: Values) throws(Failure) -> (
        group: OpenGroup, entry: Entry
    ) {
        let opened = try group(named: name, values)
        if name == nil, opened.shortIDs.ids(typed).isEmpty {
            let others = try groups(values).filter { !$0.shortIDs.ids(typed).isEmpty }
            if others.count == 1 { return (others[0], try others[0].entry(typed)) }
        }
        return (opened, try opened.entry(typed))
    }

    /// A stamp for what is written now, later than all that this device has seen.
    func stamp() throws(Failure) -> Stamp {
        let now = Int(now().timeIntervalSince1970 * 1000)
        return try keeping { (database) throws(StoreError) in try database.nextStamp(now: now) }
    }

    /// Writes edits into a group, with all occurrences that have come due, and gives the group as it is afterwards. Edits
    /// after which the books could not be read are refused, unless they could not be read before.
    @discardableResult
    func change(_ opened: OpenGroup, _ edits: [Edit], _ values: Values) throws(Failure) -> OpenGroup {
        // What was due already comes although its template is stopped now.
        let due = try occurrences(missingIn: opened.history)
        let typed = opened.history.union(History(of: opened.group.id, due + edits))
        let occurrences = due + (try occurrences(missingIn: typed))
        let written = edits + occurrences
        if written.isEmpty { return opened }
        let history = occurrences.isEmpty ? typed : typed.union(History(of: opened.group.id, occurrences))
        let changed: OpenGroup
        do throws(ExchangeError) {
            changed = OpenGroup(
                history: history, group: try opened.group.changed(by: written, in: history), me: opened.me,
                isInUse: opened.isInUse)
        } catch { throw .group(.unfit(error)) }
        do throws(Failure) {
            _ = try changed.balances()
        } catch {
            if (try? opened.balances()) != nil { throw error }
        }
        let known = try keeping { (database) throws(StoreError) in
            try database.add(written, to: opened.group.id)
            return try database.group(opened.group.id)
        }
        if let known { try joinFile(of: known, values) }
        try tell(of: occurrences, in: changed, before: opened, values)
        return changed
    }
}

extension OpenGroup {
    init(_ history: History, _ known: KnownGroup) throws(Failure) {
        do throws(ExchangeError) {
            self.init(history: history, group: try Group(history), me: known.me, isInUse: known.isInUse)
        } catch { throw .exchange(error) }
    }

    /// The edits that lead from `old` to `new`.
    func edits<Value: Registered>(from old: Value?, to new: Value, at stamp: Stamp) throws(Failure) -> [Edit] {
        do throws(ExchangeError) {
            return try new.edits(from: old, at: stamp, by: author)
        } catch { throw .group(.unfit(error)) }
    }

    /// The edits that lead from one entry to another of the same record.
    func edits(from old: Entry?, to new: Entry, at stamp: Stamp) throws(Failure) -> [Edit] {
        switch (old, new) {
        case (.expense(let old), .expense(let new)): try edits(from: old, to: new, at: stamp)
        case (.payment(let old), .payment(let new)): try edits(from: old, to: new, at: stamp)
        case (_, .expense(let new)): try edits(from: nil, to: new, at: stamp)
        case (_, .payment(let new)): try edits(from: nil, to: new, at: stamp)
        }
    }
}

extension History {
    /// The name of the group, read from its own record alone.
    fileprivate var groupName: String {
        guard let value = record(group)?.current("name")?.value, case .string(let name) = try? JSON(parsing: value.utf8)
        else { return "" }
        return name
    }
}
