import Arguments
import Groups
import Money
import Store

/// `settled move ID --group NAME`: an expense or payment that belongs into another group.
enum MoveCommand {
    private static let target = Option(
        "group", short: "g", "NAME", .text,
        help: Wording("The group it belongs to.", polish: "Grupa, do której to należy."))
    private static let source = Option(
        "from", "NAME", .text,
        help: Wording(
            "The group it is in; the one in use, or the only one that has it, if not given.",
            polish: "Grupa, w której to jest; ta w użyciu albo jedyna, która to ma, jeśli nie podano."))

    static let declaration = Command(
        "move",
        abstract: Wording(
            "Move an expense or payment to another group.",
            polish: "Przenosi wydatek albo wpłatę do innej grupy."),
        discussion: [
            Wording(
                "Everybody it speaks of has to be in the other group, by the same name. There it is a "
                    + "new entry with an id of its own; here it is deleted, and can be restored.",
                polish: "Wszyscy, o których mowa, muszą być w drugiej grupie pod tym samym imieniem. Tam "
                    + "powstaje nowy wpis z własnym identyfikatorem; tutaj jest usuwany i można go "
                    + "przywrócić.")
        ],
        parameters: [target, source, BillOptions.json, BillOptions.codes, ItemOptions.entry],
        examples: [
            .init(
                "settled move qpvu --group flat",
                Wording("The expense was the flat's.", polish: "Wydatek należał do mieszkania."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let typed = values[ItemOptions.entry] else { throw .internalFault("no entry is named") }
        guard let name = values[target] else { throw .group(.noTarget) }
        let new = try context.group(named: name, values)
        let (old, entry) = try context.entry(typed, in: values[source], values)
        guard old.group.id != new.group.id else { throw .group(.sameGroup(new.group.name.shown)) }
        if entry.isDeleted { throw .group(.isDeleted(old.shortIDs.text(entry.id))) }
        if case .expense(let expense) = entry, expense.recurrence != nil {
            throw .group(.recurs(old.shortIDs.text(entry.id)))
        }
        let stamp = try context.stamp()
        let moved = try Moving(from: old, to: new).moved(entry, at: stamp)
        if case .expense(let expense) = moved { try new.check(expense) }
        // First there, then gone here: whatever happens between the two, nothing is lost.
        let changed = try context.change(new, try new.edits(from: nil, to: moved, at: stamp), values)
        var deleted = entry
        deleted.isDeleted = true
        try context.change(old, try old.edits(from: entry, to: deleted, at: try context.stamp()), values)
        try AccountNaming(context: context, values: values).follow(from: entry.id, to: moved.id)
        try EntryWriting(context, values).show(moved, in: changed)
        return .done
    }
}

/// The same entry among the members of another group, who are known by their names.
private struct Moving {
    let old: OpenGroup
    let new: OpenGroup

    init(from old: OpenGroup, to new: OpenGroup) {
        self.old = old
        self.new = new
    }

    func moved(_ entry: Entry, at stamp: Stamp) throws(Failure) -> Entry {
        switch entry {
        case .expense(let expense):
            var moved = Expense(
                id: .new(), title: expense.title, money: try money(expense.money), date: expense.date, created: stamp)
            (moved.category, moved.tags, moved.note) = (expense.category, expense.tags, expense.note)
            (moved.picture, moved.bill) = (expense.picture, expense.bill)
            return .expense(moved)
        case .payment(let payment):
            var moved = Payment(
                id: .new(), from: try member(payment.from), to: try member(payment.to), amount: payment.amount,
                currency: payment.currency, date: payment.date, created: stamp)
            (moved.method, moved.note) = (payment.method, payment.note)
            return .payment(moved)
        }
    }

    private func money(_ money: ExpenseMoney) throws(Failure) -> ExpenseMoney {
        var moved = money
        moved.payers = try contributions(money.payers)
        moved.split = try split(money.split)
        // What it counts as is an amount of the old group's currency.
        if let conversion = money.conversion, conversion.currency != new.group.currency {
            throw .group(.otherBase(conversion.currency, new.group.currency))
        }
        return moved
    }

    private func split(_ split: ExpenseSplit) throws(Failure) -> ExpenseSplit {
        switch split {
        case .equal(let members): .equal(try members.map(member))
        case .shares(let weighted): .shares(try self.weighted(weighted))
        case .percent(let weighted): .percent(try self.weighted(weighted))
        case .exact(let parts): .exact(try contributions(parts))
        case .adjusted(let members, let parts): .adjusted(try members.map(member), try contributions(parts))
        case .fixed(let parts, let rest): .fixed(try contributions(parts), rest: try weighted(rest))
        case .items(let bill):
            .items(try bill.renamed { name throws(Failure) in try RecordID(name).map(member)?.description ?? name })
        }
    }

    private func contributions(_ parts: [Contribution]) throws(Failure) -> [Contribution] {
        try parts.map { part throws(Failure) in Contribution(try member(part.member), part.amount) }
    }

    private func weighted(_ weighted: [WeightedMember]) throws(Failure) -> [WeightedMember] {
        try weighted.map { part throws(Failure) in WeightedMember(try member(part.member), part.weight) }
    }

    private func member(_ id: RecordID) throws(Failure) -> RecordID {
        try new.members.member(old.members.plainName(id)).id
    }
}
