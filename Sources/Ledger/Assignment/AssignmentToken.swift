/// A word or a sign of the assignment language, with its place.
struct AssignmentToken {
    enum Kind: Equatable {
        case word(String)
        case quoted(String)
        case equals
        case comma
        case colon
        case end
    }

    let kind: Kind
    let place: Range<Int>

    /// The words with a meaning of their own, in both languages, as the printer writes them.
    enum Keyword: String {
        case rest
        case all
        case but
        case nobody

        init?(_ word: String) {
            switch word.lowercased() {
            case "rest", "reszta": self = .rest
            case "all", "everybody", "everyone", "wszyscy", "wszystko": self = .all
            case "but", "except", "oprócz", "bez": self = .but
            case "nobody", "none", "nikt": self = .nobody
            default: return nil
            }
        }
    }

    /// The keyword, for a word which is one and not in quotation marks.
    var keyword: Keyword? {
        if case .word(let word) = kind { Keyword(word) } else { nil }
    }

    private static let signs: [Character: Kind] = ["=": .equals, ",": .comma, ":": .colon, ";": .end]

    /// All tokens of `text`, closed by one `end` at its end.
    static func tokens(of text: String) throws(AssignmentError) -> [AssignmentToken] {
        let characters = Array(text)
        var tokens: [AssignmentToken] = []
        var position = 0
        while position < characters.count {
            let start = position
            let character = characters[position]
            position += 1
            if character.isNewline {
                tokens.append(AssignmentToken(kind: .end, place: start..<position))
            } else if let sign = signs[character] {
                tokens.append(AssignmentToken(kind: sign, place: start..<position))
            } else if character == "\"" {
                let name = try quotedName(characters, from: &position)
                tokens.append(AssignmentToken(kind: .quoted(name), place: start..<position))
            } else if !character.isWhitespace {
                while position < characters.count, isPartOfWord(characters[position]) { position += 1 }
                tokens.append(
                    AssignmentToken(kind: .word(String(characters[start..<position])), place: start..<position))
            }
        }
        tokens.append(AssignmentToken(kind: .end, place: characters.count..<characters.count))
        return tokens
    }

    /// The name up to the closing mark; two marks stand for one.
    private static func quotedName(
        _ characters: [Character], from position: inout Int
    ) throws(AssignmentError) -> String {
        let start = position - 1
        var name = ""
        while position < characters.count {
            let character = characters[position]
            position += 1
            if character != "\"" {
                name.append(character)
            } else if position < characters.count, characters[position] == "\"" {
                name.append("\"")
                position += 1
            } else {
                return name
            }
        }
        throw AssignmentError(.openQuotation, at: start..<position)
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        !character.isWhitespace && character != "\"" && signs[character] == nil
    }

    /// A name as it must be typed: in quotation marks where it would be taken for something else.
    static func quoted(_ name: String) -> String {
        let isPlain = !name.isEmpty && name.allSatisfy(isPartOfWord) && name.first?.isNumber == false
        if isPlain, Keyword(name) == nil { return name }
        return inQuotes(name)
    }

    /// A name in quotation marks, two marks for each one of its own.
    static func inQuotes(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
