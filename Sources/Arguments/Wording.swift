/// A text for people in every language that help is printed in; one that is missing does not compile.
///
///     Wording("Print a JSON document.", polish: "Wypisuje dokument JSON.")
public struct Wording: Hashable, Sendable {
    /// Takes the text of one language: `\.polish`.
    public typealias Language = @Sendable (Wording) -> String

    /// The text in English.
    public var english: String
    /// The text in Polish.
    public var polish: String

    /// Makes a text.
    public init(_ english: String, polish: String) {
        self.english = english
        self.polish = polish
    }
}

/// What help texts, manual pages and completions say of themselves.
extension Wording {
    static let usage = Wording("Usage", polish: "Składnia")
    static let commands = Wording("Commands", polish: "Polecenia")
    static let operands = Wording("Operands", polish: "Argumenty")
    static let options = Wording("Options", polish: "Opcje")
    static let examples = Wording("Examples", polish: "Przykłady")
    static let anOption = Wording("OPTION", polish: "OPCJA")
    static let aCommand = Wording("COMMAND", polish: "POLECENIE")
    static let printThisText = Wording("Print this text and stop.", polish: "Wypisuje ten tekst i kończy.")
    static let printHelp = Wording("Print help and stop.", polish: "Wypisuje pomoc i kończy.")
    static let printVersion = Wording("Print the version and stop.", polish: "Wypisuje wersję i kończy.")
    static let tellsMore = Wording("tells more about a command.", polish: "mówi więcej o poleceniu.")

    static let commandsTitle = Wording("COMMANDS", polish: "POLECENIA")
    static let examplesTitle = Wording("EXAMPLES", polish: "PRZYKŁADY")
    static let forEveryCommand = Wording(
        "These options can be given to every command:", polish: "Te opcje można podać każdemu poleceniu:")
}
