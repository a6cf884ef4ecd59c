import Ledger
import Store

/// Something that was put right on an earlier receipt of the same merchant and could be put right here as well.
struct Recollection: Hashable {
    /// The number of the line.
    let number: Int
    /// What the line is called here.
    let name: String
    /// What it was then.
    let meaning: Correction.Meaning

    /// The correction that makes the same of it.
    var edit: SheetEdit {
        switch meaning {
        case .name(let name): .name(number, name)
        case .kind(let kind): .kind(number, kind)
        case .noLine: .delete(number)
        }
    }
}

/// What earlier bills offer to a review. Nothing is taken over unasked, so that the same answers lead to the same bill.
extension ReviewSession.State {
    /// Whether an answer asks for what is offered.
    static func asksForSame(_ text: String) -> Bool { ["same", "tak samo"].contains(text.lowercased()) }

    /// What could be put right as before and is not yet.
    var recollections: [Recollection] {
        sheet.lines.compactMap { line in
            guard !line.name.isEmpty, let correction = suggestions.corrections[folded(line.name)] else { return nil }
            switch correction.meaning {
            case .name(let name) where name == line.name: return nil
            case .kind(let kind) where kind == line.kind: return nil
            default: return Recollection(number: line.number, name: line.name, meaning: correction.meaning)
            }
        }
    }

    /// Keeps in mind what a correction says about a printed line.
    mutating func learn(from edit: SheetEdit) {
        let (number, meaning): (Int, Correction.Meaning)
        switch edit {
        case .name(let line, let name): (number, meaning) = (line, .name(name))
        case .kind(let line, let kind): (number, meaning) = (line, .kind(kind))
        case .delete(let line): (number, meaning) = (line, .noLine)
        default: return
        }
        if let name = printed[number], !name.isEmpty { corrections[name] = meaning }
    }

    /// The tables that are offered: those at this merchant first, three at most.
    var offeredTables: [Suggestions.Table] { Array(suggestions.tables.prefix(3)) }

    /// The table an answer asks for: the first by an empty answer, any by its number.
    func offeredTable(_ text: String) -> Suggestions.Table? {
        guard people.isEmpty else { return nil }
        if text.isEmpty || Self.asksForSame(text) { return offeredTables.first }
        guard let number = Int(text), offeredTables.indices.contains(number - 1) else { return nil }
        return offeredTables[number - 1]
    }

    /// The people of an answer, with those who are known as they are known: by `me`, in their own spelling, by the
    /// beginning of a name and `*`, and with their standing weight where none is typed.
    func completed(_ text: String) throws(AssignmentError) -> [Person] {
        let entries = text.split(separator: ",", omittingEmptySubsequences: false)
        let typed = try PeopleList.people(text)
        let people = zip(typed, entries).map { person, entry in
            guard let contact = contact(person.name) else { return person }
            return Person(contact.name, weight: entry.contains(":") ? person.weight : contact.weight)
        }
        for (position, person) in people.enumerated()
        where people[..<position].contains(where: { $0.name == person.name }) {
            throw AssignmentError(.twice(person.name), at: 0..<0)
        }
        return people
    }

    private func contact(_ name: String) -> Contact? {
        let small = name.lowercased()
        let known = suggestions.people
        if let same = known.first(where: { $0.name.lowercased() == small }) { return same }
        if small == "me" || small == "ja" { return known.first(where: \.isMe) }
        guard small.last == "*", small.count > 1 else { return nil }
        return known.first { $0.name.lowercased().hasPrefix(small.dropLast()) }
    }

    /// The usual tip, as it is typed; nil where there is one on the bill already.
    var offeredTip: String? {
        extras.typed[.tip] == nil && sheet.tip == nil && sheet.service == nil ? suggestions.tip : nil
    }
}
