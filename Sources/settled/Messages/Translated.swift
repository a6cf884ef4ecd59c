/// Something that is said in every language: each has a text for it, or the program does not compile.
protocol Translated {
    associatedtype Text

    /// The text in English.
    var english: Text { get }
    /// The text in Polish.
    var polish: Text { get }
}

extension Translated {
    /// The text in `language`.
    func text(_ language: Language) -> Text {
        switch language {
        case .english: english
        case .polish: polish
        }
    }
}
