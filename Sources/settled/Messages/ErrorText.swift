import Ledger
import Money

/// What the modules complain about, in the language of the person; a sentence without its full stop.
struct ErrorText {
    let language: Language

    /// Why an assignment was not understood.
    func text(_ error: AssignmentError) -> String {
        switch language {
        case .english: error.description
        case .polish: polish(error.reason)
        }
    }

    /// Why an amount was not understood.
    func text(_ error: AmountTextError) -> String {
        switch language {
        case .english: error.description
        case .polish: polish(error)
        }
    }

    /// Why a bill cannot be split.
    func text(_ error: LedgerError) -> String {
        switch language {
        case .english: error.description
        case .polish: polish(error)
        }
    }

    /// Why a calculation with amounts has no answer.
    func text(_ error: MoneyError) -> String {
        switch language {
        case .english: error.description
        case .polish: polish(error)
        }
    }

    private func polish(_ reason: AssignmentError.Reason) -> String {
        switch reason {
        case .linesExpected: "tu powinny być numery pozycji, „reszta” albo „wszystko”"
        case .equalsExpected: "tu powinno być „=”"
        case .nameExpected: "tu powinno być imię"
        case .weightExpected: "tu powinna być waga, na przykład ala:2"
        case .notALine(let word): "„\(word)” nie jest numerem pozycji"
        case .backwards(let word): "\(word) biegnie wstecz"
        case .unknownLine(let number, let known):
            "nie ma pozycji \(number); są \(known.map(String.init).joined(separator: " "))"
        case .emptyRange(let range): "nie ma pozycji od \(range.lowerBound) do \(range.upperBound)"
        case .notAWeight(let word): "„\(word)” nie jest wagą większą od zera"
        case .unknownPerson(let name): "nikt nie nazywa się „\(name)”"
        case .ambiguousPerson(let name, let names): "„\(name)” to \(names.joined(separator: " albo "))"
        case .twice(let name): "\(name) występuje dwa razy"
        case .partExpected(let word):
            "część jak 2/7 stoi przed imieniem, waga za nim; „\(word)” nie jest ani tym, ani tym"
        case .partAndWeight: "części dla wszystkich albo dla nikogo"
        case .partsIncomplete(let sum): "części dają razem \(sum.numerator)/\(sum.denominator) zamiast całości"
        case .unknownCharge(let word):
            "„\(word)” nie jest żadnym z: \(Charge.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
        case .ruleExpected:
            "tu powinno być „proportional”, „even”, pozycje jak 2+5 albo osoby jak ala:2+bob"
        case .openQuotation: "cudzysłów nie jest zamknięty"
        case .unprintable: "imię nie może zawierać tego znaku"
        case .tooFine: "wagi są zbyt drobne, żeby z nimi liczyć"
        }
    }

    private func polish(_ error: AmountTextError) -> String {
        switch error {
        case .empty: "tu powinna być kwota"
        case .unexpected(let character, let position): "nieoczekiwane „\(character)” na miejscu \(position + 1)"
        case .incomplete: "kwota kończy się za wcześnie"
        case .strangeGrouping(let text): "\(text) nie jest pogrupowane w tysiące"
        case .ambiguous(let grouped, let decimal): "niejednoznaczne: napisz \(grouped) albo \(decimal)"
        case .tooManyDecimals(let currency): "za dużo miejsc po przecinku dla \(currency.code)"
        case .notWhole(let text): "\(text) nie daje całych najmniejszych jednostek"
        case .divisionByZero: "dzielenie przez zero"
        case .tooLarge: "kwota jest za duża"
        }
    }

    private func polish(_ error: LedgerError) -> String {
        switch error {
        case .nobody: "na rachunku nikogo nie ma"
        case .sameName(let name): "dwie osoby nazywają się \(name)"
        case .unknownPerson(let name): "na rachunku nie ma: \(name)"
        case .nobodyTreats(let name): "nikt nie może zapłacić za osobę: \(name)"
        case .cashWithoutPayer: "zaokrąglenie gotówki wymaga kogoś, kto zapłacił"
        case .cashStepNotPositive: "krok gotówki musi być większy od zera"
        case .money(let error): text(error)
        }
    }

    private func polish(_ error: MoneyError) -> String {
        switch error {
        case .noWeights, .allWeightsZero: "nie ma między kogo dzielić"
        case .negativeWeight(let position): "waga \(position + 1) jest ujemna"
        case .weightsTooFine: "wagi są zbyt drobne, żeby z nimi liczyć"
        case .tooLarge: "kwota jest za duża"
        }
    }
}
