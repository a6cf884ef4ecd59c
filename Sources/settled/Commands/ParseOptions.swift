import Arguments
import Money
import Receipt

/// The options for how lines are understood, shared by `scan` and `parse`.
enum ParseOptions {
    private static let currency = Option(
        "currency", "CODE",
        ValueKind<Currency>(expected: .currency) { Currency(code: $0) },
        help: Wording(
            "The currency of the receipts, whatever they print.",
            polish: "Waluta paragonów, bez względu na to, co na nich jest."))

    private static let language = Option(
        "language", "CODE",
        ValueKind<LabelLanguage>(
            expected: .oneOf(LabelLanguage.allCases.map(\.rawValue)),
            completion: .words(LabelLanguage.allCases.map(\.rawValue))
        ) { LabelLanguage(rawValue: $0) },
        help: Wording(
            "Look for labels of this language only (en, de, fr, …); can be given again. All are "
                + "known if not given.",
            polish: "Szuka opisów tylko w tym języku (en, de, pl, …); można podać kilka razy. Bez tego "
                + "znane są wszystkie."),
        repeats: true)

    static let parameters: [any Declaration] = [currency, language]

    /// The parser that the options ask for.
    static func parser(_ values: Values) -> ReceiptParser {
        let languages = Set(values.all(language))
        return languages.isEmpty
            ? ReceiptParser(currency: values[currency])
            : ReceiptParser(currency: values[currency], languages: languages)
    }
}
