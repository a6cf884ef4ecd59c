public import Groups
internal import Money

/// A group as it travels: everything that a device knows of it, in the one text that this has.
///
///     {"exported-by":"settled 0.1.0","format":"settled-group","group":"…","version":1}
///     {"id":"…","kind":"expense","registers":{"title":[{"author":"ann","stamp":[1764489600000,0,"k3x9"],"value":"Lunch"}]}}
///
/// Every line is canonical JSON and ends in a line feed; behind the first each is one record, in the order of their ids.
/// Of a register every edit is told, the last of which is what it holds. So a file can be compared and joined line by
/// line, and the same group from the same program is the same bytes.
public struct GroupFile: Hashable, Sendable {
    /// The version of the form; files of later ones are refused.
    public static let version = 1
    /// The value of `format`.
    static let format = "settled-group"
    /// The largest file that is read, in bytes.
    public static let sizeLimit = 256 << 20

    /// Everything that is known of the group.
    public let history: History
    /// The program that wrote the file.
    public let exportedBy: String

    /// Makes a file of a group.
    public init(_ history: History, exportedBy: String) {
        self.history = history
        self.exportedBy = exportedBy
    }

    /// What two devices have of one group as one file, which is what `git merge` asks for.
    ///
    /// The file that two have in common says nothing more, since histories only grow.
    public func joined(with other: GroupFile) throws(ExchangeError) -> GroupFile {
        GroupFile(try history.joined(with: other.history), exportedBy: exportedBy)
    }

    /// The file.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        let header: JSON = [
            "format": .string(Self.format), "version": .number(Self.version),
            "group": .string(history.group.description), "exported-by": .string(exportedBy),
        ]
        header.write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        for record in history.records { Self.write(record, to: &bytes) }
        return bytes
    }

    /// Appends the line of a record. The values of registers are canonical already.
    private static func write(_ record: Record, to bytes: inout [UInt8]) {
        bytes += #"{"id":"\#(record.id)","kind":"\#(record.kind)","registers":{"#.utf8
        for (index, edit) in zip(record.edits.indices, record.edits) {
            let isFirst = index == record.edits.startIndex || record.edits[index - 1].register != edit.register
            if isFirst {
                bytes +=
                    (index == record.edits.startIndex ? #""\#(edit.register)":["# : #"],"\#(edit.register)":["#).utf8
            } else {
                bytes.append(UInt8(ascii: ","))
            }
            bytes += #"{"author":"#.utf8
            JSON.string(edit.author).write(to: &bytes)
            let stamp = edit.stamp
            bytes += #","stamp":[\#(stamp.milliseconds),\#(stamp.counter),"\#(stamp.device)"],"value":"#.utf8
            bytes += edit.value.utf8
            bytes.append(UInt8(ascii: "}"))
        }
        bytes += "]}}\n".utf8
    }
}

extension History {
    /// The union with what another device knows of the same group, after looking whether it still is a group that adds
    /// up: all of it or nothing.
    public func joined(with other: History) throws(ExchangeError) -> History {
        guard other.group == group else { throw .otherGroup(other.group, insteadOf: group) }
        let union = union(other)
        if union != self { try union.check() }
        return union
    }

    /// Looks whether everything in it can be read and adds up, each entry and the balances of each currency together.
    public func check() throws(ExchangeError) {
        let group = try Group(self)
        var unbalanced: Currency?
        do throws(JournalError) {
            let balances = try Journal(group).balances()
            for currency in balances.currencies where try balances.sum(in: currency) != .zero { unbalanced = currency }
        } catch { throw .journal(error) }
        if let unbalanced { throw .unbalanced(unbalanced) }
    }
}
