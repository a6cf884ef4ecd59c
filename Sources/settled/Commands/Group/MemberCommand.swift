import Arguments
import Groups
import Ledger
import Money
import Store

/// `settled member`: who is in a group, and what is known of them there.
enum MemberCommand {
    private static let name = ContactOperands.name
    private static let newName = ContactOperands.newName
    private static let addedNames = Operand(
        "NAMES", .text,
        help: Wording(
            "Who joins, apart by commas; couple:2 counts for two.",
            polish: "Kto dołącza, imiona oddzielone przecinkami; para:2 liczy się za dwoje."))
    private static let optionalName = ContactOperands.optionalName
    private static let other = Operand(
        "OTHER", .text,
        help: Wording(
            "The member that they are, by whose name they are called.",
            polish: "Osoba, którą jest naprawdę i której imię zostaje."))
    private static let service = ContactOperands.service
    private static let address = ContactOperands.address
    private static let weight = ContactOperands.weight
    private static let colour = ContactOperands.colour
    private static let back = Flag(
        "back",
        help: Wording("Take it back.", polish: "Cofa to."))
    private static let usual: [any Declaration] = [ExpenseOptions.group]

    static let declaration = Command(
        "member",
        abstract: Wording("Show and change who is in a group.", polish: "Pokazuje i zmienia, kto jest w grupie."),
        subcommands: [
            Command(
                "list",
                abstract: Wording(
                    "Show who is in a group; the same as no command.",
                    polish: "Pokazuje, kto jest w grupie; to samo co bez polecenia."),
                parameters: usual + [BillOptions.json]),
            Command(
                "add",
                abstract: Wording("Add somebody to a group.", polish: "Dodaje kogoś do grupy."),
                parameters: usual + [TypedNames.same, TypedNames.distinct, addedNames], exclusive: TypedNames.exclusive),
            Command(
                "rename",
                abstract: Wording("Give a member another name.", polish: "Daje osobie w grupie inne imię."),
                parameters: usual + [TypedNames.same, TypedNames.distinct, name, newName],
                exclusive: TypedNames.exclusive),
            Command(
                "remove",
                abstract: Wording(
                    "Take somebody out of a group who is settled up; nothing of theirs is lost.",
                    polish: "Wyjmuje z grupy kogoś, kto jest rozliczony; nic po nim nie ginie."),
                parameters: usual + [back, name]),
            Command(
                "me",
                abstract: Wording("Say which member you are.", polish: "Mówi, którą osobą jesteś."),
                parameters: usual + [optionalName]),
            Command(
                "handle",
                abstract: Wording(
                    "Say where money reaches a member.",
                    polish: "Mówi, dokąd posyłać pieniądze osobie z grupy."),
                parameters: usual + [name, service, address]),
            Command(
                "weight",
                abstract: Wording("Say for how many a member counts.", polish: "Mówi, za ile osób ktoś się liczy."),
                parameters: usual + [name, weight]),
            Command(
                "colour",
                abstract: Wording("Give a member a colour.", polish: "Daje osobie kolor."),
                parameters: usual + [name, colour]),
            Command(
                "alias",
                abstract: Wording(
                    "Say that two members are one person, whose balance is that of both.",
                    polish: "Mówi, że dwie osoby to jedna, a jej saldo jest wspólne."),
                parameters: usual + [back, name, other],
                examples: [
                    .init(
                        "settled member alias Anna ann",
                        Wording(
                            "Anna and ann are one person, called ann.",
                            polish: "Anna i ann to jedna osoba, ann."))
                ]),
        ],
        usualSubcommand: "list")

    static func run(_ context: Context, _ values: Values, _ command: String) throws(Failure) -> ExitCode {
        let opened = try context.group(values)
        let shown = opened.group.name.shown
        switch command {
        case "list":
            let table = MemberTable(report: context.report(opened, values))
            try context.output.write(values[BillOptions.json] ? table.document.indented() + "\n" : table.text)
        case "add": try add(opened, context, values)
        case "me":
            let member = try values[optionalName].map { text throws(Failure) in try opened.members.member(text) }
            try context.keeping { (database) throws(StoreError) in
                try database.setMe(member?.id, in: opened.group.id)
            }
            try context.say(member.map { .youAre($0.name.shown) } ?? .nobodyIsMe(shown), values)
        case "alias": try alias(opened, context, values)
        default:
            guard let typed = values[name] else { throw .internalFault("nobody is named") }
            let member = try opened.members.member(typed)
            let (changed, message) = try changed(member, opened, context, values, command)
            try context.change(
                opened, try opened.edits(from: member, to: changed, at: try context.stamp()), values)
            try context.say(message, values)
        }
        return .done
    }

    private static func add(_ opened: OpenGroup, _ context: Context, _ values: Values) throws(Failure) {
        guard let text = values[addedNames] else { throw .internalFault("nobody is named") }
        let known = opened.members.all.map(\.name)
        let people = try TypedNames(context: context, values: values).people(text, option: "NAMES", besides: known)
        if people.isEmpty { return try context.say(.nobodyNew, values) }
        var edits: [Edit] = []
        var stamp = try context.stamp()
        for person in people {
            let member = Member(id: .new(), name: person.name, weight: person.weight)
            edits += try opened.edits(from: nil, to: member, at: stamp)
            stamp = .next(after: stamp, now: stamp.milliseconds, device: stamp.device)
        }
        try context.change(opened, edits, values)
        let names = people.map { $0.name.shown }.joined(separator: ", ")
        try context.say(.joined(names, group: opened.group.name.shown), values)
    }

    /// One member with what a command changes, and what is said about it.
    private static func changed(
        _ old: Member, _ opened: OpenGroup, _ context: Context, _ values: Values, _ command: String
    ) throws(Failure) -> (Member, GroupMessage) {
        var member = old
        let shown = member.name.shown
        switch command {
        case "rename":
            let others = opened.members.all.filter { $0.id != member.id }.map(\.name)
            let people = try TypedNames(context: context, values: values)
                .people(values[newName] ?? "", option: "NEW-NAME", besides: others)
            guard let person = people.first, people.count == 1 else {
                throw .group(.memberExists((values[newName] ?? "").shown))
            }
            member.name = person.name
            return (member, .memberRenamed(shown, to: member.name.shown))
        case "remove":
            let balances = try opened.balances()
            if !values[back], !balances.isSettled(member.id) {
                let open = balances.currencies.filter { balances.amount(of: member.id, in: $0) != .zero }
                    .map { AmountStyle(label: .code).text(balances.amount(of: member.id, in: $0), $0) }
                throw .group(.openBalance(shown, balances: open.joined(separator: ", ")))
            }
            member.isArchived = !values[back]
            return (member, .removed(shown, member.isArchived))
        case "handle":
            let service = values[service] ?? ""
            member.handles[service] = values[address]
            return (member, .handleSet(shown, service: service.shown, address: values[address]?.shown))
        case "weight":
            let text = values[weight] ?? ""
            member.weight = try TypedWeights.weight(text, option: "WEIGHT", whole: text)
            return (member, .weightSet(shown, member.weight.description))
        default:
            member.colour = values[colour].flatMap { $0 == "none" ? nil : $0 }
            return (member, .colourSet(shown, member.colour))
        }
    }

    /// Two members become one: the later one stands for the earlier one, which is called as the second one named.
    private static func alias(_ opened: OpenGroup, _ context: Context, _ values: Values) throws(Failure) {
        let list = opened.members
        guard let typed = values[name], let otherTyped = values[other] else { throw .internalFault("nobody is named") }
        let stamp = try context.stamp()
        if values[back] {
            guard let old = list.all.first(where: { $0.name.isSameName(as: typed) && $0.alias != nil }) else {
                throw .group(.noAlias(typed.shown))
            }
            var member = old
            member.alias = nil
            try context.change(opened, try opened.edits(from: old, to: member, at: stamp), values)
            try context.say(.twoPeople(old.name.shown, otherTyped.shown), values)
            return
        }
        let (one, two) = (try list.member(typed), try list.member(otherTyped))
        guard one != two else { throw .group(.aliasOfThemselves(one.name.shown)) }
        let isEarlier = list.all.prefix { $0 != two }.contains(one)
        let (first, later) = isEarlier ? (one, two) : (two, one)
        var (survivor, other) = (first, later)
        survivor.name = two.name
        other.name = one.name
        other.alias = first.id
        let edits = try opened.edits(from: first, to: survivor, at: stamp)
        try context.change(opened, try edits + opened.edits(from: later, to: other, at: stamp), values)
        try context.say(.onePerson(one.name.shown, two.name.shown), values)
    }
}
