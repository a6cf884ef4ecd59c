import Arguments
import Groups
import Money

/// A group with how its figures and words are written: what every output about it is made from.
struct GroupReport {
    let opened: OpenGroup
    let language: Language
    /// Whether amounts carry the currency's code in place of its sign.
    let usesCodes: Bool
    let style: Style
    /// The columns there are; nil for as many as it takes.
    let width: Int?

    /// The group.
    var group: Group { opened.group }

    /// A message in the language of the report.
    func say(_ message: GroupMessage) -> String { message.text(language) }

    /// An amount with its currency, for people.
    func money(_ amount: Amount, _ currency: Currency) -> String {
        AmountStyle(decimalMark: language.decimalMark, label: usesCodes ? .code : .symbol).text(amount, currency)
    }

    /// The name of a member, ready to be shown.
    func name(_ member: RecordID) -> String { opened.members.name(member) }

    /// The name of a member in their colour.
    func coloured(_ text: String, _ member: RecordID) -> String {
        style.person(text, group.members.first { $0.id == member }?.colour)
    }

    /// Names one behind the other.
    func names(_ members: [RecordID]) -> String { members.map(name).joined(separator: ", ") }

    /// What an entry is called: the title of an expense, or who paid whom.
    func title(_ entry: Entry) -> String {
        switch entry {
        case .expense(let expense): title(expense)
        case .payment(let payment): say(.paidTo(name(payment.from), name(payment.to)))
        }
    }

    /// The title of an expense; never nothing.
    func title(_ expense: Expense) -> String {
        expense.title.isEmpty ? say(.expense) : String(expense.title.shown)
    }

    /// What an entry costs, and for a foreign currency what it counts as: `€18.50 (81.60 PLN)`.
    func amount(_ entry: Entry) -> String {
        switch entry {
        case .expense(let expense):
            let money = expense.money
            let counted = self.money(money.counted, money.countedCurrency)
            return money.conversion == nil ? counted : "\(counted) (\(self.money(money.amount, money.currency)))"
        case .payment(let payment): return money(payment.amount, payment.currency)
        }
    }

    /// Whose balance it is in words: `is owed €12.00`.
    func standing(_ amount: Amount, _ currency: Currency) -> String {
        if amount == .zero { return say(.isSettledUp) }
        let text = money(amount.magnitude, currency)
        return amount > .zero ? style.good(say(.isOwed(text))) : style.wrong(say(.owes(text)))
    }
}

extension Context {
    /// The report of a group as a command line wants it.
    func report(_ opened: OpenGroup, _ values: Values) -> GroupReport {
        GroupReport(
            opened: opened, language: BillOptions.language(self, values), usesCodes: values[BillOptions.codes],
            style: style(values[Program.color]), width: width)
    }
}
