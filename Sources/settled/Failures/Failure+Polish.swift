import Arguments

extension Failure {
    /// What is said about it in Polish.
    var polish: FailureText {
        switch self {
        case .usage(let error): error.polish
        case .recognition(let error, let file): error.polish(Language.polish.input(file))
        case .noPictures(let folder):
            FailureText(
                "\(folder): w tym folderze nie ma obrazów.",
                "Obrazy poznaje się po nazwie (\(Pictures.extensions.joined(separator: ", "))); foldery w środku nie są "
                    + "przeszukiwane.")
        case .notText(let file):
            FailureText(
                "\(Language.polish.input(file)): to nie jest tekst w UTF-8.", "Obrazy i pliki PDF czyta settled scan.")
        case .malformedTable(let file, let line):
            FailureText(
                "\(Language.polish.input(file)): wiersz \(line) nie jest wierszem tabeli słów.",
                "Tabela słów ma dwanaście kolumn oddzielonych tabulatorami, jak wypisuje tesseract PLIK - tsv.")
        case .standardInputTwice: FailureText("Standardowe wejście (-) można przeczytać tylko raz.")
        case .unwritable(let path, let errno): .polish(unwritable: path, errno)
        case .interrupted(let done, let total):
            FailureText(
                "Przerwano po \(done) z \(total) \(plural(total, one: "pliku", few: "plików", many: "plików")).",
                done > 0 ? "To, co dotąd wypisano lub zapisano, jest kompletne." : nil)
        case .noClipboard(let program):
            FailureText(
                program.map { "Schowek jest nieosiągalny: programu \($0) nie zainstalowano albo zawiódł." }
                    ?? "Tu nie ma schowka.",
                "--share PLIK zapisuje tekst do pliku.")
        case .bill(let failure): failure.polish
        case .store(let error): error.polish
        case .group(let failure): failure.polish
        case .money(let failure): failure.polish
        case .exchange(let error): error.polish
        case .nothingKept:
            FailureText("Nie ma jeszcze żadnego rachunku.", "settled review PARAGON zachowuje pierwszy.")
        case .notAnIBAN(let text):
            FailureText(
                "\(text) nie jest numerem konta: nie zgadza się długość albo cyfry kontrolne.",
                "Skopiuj go jeszcze raz; pieniądze wysłane na zły numer nie trafią do nikogo albo do obcej osoby.")
        case .internalFault(let message): FailureText("Błąd w samym settled: \(message).", "Prosimy go zgłosić.")
        }
    }
}

extension UsageError {
    fileprivate var polish: FailureText {
        let help = "\(path.joined(separator: " ")) --help pokazuje, co można podać."
        func text(_ sentence: String, _ suggestion: String? = nil) -> FailureText {
            FailureText(sentence, suggestion.map { "Czy chodzi o \($0)?" } ?? help)
        }
        return switch reason {
        case .unknownOption(let option, let suggestion): text("Nie ma opcji \(option).", suggestion)
        case .unknownCommand(let command, let suggestion): text("Nie ma polecenia \(command).", suggestion)
        case .missingValue(let option, let expected): text("\(option) wymaga wartości: \(expected.polish).")
        case .valueForFlag(let option, let value): text("\(option) nie przyjmuje wartości, a podano „\(value)”.")
        case .invalidValue(let parameter, let value, let expected):
            text("„\(value)” nie pasuje do \(parameter); potrzebne: \(expected.polish).")
        case .unexpectedOperand(let word): text("„\(word)” to o jedno słowo za dużo.")
        case .missingOperand(let name): text("Brakuje \(name).")
        case .missingCommand: text("Brakuje polecenia.")
        case .conflict(let first, let second): text("\(first) i \(second) nie można podać razem.")
        }
    }
}

extension Expectation {
    fileprivate var polish: String {
        switch self {
        case .text: "tekst"
        case .file: "plik"
        case .folder: "folder"
        case .wholeNumber(let range): "liczba całkowita od \(range.lowerBound) do \(range.upperBound)"
        case .oneOf(let words): "jedno z: " + words.joined(separator: ", ")
        case .day: "dzień, na przykład 2026-11-28"
        case .interval: "odstęp, na przykład month albo \"2 weeks\", albo never"
        case .currency: "kod waluty z ISO 4217, na przykład EUR"
        case .shortID: "krótki znak wydatku lub wpłaty, na przykład qpvu"
        case .numberOrShortID: "numer rachunku albo krótki znak wydatku lub wpłaty"
        }
    }
}

extension FailureText {
    /// A file, or `-` for standard output, could not be written.
    static func polish(unwritable path: String, _ errno: Int32) -> FailureText {
        FailureText(
            "\(path == "-" ? "standardowe wyjście" : path): nie można zapisać: \(systemMessage(errno, .polish)).",
            isDiskFull(errno) ? "Nic z tego, co zapisano wcześniej, nie zginęło; zrób miejsce i uruchom ponownie." : nil
        )
    }
}
