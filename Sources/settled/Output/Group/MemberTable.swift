import Groups
import Money

/// The members of a group, as a table and as a JSON document.
struct MemberTable {
    let report: GroupReport

    /// The table, with a line break at the end of every line.
    var text: String {
        let members = report.group.members.filter { $0.alias == nil }
        let rows = members.map { member in
            let marks =
                (report.opened.me == member.id ? [report.say(.me)] : [])
                + (member.isArchived ? [report.say(.removedMark)] : [])
            return [
                member.name.shown + (marks.isEmpty ? "" : " (" + marks.joined(separator: ", ") + ")"),
                member.weight == .one ? "" : report.say(.countsFor(member.weight.description)),
                member.handles.sorted { $0.key < $1.key }.map { ($0.key + " " + $0.value).shown }
                    .joined(separator: ", "),
            ]
        }
        let widths = rows.columnWidths
        return zip(members, rows).map { member, row in
            let name = report.coloured(row[0], member.id) + String(repeating: " ", count: widths[0] - row[0].columns)
            let cells = [name] + (1..<3).filter { widths[$0] > 0 }.map { row[$0].padded(to: widths[$0]) }
            return cells.joined(separator: "  ").withoutTrailingBlanks + "\n"
        }.joined()
    }

    /// The document. Its schema is Fixtures/schema/members.json.
    var document: JSONValue {
        ["settled": 1, "kind": "members", "group": .string(report.group.name), "members": list]
    }

    /// The members in the order in which they joined.
    var list: JSONValue {
        .array(
            report.group.members.map { member in
                let handles = member.handles.sorted { $0.key < $1.key }.map { service, address -> JSONValue in
                    ["service": .string(service), "address": .string(address)]
                }
                return [
                    "name": .string(member.name), "record": .string(member.id.description),
                    "weight": .string(member.weight.description), "colour": JSONValue(member.colour),
                    "me": .bool(report.opened.me == member.id), "removed": .bool(member.isArchived),
                    "same_as": JSONValue(member.alias.map { report.opened.members.plainName($0) }),
                    "handles": .array(handles),
                ]
            })
    }
}
