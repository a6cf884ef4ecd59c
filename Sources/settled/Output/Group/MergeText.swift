import Exchange
import Groups

/// What came into a group from a file, as text and as a JSON document.
struct MergeText {
    /// The group as it is now.
    let report: GroupReport
    let merge: MergeReport
    /// The edits that bear a time more than a day ahead.
    let ahead: [Edit]
    /// Whether the group was not here before.
    let isNew: Bool

    /// The text, with a line break at the end of every line.
    var text: String {
        let name = report.group.name.shown
        var messages: [MergeMessage] = isNew ? [.newGroup(name)] : []
        messages.append(merge.isNothingNew ? .nothingNew(name) : .came(name, counts))
        let named = named
        messages += duplicates.compactMap { pair in
            guard let first = named(pair.first), let second = named(pair.second) else { return nil }
            return .possiblyTheSame(first, second)
        }
        messages += aheadByDevice.map { .ahead($0.edits, device: $0.device) }
        var lines = messages.map { $0.text(report.language) }
        if report.opened.me == nil { lines.append(report.say(.sayWhoYouAre)) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What came, and a line for every new entry, for a hook.
    var summary: String {
        let came = MergeMessage.came(report.group.name.shown, counts).text(report.language)
        return ([came] + merge.arrived.map(\.id).compactMap(named)).map { $0 + "\n" }.joined()
    }

    /// The document. Its schema is Fixtures/schema/merge.json.
    var document: JSONValue {
        let ids = report.opened.shortIDs
        return [
            "settled": 1, "kind": "merge", "group": .string(report.group.name),
            "record": .string(report.group.id.description), "new_group": .bool(isNew),
            "new": [
                "expenses": JSONValue(merge.arrived(Expense.recordKind)),
                "payments": JSONValue(merge.arrived(Payment.recordKind)),
                "members": JSONValue(merge.arrived(Member.recordKind)),
                "comments": JSONValue(merge.arrived(Comment.recordKind)),
            ],
            "edits": JSONValue(merge.edited.count), "deletions": JSONValue(merge.deleted.count),
            "restorations": JSONValue(merge.restored.count),
            "possible_duplicates": .array(
                duplicates.map { [.string(ids.text($0.first)), .string(ids.text($0.second))] }),
            "ahead": .array(
                aheadByDevice.map { ["device": .string($0.device), "edits": JSONValue($0.edits)] }),
        ]
    }

    private var counts: [MergeMessage.Count] {
        let all: [(Int, (Int) -> MergeMessage.Count)] = [
            (merge.arrived(Expense.recordKind), { .expenses($0) }),
            (merge.arrived(Payment.recordKind), { .payments($0) }), (merge.edited.count, { .edits($0) }),
            (merge.deleted.count, { .deletions($0) }), (merge.restored.count, { .restorations($0) }),
            (merge.arrived(Member.recordKind), { .members($0) }),
            (merge.arrived(Comment.recordKind), { .comments($0) }),
        ]
        let counts = all.filter { $0.0 > 0 }.map { $0.1($0.0) }
        return counts.isEmpty ? [.others(merge.arrived.count)] : counts
    }

    private var duplicates: [PossibleDuplicate] {
        report.group.possibleDuplicates(among: Set(merge.arrived.map(\.id)))
    }

    private var aheadByDevice: [(device: String, edits: Int)] {
        Dictionary(grouping: ahead, by: \.stamp.device).map { ($0.key, $0.value.count) }
            .sorted { $0.device < $1.device }
    }

    /// What names an entry: `onnz dinner €96.00`.
    private var named: (RecordID) -> String? {
        let (ids, entries) = (report.opened.shortIDs, report.group.entriesByID)
        return { id in
            entries[id].map { "\(ids.text(id)) \(report.title($0)) \(report.amount($0))" }
        }
    }
}
