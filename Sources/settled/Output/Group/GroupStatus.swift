import Groups

/// A group in a few words: how one stands, and the words by which people tell that they have the same.
struct GroupStatus {
    let report: GroupReport
    let balances: Balances
    /// The file that it is linked to; nil for none.
    let path: String?

    private var standing: String { "\(report.group.name.shown): \(GroupList.standing(report, balances))" }

    /// `trip: you owe €12.00 (otter lime harvest)`.
    var line: String { "\(standing) (\(report.opened.words.state))" }

    /// The text, with a line break at the end of every line.
    var text: String {
        let words = report.opened.words
        var lines = [standing, report.say(.words(words.group, state: words.state))]
        if let path { lines.append(report.say(.keptIn(path.shown))) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The document. Its schema is Fixtures/schema/status.json.
    var document: JSONValue {
        let words = report.opened.words
        return [
            "settled": 1, "kind": "status", "group": .string(report.group.name),
            "record": .string(report.group.id.description),
            "me": JSONValue(report.opened.me.map { report.opened.members.plainName($0) }),
            "balances": GroupList.own(report, balances), "words": .string(words.group),
            "ledger_words": .string(words.state), "file": JSONValue(path),
        ]
    }
}
