/// A language that labels of receipts are known in; the raw value is its code of ISO 639-1.
public enum LabelLanguage: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Italian.
    case italian = "it"
    /// Portuguese.
    case portuguese = "pt"
    /// Dutch.
    case dutch = "nl"
    /// Polish.
    case polish = "pl"
    /// Czech.
    case czech = "cs"
    /// Slovak.
    case slovak = "sk"
    /// Hungarian.
    case hungarian = "hu"
    /// Romanian.
    case romanian = "ro"
    /// Croatian.
    case croatian = "hr"
    /// Turkish.
    case turkish = "tr"
    /// Greek.
    case greek = "el"
    /// Russian.
    case russian = "ru"
    /// Ukrainian.
    case ukrainian = "uk"
    /// Vietnamese.
    case vietnamese = "vi"
    /// Swedish.
    case swedish = "sv"
    /// Danish.
    case danish = "da"
    /// Norwegian.
    case norwegian = "no"
    /// Indonesian.
    case indonesian = "id"
    /// Malay.
    case malay = "ms"
    /// Chinese.
    case chinese = "zh"
    /// Japanese.
    case japanese = "ja"
    /// Korean.
    case korean = "ko"

    /// The labels; those of Chinese, Japanese and Korean are signs, which are known whatever the language.
    fileprivate var labels: [Concept: String] {
        switch self {
        case .english: Keywords.english
        case .german: Keywords.german
        case .french: Keywords.french
        case .spanish: Keywords.spanish
        case .italian: Keywords.italian
        case .portuguese: Keywords.portuguese
        case .dutch: Keywords.dutch
        case .polish: Keywords.polish
        case .czech, .slovak: Keywords.czech
        case .hungarian: Keywords.hungarian
        case .romanian: Keywords.romanian
        case .croatian: Keywords.croatian
        case .turkish: Keywords.turkish
        case .greek: Keywords.greek
        case .russian, .ukrainian: Keywords.cyrillic
        case .vietnamese: Keywords.vietnamese
        case .swedish, .danish, .norwegian: Keywords.scandinavian
        case .indonesian, .malay: Keywords.malay
        case .chinese, .japanese, .korean: [:]
        }
    }
}

extension Keywords {
    /// The labels of some languages.
    init(_ languages: Set<LabelLanguage>) {
        self =
            languages == Set(LabelLanguage.allCases)
            ? .all : Keywords(languages.sorted { $0.rawValue < $1.rawValue }.map(\.labels))
    }
}
