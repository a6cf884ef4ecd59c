import Money

/// Reads who is at the table: `ala, bob, Anna Maria, couple:2`.
///
/// Names are apart by commas and may hold blanks; a weight behind a colon says for how many somebody counts.
public enum PeopleList {
    /// The people of `text`, in order; none for an empty text.
    public static func people(_ text: String) throws(AssignmentError) -> [Person] {
        let characters = Array(text)
        var people: [Person] = []
        var start = 0
        while start <= characters.count, !text.isEmpty {
            let end = characters[start...].firstIndex(of: ",") ?? characters.count
            let person = try person(characters[start..<end])
            if people.contains(where: { $0.name.lowercased() == person.name.lowercased() }) {
                throw AssignmentError(.twice(person.name), at: characters[start..<end].trimmed.indices)
            }
            people.append(person)
            start = end + 1
        }
        return people
    }

    private static func person(_ characters: ArraySlice<Character>) throws(AssignmentError) -> Person {
        let colon = characters.lastIndex(of: ":")
        let name = characters[..<(colon ?? characters.endIndex)].trimmed
        if name.isEmpty { throw AssignmentError(.nameExpected, at: name.startIndex..<name.startIndex) }
        for (place, character) in zip(name.indices, name) where !character.isShown {
            throw AssignmentError(.unprintable, at: place..<(place + 1))
        }
        guard let colon else { return Person(String(name)) }
        let word = characters[(colon + 1)...].trimmed
        guard let weight = Fraction(String(word)), weight > .zero else {
            throw AssignmentError(word.isEmpty ? .weightExpected : .notAWeight(String(word)), at: word.indices)
        }
        return Person(String(name), weight: weight)
    }
}

extension Character {
    /// Whether a terminal shows it, instead of obeying it.
    fileprivate var isShown: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: scalar == "\u{200D}"
            default: true
            }
        }
    }
}
