import Exchange
import Groups
import Money

/// A group in a few words: how one stands, and the words by which people tell that they have the same.
struct GroupStatus {
    let report: GroupReport
    let balances: Balances
    /// The file that it is linked to; nil for none.
    let path: String?

    private var state: ThreeWords { ThreeWords(stateOf: report.opened.history) }
    private var standing: String { "\(report.group.name.shown): \(GroupList.standing(report, balances))" }

    /// `trip: you owe €12.00 (otter lime harvest)`.
    var line: String { "\(standing) (\(state))" }

    /// The text, with a line break at the end of every line.
    var text: String {
        let words = ThreeWords(of: report.group.id)
        var lines = [standing, report.say(.words("\(words)", state: "\(state)"))]
        if let path { lines.append(report.say(.keptIn(path.shown))) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The document. Its schema is Fixtures/schema/status.json.
    var document: JSONValue {
        let own: JSONValue =
            report.opened.me.map { me in
                JSONValue.array(
                    balances.currencies.map { currency -> JSONValue in
                        let amount = balances.amount(of: me, in: currency)
                        return [
                            "currency": .string(currency.code),
                            "amount": .string(AmountStyle.plain.text(amount, currency)),
                        ]
                    })
            } ?? []
        return [
            "settled": 1, "kind": "status", "group": .string(report.group.name),
            "record": .string(report.group.id.description),
            "me": JSONValue(report.opened.me.map { report.opened.members.plainName($0) }), "balances": own,
            "words": .string("\(ThreeWords(of: report.group.id))"), "ledger_words": .string("\(state)"),
            "file": JSONValue(path),
        ]
    }
}
