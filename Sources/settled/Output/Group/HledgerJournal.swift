import Groups
import Money

/// A group as a journal of hledger (https://hledger.org/hledger.html#journal): an account for every member, whose balance is
/// what they get back, or owe where it is below zero.
///
///     2026-07-12 (qpvu) dinner  ; category:food
///         members:ben  96.00 EUR
///         members:ann  -32.00 EUR
///         …
///
/// Every transaction adds up to zero in its currency, exactly: what was paid, and below zero what is owed. Deleted entries
/// are left out. Titles and names cannot mean anything to hledger but themselves.
struct HledgerJournal {
    private let opened: OpenGroup
    private let journal: Journal
    private let accounts: [RecordID: String]

    /// Makes the journal of a group; `journal` are its books.
    init(_ opened: OpenGroup, _ journal: Journal) {
        self.opened = opened
        self.journal = journal
        var accounts: [RecordID: String] = [:]
        var taken: Set<String> = []
        for member in journal.members {
            let shown = Self.account(opened.members.plainName(member))
            let name = "members:" + (shown.isEmpty ? member.description : shown)
            // Names that differ only in what an account cannot hold.
            let number = (2...).first { !taken.contains("\(name) \($0)") } ?? 2
            let account = taken.contains(name) ? "\(name) \(number)" : name
            taken.insert(account)
            accounts[member] = account
        }
        self.accounts = accounts
    }

    /// The journal, with a line break at the end of every line.
    var text: String {
        let ids = opened.shortIDs
        let entries = opened.group.entriesByID
        var text = "; \(Self.line(opened.group.name)), by \(Program.nameAndVersion)\n\ndecimal-mark .\n"
        for currency in Set(journal.currencies + [journal.base]).sorted(by: { $0.code < $1.code }) {
            let decimals = String(repeating: "0", count: currency.exponent)
            text += "commodity 1000.\(decimals) \(currency.code)\n"
        }
        for member in journal.members { text += "account \(account(member))\n" }
        for entry in journal.entries {
            text += "\n\(entry.date) (\(ids.text(entry.record))) \(title(entry, entries))\n"
            for part in entry.paid { text += posting(part.member, part.amount, entry.currency) }
            for part in entry.owed { text += posting(part.member, -part.amount, entry.currency) }
        }
        return text
    }

    private func posting(_ member: RecordID, _ amount: Amount, _ currency: Currency) -> String {
        "    \(account(member))  \(AmountStyle.plain.text(amount, currency)) \(currency.code)\n"
    }

    private func account(_ member: RecordID) -> String { accounts[member, default: "members:\(member)"] }

    /// The description and the tags of a transaction.
    private func title(_ entry: JournalEntry, _ entries: [RecordID: Entry]) -> String {
        switch entries[entry.record] {
        case .payment(let payment):
            let (from, to) = (opened.members.plainName(payment.from), opened.members.plainName(payment.to))
            return Self.line("\(from) paid \(to)")
        case .expense(let expense):
            var tags: [String] = []
            if let category = expense.category { tags.append("category:" + Self.tag(category)) }
            if expense.money.conversion != nil {
                let (amount, currency) = (expense.money.amount, expense.money.currency)
                tags.append("original:\(AmountStyle.plain.text(amount, currency)) \(currency.code)")
            }
            return Self.line(expense.title) + (tags.isEmpty ? "" : "  ; " + tags.joined(separator: ", "))
        case nil: return Self.line(entry.title)
        }
    }

    /// A text on one line without a semicolon, which would begin a comment, and with no two blanks in a row, behind which
    /// an account ends.
    private static func line(_ text: String) -> String {
        text.shown.replacing(";", with: ",").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A line without a comma, behind which the next tag begins.
    private static func tag(_ text: String) -> String { line(text.replacing(",", with: " ")) }

    /// A line without a colon, which parts an account from those above it.
    private static func account(_ name: String) -> String { line(name.replacing(":", with: ".")) }
}
