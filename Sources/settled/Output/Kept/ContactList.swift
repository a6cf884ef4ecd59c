import Money
import Store

/// Everybody who is known, as a table and as a JSON document.
struct ContactList {
    let contacts: [Contact]

    /// The table, with a line break at the end of every line.
    func text(_ language: Language, _ style: Style) -> String {
        func say(_ message: StoreMessage) -> String { message.text(language) }
        let rows = contacts.map { contact in
            let marks = (contact.isMe ? [say(.me)] : []) + (contact.isArchived ? [say(.archived)] : [])
            return [
                contact.name.shown + (marks.isEmpty ? "" : " (" + marks.joined(separator: ", ") + ")"),
                contact.weight == .one ? "" : contact.weight.description,
                contact.handles.map(\.shown).joined(separator: ", "),
            ]
        }
        let all = [[say(.name), say(.countsFor), say(.handles)]] + rows
        let widths = all.columnWidths
        let lines = all.map { row in
            zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").withoutTrailingBlanks
        }
        let names = zip(contacts, lines.dropFirst()).map { contact, line in
            contact.colour == nil ? line : style.person(line, contact.colour)
        }
        return ([style.dim(lines[0])] + names).joined(separator: "\n") + "\n"
    }

    /// The document. Its schema is Fixtures/schema/people.json.
    var document: JSONValue {
        let people = contacts.map { contact -> JSONValue in
            let handles = contact.handles.map { handle -> JSONValue in
                ["service": .string(handle.service), "address": .string(handle.address)]
            }
            return [
                "name": .string(contact.name), "weight": .string(contact.weight.description),
                "colour": JSONValue(contact.colour), "me": .bool(contact.isMe), "archived": .bool(contact.isArchived),
                "handles": .array(handles),
            ]
        }
        return ["settled": 1, "kind": "people", "people": .array(people)]
    }
}
