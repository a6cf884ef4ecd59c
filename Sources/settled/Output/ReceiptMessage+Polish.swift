import Receipt

extension ReceiptMessage {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .line: "nr"
        case .quantity: "ilość"
        case .item: "pozycja"
        case .each: "cena"
        case .price: "kwota"
        case .noName: "(bez nazwy)"
        case .subtotal: "Suma częściowa"
        case .service: "Serwis"
        case .tip: "Napiwek"
        case .rounding: "Zaokrąglenie"
        case .total: "Razem"
        case .included(let tax): "\(tax) (w cenach)"
        case .onLine(let number, let sentence): "wiersz \(number): \(sentence)"
        case .notUnderstood(let count):
            "Nie zrozumiano \(count) \(count == 1 ? "wiersza" : "wierszy"); --explain pokazuje wszystkie."
        case .addsUp: "Zgadza się"
        case .addsUpAfterCorrection: "Zgadza się po poprawce"
        case .doesNotAddUp: "Nie zgadza się"
        case .notChecked: "Nie sprawdzono"
        case .noReceipt: "Nie ma tu paragonu"
        case .lookAtMarked: "spójrz na zaznaczone wiersze"
        case .noSumConfirms: "żadna suma na paragonie nie potwierdza pozycji"
        case .equation(let equation): Self.polish(equation)
        case .holds(let equation): "\(Self.polish(equation)): zgadza się"
        case .isOff(let equation, let amount): "\(Self.polish(equation)), różnica \(amount)"
        case .role: "rola"
        case .rule: "reguła"
        case .evidence: "dowód"
        case .confidence: "pewność"
        case .box: "miejsce"
        case .text: "tekst"
        case .page(let number): "strona \(number)"
        case .count(let outcome, let count): Self.polish(outcome, count)
        case .read(let done, let total): "przeczytano \(done) z \(total)"
        case .timeLeft(let time): "zostało około \(time)"
        }
    }

    private static func polish(_ equation: Check.Equation) -> String {
        switch equation {
        case .itemsMakeSubtotal: "pozycje = suma częściowa"
        case .itemsMakeTotal: "pozycje = razem"
        case .itemsAndChargesMakeTotal: "pozycje + dopłaty = razem"
        case .subtotalMakesTotal: "suma częściowa = razem"
        case .subtotalAndChargesMakeTotal: "suma częściowa + dopłaty = razem"
        case .printedSumIsTotal: "inna suma na paragonie = razem"
        case .tipIsBelowTotal: "napiwek < razem"
        case .paidIsTotal: "zapłacono = razem"
        }
    }

    private static func polish(_ outcome: Tally.Outcome, _ count: Int) -> String {
        func counted(_ verb: String, _ verbForFew: String, _ rest: String) -> String {
            "\(count) " + plural(count, one: verb, few: verbForFew, many: verb) + rest
        }
        return switch outcome {
        case .read(.verified): counted("zgadza się", "zgadzają się", "")
        case .read(.repaired): counted("zgadza się", "zgadzają się", " po poprawce")
        case .read(.mismatch): counted("nie zgadza się", "nie zgadzają się", "")
        case .read(.unchecked): counted("nie ma", "nie mają", " sumy do sprawdzenia")
        case .empty: counted("nie zawiera", "nie zawierają", " paragonu")
        case .failed: "\(count) \(count == 1 ? "pliku" : "plików") nie da się przeczytać"
        }
    }
}
