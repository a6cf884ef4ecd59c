import Arguments
import Groups
import Ledger
import Money
import Store

/// `settled people`: who is known, and what is known of them.
enum PeopleCommand {
    private static let name = ContactOperands.name
    private static let newName = ContactOperands.newName
    private static let addedName = Operand(
        "NAME", .text,
        help: Wording("The name; couple:2 counts for two.", polish: "Imię; para:2 liczy się za dwoje."))
    private static let optionalName = ContactOperands.optionalName
    private static let service = ContactOperands.service
    private static let address = ContactOperands.address
    private static let weight = ContactOperands.weight
    private static let colour = ContactOperands.colour
    private static let back = Flag(
        "back",
        help: Wording("Offer them again.", polish: "Znowu podpowiada to imię."))

    static let declaration = Command(
        "people",
        abstract: Wording("Show and change who is known.", polish: "Pokazuje i zmienia, kto jest znany."),
        discussion: [
            Wording(
                "Whoever is on a kept bill becomes known, and stays with it: to be rid of the name, archive it. Nobody is "
                    + "deleted while money is open between you.",
                polish: "Kto jest na zachowanym rachunku, staje się znany i zostaje z nim: żeby imienia nie było w "
                    + "podpowiedziach, przenieś je do archiwum. Nie można usunąć nikogo, póki są między wami otwarte "
                    + "pieniądze.")
        ],
        subcommands: [
            Command(
                "list",
                abstract: Wording(
                    "Show who is known; the same as no command.",
                    polish: "Pokazuje, kto jest znany; to samo co bez polecenia."),
                parameters: [BillOptions.json]),
            Command(
                "add",
                abstract: Wording("Make somebody known.", polish: "Zapamiętuje nową osobę."), parameters: [addedName]),
            Command(
                "rename",
                abstract: Wording(
                    "Give somebody another name, on earlier bills as well.",
                    polish: "Daje komuś inne imię, także na wcześniejszych rachunkach."),
                parameters: [name, newName]),
            Command(
                "archive",
                abstract: Wording(
                    "Offer somebody no longer; earlier bills keep the name.",
                    polish: "Nie podpowiada już tej osoby; wcześniejsze rachunki zachowują imię."),
                parameters: [back, name]),
            Command(
                "delete",
                abstract: Wording(
                    "Forget somebody who is on no kept bill, once nothing is open between you.",
                    polish: "Zapomina kogoś, kogo nie ma na żadnym rachunku, gdy nic między wami nie jest otwarte."),
                parameters: [name]),
            Command(
                "me",
                abstract: Wording("Say who you are.", polish: "Mówi, kim jesteś."), parameters: [optionalName]),
            Command(
                "handle",
                abstract: Wording(
                    "Say where money reaches somebody.",
                    polish: "Mówi, dokąd posyłać komuś pieniądze."),
                parameters: [name, service, address],
                examples: [
                    .init(
                        "settled people handle cy revolut @cy",
                        Wording("Is shown where others pay Cy.", polish: "Widać to tam, gdzie inni płacą osobie Cy."))
                ]),
            Command(
                "weight",
                abstract: Wording("Say for how many somebody counts.", polish: "Mówi, za ile osób ktoś się liczy."),
                parameters: [name, weight]),
            Command(
                "colour",
                abstract: Wording("Give somebody a colour.", polish: "Daje komuś kolor."), parameters: [name, colour]),
        ],
        usualSubcommand: "list",
        examples: [
            .init(
                "settled people",
                Wording("Shows who is known.", polish: "Pokazuje, kto jest znany.")),
            .init(
                "settled people rename bob Robert",
                Wording(
                    "Bob is called Robert, on old bills as well.",
                    polish: "Bob to odtąd Robert, także na dawnych rachunkach.")),
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
        case "delete": try keeping.say(try delete(context, values))
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

    /// Forgets somebody with whom nothing is open, in groups, on bills and by loans, in any spelling of the name.
    private static func delete(_ context: Context, _ values: Values) throws(Failure) -> StoreMessage {
        let person = try context.keeping { (database) throws(StoreError) in try database.person(values[name] ?? "") }
        let own = try context.ownMoney(values)
        let open = try own.people().filter { $0.amount != .zero && $0.person.isSameName(as: person.name) }
        guard open.isEmpty else {
            throw .money(.openPerson(person.name.shown, open))
        }
        try context.keeping { (database) throws(StoreError) in try database.delete(person) }
        return .personDeleted(person.name.shown)
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
