/// Something that is not as it should be with what is kept.
public enum Finding: Hashable, Sendable {
    /// SQLite says what is wrong with the file.
    case damage(String)
    /// A row of this table belongs to one that is not there.
    case orphan(table: String)
    /// A picture is not in its folder.
    case pictureMissing(String)
    /// A picture is not the one that was kept.
    case pictureChanged(String)
}

extension Database {
    /// Looks at the whole file, every reference and every picture, and changes nothing; `hash` is that of a picture's
    /// bytes, of which its name was made.
    public func inspect(hash: ([UInt8]) -> String) throws(StoreError) -> [Finding] {
        var findings: [Finding] = []
        do throws(StoreError) {
            findings += try rows("PRAGMA integrity_check") { $0.text(0) ?? "" }.filter { $0 != "ok" }
                .map { .damage($0) }
            findings += try rows("PRAGMA foreign_key_check") { .orphan(table: $0.text(0) ?? "") }
            let names = try rows("SELECT DISTINCT picture FROM receipt WHERE picture IS NOT NULL ORDER BY picture") {
                $0.text(0) ?? ""
            }
            for name in names {
                guard let bytes = WholeFile.bytes(home.pictures + "/" + name) else {
                    findings.append(.pictureMissing(name))
                    continue
                }
                if hash(bytes) != name.prefix(while: { $0 != "." }) { findings.append(.pictureChanged(name)) }
            }
        } catch .damaged where !findings.isEmpty {
            // What SQLite said before it gave up says more.
        }
        return findings
    }
}
