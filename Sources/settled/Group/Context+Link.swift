import Arguments
import Exchange
import Groups
import Store

/// Groups that are kept in a file as well: every command joins what is there, and writes back what it changed.
extension Context {
    /// Joins a group with the file it is linked to, if it is, and says what came. Where that cannot be done now, says why
    /// and goes on with what this device has; the next command tries again.
    func joinFile(of known: KnownGroup, _ values: Values) throws(Failure) {
        guard let path = known.link?.path.shown else { return }
        let report: MergeReport?
        do throws(Failure) { report = try join(known.id) } catch {
            try say(.notJoined(path), values)
            try errors.write(error.text(BillOptions.language(self, values)).lines)
            return
        }
        guard let report, !report.isNothingNew else { return }
        let changed = report.edited.count + report.deleted.count + report.restored.count
        try say(.cameFromFile(path, new: report.arrived.count, changed: changed), values)
        if known.hook != nil { try runHook(of: known, report, in: try stored(known), values) }
    }

    /// Joins a group with the file it is linked to; nil where it has none.
    func join(_ group: RecordID) throws(Failure) -> MergeReport? {
        let home = try home()
        do {
            return try Database(home).joinLinkedFile(group, exportedBy: Program.nameAndVersion)
        } catch let error as StoreError {
            throw .store(error)
        } catch let error as ExchangeError {
            throw .exchange(error)
        } catch { throw .internalFault("\(error)") }
    }

    /// The group file at a path; nil where there is none.
    func groupFile(_ path: String) throws(Failure) -> GroupFile? {
        do throws(ExchangeError) {
            return try LinkedFile(path).contents().map { contents throws(ExchangeError) in
                try GroupFile(parsing: contents.bytes)
            }
        } catch { throw .exchange(error) }
    }

    /// The file that a group is linked to; nil where it has none.
    func linkedFile(of group: RecordID) throws(Failure) -> String? {
        try reading(nil) { (database) throws(StoreError) in try database.group(group)?.link?.path }
    }

    /// Whether commands that name no group mean one.
    func hasGroupInUse() throws(Failure) -> Bool {
        try reading(false) { (database) throws(StoreError) in try database.groups().contains(where: \.isInUse) }
    }
}
