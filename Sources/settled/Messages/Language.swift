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

    /// The mark before decimals.
    var decimalMark: Character {
        switch self {
        case .english: "."
        case .polish: ","
        }
    }
}
