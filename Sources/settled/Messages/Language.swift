import Arguments

/// The languages the program speaks.
enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case polish = "pl"

    /// The language of `choice` (the value of `--lang`), else of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set, as POSIX has it; English for all others.
    init(_ choice: String?, _ environment: [String: String]) {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        let code = (choice ?? set ?? "").prefix { $0.isLetter }.lowercased()
        self = Language(rawValue: code) ?? .english
    }

    /// The language of a command line that may not have been understood: that of its last `--lang`, else that of the
    /// environment.
    init(in arguments: [String], _ environment: [String: String]) {
        let words = arguments.prefix { $0 != "--" }
        let option = words.lastIndex { $0 == "--lang" || $0.hasPrefix("--lang=") }
        let choice = option.flatMap { place in
            words[place] == "--lang" ? words[(place + 1)...].first : String(words[place].dropFirst("--lang=".count))
        }
        self.init(choice, environment)
    }

    /// What a file that is read is called: `-` is standard input.
    func input(_ file: String) -> String {
        guard file == "-" else { return file }
        return switch self {
        case .english: "standard input"
        case .polish: "standardowe wejście"
        }
    }

    /// The same language among the texts of commands.
    var wording: Wording.Language {
        switch self {
        case .english: \.english
        case .polish: \.polish
        }
    }

    /// The mark before decimals.
    var decimalMark: Character {
        switch self {
        case .english: "."
        case .polish: ","
        }
    }

    /// A decimal number with the language's own mark in place of the point.
    func number(_ decimal: String) -> String { String(decimal.map { $0 == "." ? decimalMark : $0 }) }
}
