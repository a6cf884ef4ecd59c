import Exchange
import Groups
import Store

/// The way between a group and the file it is linked to.
extension Database {
    /// Joins a group with its file, so that both hold what either held; nil where it has none.
    ///
    /// What stands in the file is in the database before the file is replaced, and the file is replaced as a whole. So
    /// whenever this ends, by whatever, nothing is lost, and the next time goes on.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - exportedBy: The program, for the first line of the file.
    /// - Returns: What came out of the file.
    /// - Throws: `StoreError` and `ExchangeError`; a file that is not as it should be is left as it is.
    func joinLinkedFile(_ group: RecordID, exportedBy: String) throws -> MergeReport? {
        guard let link = try self.group(group)?.link else { return nil }
        let file = LinkedFile(link.path)
        return try file.alone {
            var before: History?
            for _ in 0..<100 {
                guard let known = try self.group(group) else { return nil }
                let contents = try file.contents()
                if let contents, contents.digest == known.link?.digest { return report(before, before) }
                // Read after the revision: what another process adds meanwhile makes the revision a later one.
                let mine = try history(of: group)
                before = before ?? mine
                let theirs = try contents.map { try GroupFile(parsing: $0.bytes).history }
                let new = try theirs.map { try mine.joined(with: $0).subtracting(mine) } ?? []
                if !new.isEmpty {
                    try add(new, to: group)
                    continue
                }
                var next = contents
                if theirs != mine {
                    let written = LinkedFile.Contents(GroupFile(mine, exportedBy: exportedBy).bytes)
                    guard try file.replace(contents, with: written) else { continue }
                    next = written
                }
                if let next { try setLinked(group, digest: next.digest, revision: known.revision) }
                return report(before, mine)
            }
            throw ExchangeError.busy(path: file.path)
        }

        func report(_ before: History?, _ after: History?) -> MergeReport {
            let nothing = History(of: group)
            return MergeReport(from: before ?? nothing, to: after ?? nothing)
        }
    }
}
