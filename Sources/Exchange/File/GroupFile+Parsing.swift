internal import Groups

extension GroupFile {
    /// Reads a file, whose text may have any blanks and line ends, and whose records and edits any order.
    ///
    /// What a later version may have added, kinds of records and registers, is kept as it is. Anything else that is not
    /// as it should be is an error, and nothing of the file counts. ``CompactText`` is read as the file that it holds.
    public init(parsing bytes: [UInt8]) throws(ExchangeError) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
        let bytes = try CompactText.file(in: bytes) ?? bytes
        var edits: [Edit] = []
        var header: (group: RecordID, exportedBy: String)?
        var seen: Set<RecordID> = []
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            guard header != nil else {
                header = try Self.header(line)
                continue
            }
            do throws(RegisterFault) {
                let record = try Field.reading(try Self.json(line)) { field throws(RegisterFault) in
                    try RecordLine(field)
                }
                guard seen.insert(record.id).inserted else { throw RegisterFault("id", .repeated) }
                edits += record.edits
            } catch { throw .line(number, error) }
        }
        guard let header else { throw .notAGroupFile }
        history = History(of: header.group, edits)
        exportedBy = header.exportedBy
        try history.check()
    }

    private static func json(_ line: ArraySlice<UInt8>) throws(RegisterFault) -> JSON {
        do throws(JSONFault) { return try JSON(parsing: line) } catch { throw RegisterFault("", .json(error)) }
    }

    private static func header(_ line: ArraySlice<UInt8>) throws(ExchangeError) -> (RecordID, String) {
        guard let field = try? Field(json(line), at: ""), let members = try? field.members(nil),
            members["format"]?.json == "settled-group"
        else { throw .notAGroupFile }
        if case .number(let version) = members["version"]?.json, version > Self.version {
            throw .newer(version: version)
        }
        do throws(RegisterFault) {
            _ = try members.field("version").count()
            _ = try field.members(["format", "version", "group", "exported-by"])
            return (try members.field("group").id(), try members.field("exported-by").line())
        } catch { throw .line(1, error) }
    }
}

/// A line of a group file: a record with all its edits.
private struct RecordLine {
    let id: RecordID
    let edits: [Edit]

    init(_ field: Field) throws(RegisterFault) {
        let members = try field.members(["id", "kind", "registers"])
        let id = try members.field("id").id()
        let kind = try members.field("kind").identifier()
        var edits: [Edit] = []
        for (register, field) in try members.field("registers").members(nil).all {
            guard register.isIdentifier else { throw field.not(.identifier) }
            let written = try field.elements { edit throws(RegisterFault) in
                let members = try edit.members(["author", "stamp", "value"])
                return Edit(
                    record: id, kind: kind, register: register, stamp: try members.field("stamp").stamp(),
                    value: try members.field("value").json.canonical, author: try members.field("author").line())
            }
            guard !written.isEmpty else { throw field.not(.edits) }
            edits += written
        }
        guard !edits.isEmpty else { throw RegisterFault("registers", .not(.edits)) }
        self.id = id
        self.edits = edits
    }
}

extension Field {
    /// The name of a kind or a register: small letters, digits and hyphens.
    fileprivate func identifier() throws(RegisterFault) -> String {
        guard case .string(let text) = json, text.isIdentifier else { throw not(.identifier) }
        return text
    }

    /// `[milliseconds, counter, "device"]`, within what a clock can say.
    fileprivate func stamp() throws(RegisterFault) -> Stamp {
        guard case .array(let parts) = json, parts.count == 3, case .number(let milliseconds) = parts[0],
            case .number(let counter) = parts[1], (0...Stamp.lastMillisecond).contains(milliseconds),
            (0...Stamp.largestCounter).contains(counter)
        else { throw not(.stamp) }
        return Stamp(
            milliseconds: milliseconds, counter: counter,
            device: try Field(parts[2], at: path.map { $0 + "[2]" }).identifier())
    }
}

extension String {
    fileprivate var isIdentifier: Bool {
        (1...32).contains(utf8.count)
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
