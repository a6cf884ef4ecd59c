import Groups
import Money

/// What a group is, who is in it, and how everybody stands, as text and as a JSON document.
struct GroupSheet {
    let report: GroupReport
    let balances: Balances

    /// The text, with a line break at the end of every line.
    var text: String {
        let (group, words) = (report.group, report.opened.words)
        let head = [
            group.name.shown, report.say(.kind(group.kind)), group.currency.code,
            report.say(.people(report.opened.members.active.count)),
        ]
        var lines = [head.joined(separator: " · ") + (group.isArchived ? " (" + report.say(.archivedMark) + ")" : "")]
        lines.append(report.say(.words(words.group, state: words.state)))
        lines += ["", MemberTable(report: report).text.trimmedLineBreak]
        return lines.joined(separator: "\n") + "\n\n" + BalancesTable(report: report, balances: balances).text
    }

    /// The document. Its schema is Fixtures/schema/group.json.
    var document: JSONValue {
        let (group, words) = (report.group, report.opened.words)
        return [
            "settled": 1, "kind": "group", "name": .string(group.name), "record": .string(group.id.description),
            "purpose": .string(group.kind.rawValue), "currency": .string(group.currency.code),
            "plan": .string(report.plan), "odd_units": .string(group.oddUnits.rawValue),
            "archived": .bool(group.isArchived), "words": .string(words.group),
            "ledger_words": .string(words.state), "members": MemberTable(report: report).list,
            "balances": BalancesJSON(opened: report.opened, balances: balances).list,
        ]
    }
}

extension GroupReport {
    /// The group's plan as `--plan` takes it.
    fileprivate var plan: String {
        switch group.plan {
        case .incurred: "incurred"
        case .fewest: "fewest"
        case .via(let member): "via:" + opened.members.plainName(member)
        }
    }
}

extension String {
    /// The text without the line break at its end.
    fileprivate var trimmedLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
