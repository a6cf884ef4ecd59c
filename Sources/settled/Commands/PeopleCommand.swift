import Arguments
import Ledger
import Money
import Store

/// `settled people`: who is known, and what is known of them.
enum PeopleCommand {
    private static let name = ContactOperands.name
    private static let newName = ContactOperands.newName
    private static let addedName = Operand("NAME", .text, help: "The name; couple:2 counts for two.")
    private static let optionalName = ContactOperands.optionalName
    private static let service = ContactOperands.service
    private static let address = ContactOperands.address
    private static let weight = ContactOperands.weight
    private static let colour = ContactOperands.colour
    private static let back = Flag("back", help: "Offer them again.")

    static let declaration = Command(
        "people", abstract: "Show and change who is known.",
        discussion: ["Whoever is on a kept bill becomes known, and is never lost: to be rid of a name, archive it."],
        subcommands: [
            Command(
                "list", abstract: "Show who is known; the same as no command.",
                parameters: [BillOptions.json]),
            Command("add", abstract: "Make somebody known.", parameters: [addedName]),
            Command(
                "rename", abstract: "Give somebody another name, on earlier bills as well.",
                parameters: [name, newName]),
            Command(
                "archive", abstract: "Offer somebody no longer; earlier bills keep the name.",
                parameters: [back, name]),
            Command("me", abstract: "Say who you are.", parameters: [optionalName]),
            Command(
                "handle", abstract: "Say where money reaches somebody.",
                parameters: [name, service, address],
                examples: [.init("settled people handle cy revolut @cy", "Is shown where others pay Cy.")]),
            Command(
                "weight", abstract: "Say for how many somebody counts.",
                parameters: [name, weight]),
            Command("colour", abstract: "Give somebody a colour.", parameters: [name, colour]),
        ],
        usualSubcommand: "list",
        examples: [
            .init("settled people", "Shows who is known."),
            .init("settled people rename bob Robert", "Bob is called Robert, on old bills as well."),
        ])

    static func run(_ context: Context, _ values: Values, _ command: String) throws(Failure) -> ExitCode {
        let keeping = Keeping(context, values)
        switch command {
        case "list": try list(context, values)
        case "add":
            let person = try person(values[addedName] ?? "")
            try context.keeping { (database) throws(StoreError) in try database.add(person) }
            try keeping.say(.added(person.name))
        case "me":
            guard let typed = values[optionalName] else {
                try context.keeping { (database) throws(StoreError) in try database.setMe(nil) }
                try keeping.say(.nobodyIsMe)
                break
            }
            try keeping.say(
                .isMe(
                    try context.keeping { (database) throws(StoreError) in
                        let person = try database.person(typed)
                        try database.setMe(person)
                        return String(person.name.shown)
                    }))
        default: try keeping.say(try change(context, values, command))
        }
        return .done
    }

    private static func list(_ context: Context, _ values: Values) throws(Failure) {
        let contacts = ContactList(
            contacts: try context.reading([]) { (database) throws(StoreError) in try database.people() })
        let language = BillOptions.language(context, values)
        if values[BillOptions.json] {
            try context.output.write(contacts.document.indented() + "\n")
        } else if contacts.contacts.isEmpty {
            try Keeping(context, values).say(.noPeople)
        } else {
            try context.output.write(contacts.text(language, context.style(values[Program.color])))
        }
    }

    /// Changes what is known of one person, and says what was done.
    private static func change(
        _ context: Context, _ values: Values, _ command: String
    ) throws(Failure) -> StoreMessage {
        let typed = values[name] ?? ""
        let newName = try values[newName].map { (text) throws(Failure) in try person(text).name }
        let handle = try handle(values)
        let weight = try values[weight].map { (text) throws(Failure) in try person("NAME:" + text).weight }
        return try context.keeping { (database) throws(StoreError) in
            let person = try database.person(typed)
            let shown = String(person.name.shown)
            switch command {
            case "rename":
                try database.rename(person, to: newName ?? "")
                return .renamed(shown, to: newName ?? "")
            case "archive":
                try database.archive(person, !values[back])
                return .archivedPerson(shown, !values[back])
            case "handle":
                try database.setHandle(person, handle.service, values[address] == nil ? nil : handle.address)
                let address = values[address].map { _ in handle.shownAddress }
                return .handleSet(shown, service: handle.service.shown, address: address)
            case "weight":
                try database.weigh(person, weight ?? .one)
                return .weightSet(shown, (weight ?? .one).description)
            default:
                let colour = values[colour].flatMap { $0 == "none" ? nil : $0 }
                try database.paint(person, colour)
                return .colourSet(shown, colour)
            }
        }
    }

    /// The handle as typed; a number of a bank account without its blanks, if it is one.
    private static func handle(_ values: Values) throws(Failure) -> Contact.Handle {
        let handle = Contact.Handle(values[service] ?? "", values[address] ?? "")
        guard handle.isIBAN, values[address] != nil else { return handle }
        guard let number = IBAN(handle.address) else { throw .notAnIBAN(handle.address) }
        return Contact.Handle(handle.service, number.text)
    }

    /// One person as typed.
    private static func person(_ text: String) throws(Failure) -> Person {
        let people: [Person]
        do throws(AssignmentError) {
            people = try PeopleList.people(text)
        } catch { throw .bill(.assignment(option: "NAME", text: text, error)) }
        guard people.count == 1 else {
            throw .bill(.assignment(option: "NAME", text: text, AssignmentError(.nameExpected, at: 0..<0)))
        }
        return people[0]
    }
}
