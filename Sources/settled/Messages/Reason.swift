/// Why something is wrong, in every language: a part of a sentence, without its full stop.
struct Reason: Equatable, Translated {
    /// The reason in English.
    let english: String
    /// The reason in Polish.
    let polish: String

    /// Takes what `text` makes of an error in each language.
    init(_ text: (ErrorText) -> String) {
        english = text(ErrorText(language: .english))
        polish = text(ErrorText(language: .polish))
    }
}
