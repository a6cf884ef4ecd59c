import Receipt

/// The words of a review that Tab offers, in one language; the review itself understands those of all.
struct ReviewVocabulary {
    /// What is offered, once more.
    let same: String
    /// The user.
    let me: String
    /// The first words of corrections.
    let corrections: [String]
    /// The correction that a kind of line follows.
    let kind: String
    /// The kinds of lines.
    let kinds: [String]
    /// What stands for lines in an assignment.
    let lines: [String]
    /// What stands for people in an assignment.
    let takers: [String]
    /// The first words of what comes on top.
    let extras: [String]
    /// The first word of a rule.
    let prorate: String
    /// The charges that a rule is for.
    let charges: [String]
    /// The rules that are words.
    let rules: [String]
    /// Those that names follow.
    let naming: Set<String>

    /// The words of `language`.
    init(_ language: Language) {
        switch language {
        case .english:
            (same, me, kind, prorate) = ("same", "me", "kind", "prorate")
            corrections = [
                "name", "qty", "del", "split", "join", "add", "kind", "for", "subtotal", "tax", "service", "tip",
                "rounding", "total", "title", "date", "currency",
            ]
            charges = ["tax", "service", "tip", "delivery", "fee", "discount", "rounding"]
            rules = ["even", "proportional"]
            lines = ["rest", "all"]
            takers = ["all", "all but ", "nobody"]
            extras = [
                "tip", "tax", "service", "delivery", "discount", "prorate", "treat", "paid", "round", "carry",
            ]
            naming = ["treat", "paid"]
        case .polish:
            (same, me, kind, prorate) = ("tak samo", "ja", "rodzaj", "podział")
            corrections = [
                "nazwa", "ilość", "usuń", "podziel", "połącz", "dodaj", "rodzaj", "do", "netto", "podatek", "serwis",
                "napiwek", "zaokrąglenie", "razem", "tytuł", "data", "waluta",
            ]
            charges = ["podatek", "serwis", "napiwek", "dostawa", "opłata", "rabat", "zaokrąglenie"]
            rules = ["równo", "proporcjonalnie"]
            lines = ["reszta", "wszystko"]
            takers = ["wszyscy", "wszyscy oprócz ", "nikt"]
            extras = [
                "napiwek", "podatek", "serwis", "dostawa", "rabat", "podział", "zaproszenie", "płaci", "zaokrąglij",
                "wyrównaj",
            ]
            naming = ["zaproszenie", "płaci"]
        }
        kinds = LineItem.Kind.allCases.map { Self.word($0, language) }
    }

    /// What a kind of line is called.
    static func word(_ kind: LineItem.Kind, _ language: Language) -> String {
        switch (language, kind) {
        case (.english, _): kind.rawValue
        case (.polish, .item): "pozycja"
        case (.polish, .discount): "rabat"
        case (.polish, .refund): "zwrot"
        case (.polish, .void): "storno"
        case (.polish, .deposit): "kaucja"
        case (.polish, .depositReturn): "zwrot-kaucji"
        case (.polish, .fee): "opłata"
        }
    }

    /// The kind of line that is called so in any language.
    static func kind(_ word: String) -> LineItem.Kind? {
        LineItem.Kind.allCases.first { kind in
            Language.allCases.contains { Self.word(kind, $0) == word.lowercased() }
        }
    }
}
