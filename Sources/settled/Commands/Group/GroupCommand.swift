import Arguments
import Exchange
import Groups
import Ledger
import Money
import Store

/// `settled group`: which groups there are, and what they are.
enum GroupCommand {
    private static let name = Operand(
        "NAME", .text,
        help: Wording("The group; the beginning of its name is enough.", polish: "Grupa; wystarczy początek nazwy."))
    private static let newName = Operand(
        "NEW-NAME", .text,
        help: Wording("What it is called from now on.", polish: "Jak ma się odtąd nazywać."))
    private static let madeName = Operand(
        "NAME", .text,
        help: Wording("What it is called.", polish: "Jak się nazywa."))
    private static let optionalName = ExpenseOptions.groupName
    private static let members = Option(
        "members", "NAMES", .text,
        help: Wording(
            "Who is in it, apart by commas; couple:2 counts for two.",
            polish: "Kto w niej jest, imiona oddzielone przecinkami; para:2 liczy się za dwoje."))
    private static let weights = Option(
        "weights", "WEIGHTS", .text,
        help: Wording(
            "For how many they count where everybody shares: ann=2,ben=1.5.",
            polish: "Za ile osób się liczą, gdy dzielą się wszyscy: ann=2,ben=1.5."))
    private static let me = Option(
        "me", "NAME", .text,
        help: Wording("Which of them you are.", polish: "Kim z nich jesteś."))
    private static let kind = Option(
        "kind", "KIND", .choice(Group.Kind.allCases.map(\.rawValue)),
        help: Wording(
            "What it is for: trip, home, couple or event.",
            polish: "Do czego służy: trip (wyjazd), home (mieszkanie), couple (para) albo event "
                + "(wydarzenie)."))
    private static let plan = Option(
        "plan", "KIND", .text,
        help: Wording(
            "How it settles up: incurred (the default), fewest or via:ann.",
            polish: "Jak się rozlicza: incurred (domyślnie), fewest albo via:ann."))
    private static let oddUnits = Option(
        "odd-units", "WHO", .choice(OddUnits.allCases.map(\.rawValue)),
        help:
            Wording(
                "Who gets an odd cent: listed (the earlier in the list, the default), rotate (in turn, "
                    + "by the expense) or payer (whoever paid).",
                polish: "Kto dostaje grosz, którego nie da się podzielić: listed (wcześniejszy na liście, "
                    + "domyślnie), rotate (po kolei, zależnie od wydatku) albo payer (kto zapłacił)."))
    private static let archived = Flag(
        "archived",
        help: Wording("Show those put away as well.", polish: "Pokazuje także odłożone."))
    private static let back = Flag(
        "back",
        help: Wording("Take it out again.", polish: "Wyjmuje ją z powrotem."))

    static let declaration = Command(
        "group",
        abstract: Wording("Make, show and change groups.", polish: "Tworzy, pokazuje i zmienia grupy."),
        discussion: [
            Wording(
                "Commands that name no group mean the one in use: the newest one, or what settled group "
                    + "use says.",
                polish: "Polecenia, które nie nazywają grupy, dotyczą tej w użyciu: najnowszej albo wskazanej "
                    + "przez settled group use.")
        ],
        subcommands: [
            Command(
                "list",
                abstract: Wording(
                    "Show all groups and how you stand in them; the same as no command.",
                    polish: "Pokazuje wszystkie grupy i twój stan w nich; to samo co bez polecenia."),
                parameters: [archived, BillOptions.json, BillOptions.codes]),
            Command(
                "new",
                abstract: Wording("Make a group and use it.", polish: "Tworzy grupę i bierze ją do użytku."),
                parameters: [
                    BillOptions.currency, members, me, weights, kind, plan, oddUnits, TypedNames.same,
                    TypedNames.distinct, BillOptions.json, madeName,
                ],
                exclusive: TypedNames.exclusive,
                examples: [
                    .init(
                        "settled group new trip --currency EUR --members ann,ben,cy --me ann",
                        Wording("Three on a journey.", polish: "Troje w podróży."))
                ]),
            Command(
                "show",
                abstract: Wording(
                    "Show what a group is, who is in it, and the balances.",
                    polish: "Pokazuje, czym jest grupa, kto w niej jest i jakie są salda."),
                parameters: [BillOptions.json, BillOptions.codes, optionalName]),
            Command(
                "use",
                abstract: Wording(
                    "Say which group is meant where none is named.",
                    polish: "Mówi, o którą grupę chodzi, gdy żadnej nie nazwano."),
                parameters: [name]),
            Command(
                "rename",
                abstract: Wording("Give a group another name.", polish: "Daje grupie inną nazwę."),
                parameters: [name, newName]),
            Command(
                "change",
                abstract: Wording(
                    "Change the currency, purpose, plan or odd cents of a group.",
                    polish: "Zmienia walutę, cel, sposób rozliczania albo niepodzielne grosze grupy."),
                discussion: [
                    Wording(
                        "What was added before keeps its currency and its shares.",
                        polish: "To, co dodano wcześniej, zachowuje swoją walutę i swoje części.")
                ],
                parameters: [BillOptions.currency, kind, plan, oddUnits, optionalName]),
            Command(
                "archive",
                abstract: Wording(
                    "Put a group away; nothing of it is lost.",
                    polish: "Odkłada grupę; nic z niej nie ginie."),
                parameters: [back, name]),
        ] + LinkCommand.declarations + HookCommand.declarations + [QRCommand.declaration],
        usualSubcommand: "list")

    static func run(_ context: Context, _ values: Values, _ command: String) throws(Failure) -> ExitCode {
        switch command {
        case "list": try list(context, values)
        case "new": try make(context, values)
        case "show":
            let opened = try context.group(named: values[optionalName], values)
            let text = GroupSheet(report: context.report(opened, values), balances: try opened.balances())
            try context.output.write(values[BillOptions.json] ? text.document.indented() + "\n" : text.text)
        case "use":
            let opened = try context.group(named: values[name], values)
            try context.keeping { (database) throws(StoreError) in try database.use(opened.group.id) }
            try context.say(.inUse(opened.group.name.shown), values)
        case "link": try LinkCommand.link(context, values)
        case "unlink": try LinkCommand.unlink(context, values)
        case "hook": try HookCommand.hook(context, values)
        case "unhook": try HookCommand.unhook(context, values)
        case "qr": try QRCommand.run(context, values)
        default: try change(context, values, command)
        }
        return .done
    }

    private static func list(_ context: Context, _ values: Values) throws(Failure) {
        let groups = try context.groups(values).filter {
            values[archived] || values[BillOptions.json] || !$0.group.isArchived
        }
        let list = GroupList(
            groups: try groups.map { opened throws(Failure) in (context.report(opened, values), try opened.balances()) }
        )
        if values[BillOptions.json] {
            try context.output.write(list.document.indented() + "\n")
        } else if groups.isEmpty {
            try context.say(.noGroups, values)
        } else {
            try context.output.write(list.text)
        }
    }

    /// Makes a group. Everybody joins with a stamp of their own, by which they stay in the order typed.
    private static func make(_ context: Context, _ values: Values) throws(Failure) {
        guard let name = values[madeName] else { throw .internalFault("no name is given") }
        guard let currency = values[BillOptions.currency] else { throw .group(.noCurrency(name.shown)) }
        try check(name, context.groups(values))
        let typed = TypedNames(context: context, values: values)
        var people: [Person] = []
        if let text = values[members] { people = try typed.people(text, option: "--members") }
        if let me = values[me], !people.contains(where: { $0.name.isSameName(as: me) }) {
            people += try typed.people(me, option: "--me")
        }
        let stamp = try context.stamp()
        var group = Group(id: .new(), name: name, currency: currency)
        group.kind = values[kind].flatMap { Group.Kind(rawValue: $0) } ?? group.kind
        group.oddUnits = values[oddUnits].flatMap { OddUnits(rawValue: $0) } ?? group.oddUnits
        group.members = people.map { Member(id: .new(), name: $0.name, weight: $0.weight) }
        var draft = OpenGroup(history: History(of: group.id), group: group, me: nil, isInUse: true)
        if let text = values[weights] { group.members = try TypedWeights.members(draft.members, text) }
        let found = try values[me].map { text throws(Failure) in try draft.members.member(text).id }
        let known = try context.reading(nil) { (database) throws(StoreError) in
            try database.people().first(where: \.isMe)?.name
        }
        let mine = found ?? known.flatMap { name in group.members.first { $0.name == name }?.id }
        draft = OpenGroup(history: draft.history, group: group, me: mine, isInUse: true)
        if let text = values[plan] { group.plan = try PlanKind(typed: text, draft) }
        var edits = try draft.edits(from: nil, to: group, at: stamp)
        var last = stamp
        for member in group.members {
            last = .next(after: last, now: last.milliseconds, device: last.device)
            edits += try draft.edits(from: nil, to: member, at: last)
        }
        let made = try context.change(draft, edits, values)
        try context.keeping { (database) throws(StoreError) in
            if let mine { try database.setMe(mine, in: group.id) }
            try database.use(group.id)
        }
        if values[BillOptions.json] {
            let sheet = GroupSheet(report: context.report(made, values), balances: try made.balances())
            try context.output.write(sheet.document.indented() + "\n")
        } else {
            let names = made.group.members.map { $0.name.shown }.joined(separator: ", ")
            try context.say(.made(name.shown, members: names), values)
            if let mine, values[me] == nil { try context.say(.youAre(made.members.name(mine)), values) }
        }
    }

    /// Refuses a name that another group in use has.
    private static func check(_ name: String, _ groups: [OpenGroup], besides own: RecordID? = nil) throws(Failure) {
        _ = try TypedNames.person(name, option: "NAME")
        if let other = groups.first(where: { $0.group.id != own && $0.group.name.isSameName(as: name) }) {
            throw .group(.groupExists(other.group.name.shown))
        }
    }

    private static func change(_ context: Context, _ values: Values, _ command: String) throws(Failure) {
        let opened = try context.group(named: values[name] ?? values[optionalName], values)
        var group = opened.group
        let old = group.name.shown
        var said: GroupMessage = .changed(old)
        switch command {
        case "rename":
            group.name = values[newName] ?? group.name
            try check(group.name, context.groups(values), besides: group.id)
            said = .renamed(old, to: group.name.shown)
        case "archive":
            group.isArchived = !values[back]
            said = .archived(old, group.isArchived)
        default:
            group.currency = values[BillOptions.currency] ?? group.currency
            group.kind = values[kind].flatMap { Group.Kind(rawValue: $0) } ?? group.kind
            group.oddUnits = values[oddUnits].flatMap { OddUnits(rawValue: $0) } ?? group.oddUnits
            if let text = values[plan] { group.plan = try PlanKind(typed: text, opened) }
            guard group != opened.group || values[plan] != nil else { throw .group(.nothingToChange) }
        }
        var edits = try opened.edits(from: opened.group, to: group, at: try context.stamp())
        // Choosing the plan that every new group has is a choice all the same.
        if values[plan] != nil, edits.isEmpty, let chosen = group.registers.first(where: { $0.name == "plan" }) {
            edits = [
                Edit(
                    record: group.id, kind: Group.recordKind, register: chosen.name, stamp: try context.stamp(),
                    value: chosen.value.canonical, author: opened.author)
            ]
        }
        try context.change(opened, edits, values)
        try context.say(said, values)
    }
}

extension Context {
    /// Says a sentence on standard error.
    func say(_ message: GroupMessage, _ values: Values) throws(Failure) {
        try errors.write("settled: " + message.text(BillOptions.language(self, values)) + "\n")
    }
}
