import Ledger
import Money

extension BillFailure {
    /// What is said about it in Polish.
    var polish: FailureText {
        let errors = ErrorText(language: .polish)
        return switch self {
        case .nothingToSplit:
            FailureText(
                "Nie ma czego dzielić.", "Podaj paragon z settled scan --json albo --total KWOTA, albo --manual.")
        case .twoSources:
            FailureText(
                "Paragonu, --total i --manual nie można podać razem.", "Każde z nich mówi, co się dzieli.")
        case .noPeople: FailureText("Nie podano, kto dzieli rachunek.", "Wymień wszystkich: --people ala,bob,cy")
        case .amount(let option, let text, let error):
            FailureText("\(option) \(text): \(errors.text(error)).", "Kwota to na przykład 12,50, procent 15%.")
        case .negative(let option, let text):
            FailureText("\(option) \(text): kwota jest mniejsza od zera.", "Co się odejmuje, to --discount.")
        case .percent(let option, let text): FailureText("\(option) \(text): to nie jest procent od 0 do 100.")
        case .assignment(let option, let text, let error):
            FailureText("\(option): \(errors.text(error)).", error.pointed(in: text))
        case .typedLine(let number, let text):
            FailureText("Wiersz \(number) nie ma na końcu kwoty: \(text)", "Wiersz to na przykład: Burger 14,50")
        case .document(let error, let file): error.polish(Language.polish.input(file))
        case .unknownCurrency(let code): FailureText("Waluty paragonu, \(code), nie ma w ISO 4217.")
        case .notAnAmount(let text, let path, let currency):
            FailureText(
                "\(path) to „\(text)”, a to nie kwota z najwyżej \(currency.exponent) "
                    + plural(currency.exponent, one: "miejscem", few: "miejscami", many: "miejscami") + " po przecinku."
            )
        case .lineTwice(let number): FailureText("Paragon ma dwie pozycje o numerze \(number).")
        case .mismatch(let subtotal, let total):
            FailureText(
                "Paragon się nie zgadza: \(Self.faults(subtotal, total)).",
                "Popraw go w pliku albo podziel mimo to z --accept-mismatch.")
        case .amountsDiffer(let sum, let whole, let difference, let met):
            FailureText(
                "Kwoty dają razem \(decimal(sum)), o \(decimal(difference)) "
                    + "\(difference.hasPrefix("-") ? "więcej" : "mniej") niż \(decimal(whole)).",
                met.map { "Żeby umieścić różnicę: --amounts \"\($0)\"" }
                    ?? "Nic nie jest zmieniane bez pytania; zmień kwoty albo sumę.")
        case .unassigned(let lines):
            FailureText(
                Message.unassigned(lines.count).polish + ": " + lines.joined(separator: ", ") + ".",
                "Powiedz, kto to miał: --assign \"reszta=wszyscy\" dzieli po równo.")
        case .reviewEnded(_, let isKept, _):
            FailureText(
                "Przegląd skończył się, zanim rachunek był gotowy.",
                isKept
                    ? "Odpowiedzi są zachowane; to samo polecenie zaczyna od tego miejsca."
                    : "--session PLIK zachowuje odpowiedzi.")
        case .otherSession(let file):
            FailureText(
                "\(file) nie zawiera odpowiedzi o tym paragonie.",
                "Podaj inny plik dla --session albo paragon, od którego się zaczęło.")
        case .ledger(.cashWithoutPayer):
            FailureText("--round-to wymaga kogoś, kto zapłacił.", "Powiedz kto: --paid-by IMIĘ")
        case .ledger(let error): FailureText("Rachunku nie da się podzielić: \(errors.text(error)).")
        }
    }

    private static func faults(_ subtotal: String?, _ total: String?) -> String {
        let items = subtotal.map { amount in
            "pozycje o \(decimal(amount)) \(amount.hasPrefix("-") ? "poniżej" : "powyżej") sumy częściowej"
        }
        let off = total.map { "suma różni się o \(decimal($0))" }
        return [items, off].compactMap(\.self).joined(separator: "; ")
    }
}

extension DocumentError {
    fileprivate func polish(_ file: String) -> FailureText {
        let hint = "settled scan --json wypisuje to, co można dzielić."
        return switch self {
        case .notJSON: FailureText("\(file): to nie jest JSON.", hint)
        case .missing(let path): FailureText("\(file): brakuje \(path).", hint)
        case .unexpected(let path):
            FailureText("\(file): \(path) nie jest tym, czym być powinno.", "Kwoty są tekstami: \"12.50\".")
        case .newer(let version):
            FailureText(
                "\(file): to zapisano w wersji \(version) formatu, a znana jest 1.", "Przeczyta to nowszy settled.")
        case .otherKind(let kind): FailureText("\(file): to dokument rodzaju „\(kind)”, a nie paragon.", hint)
        case .several(let count):
            FailureText(
                "\(file): \(plural(count, one: "jest", few: "są", many: "jest")) tu \(count) "
                    + plural(count, one: "paragon", few: "paragony", many: "paragonów") + ", a dzieli się jeden.", hint)
        }
    }
}

extension SplitRequest.Note {
    /// The sentence for standard error in Polish.
    var polish: String {
        switch self {
        case .accepted(let printed, let divided):
            "Na paragonie jest \(decimal(printed)); dzielone jest \(decimal(divided)), jak przyjęto."
        case .serviceAlready(let amount): "Na paragonie jest już serwis: \(decimal(amount)); napiwek dochodzi do niego."
        case .taxTakenAsAdded:
            "Paragon nie mówi, czy podatek jest w cenach; jest doliczany (--tax-included, jeśli jest w cenach)."
        }
    }
}

/// An amount without its sign, as it is written in Polish.
private func decimal(_ amount: String) -> String {
    String(amount.drop { $0 == "-" }).replacing(".", with: ",")
}
