import Exchange
import Groups
import Money

extension GroupFailure {
    /// What is said about it in Polish.
    var polish: FailureText {
        switch self {
        case .noGroups:
            FailureText(
                "Nie ma jeszcze żadnej grupy.",
                "settled group new wyjazd --currency EUR --members ann,ben,cy tworzy ją.")
        case .noneInUse:
            FailureText("Żadna grupa nie jest w użyciu.", "Podaj ją: --group NAZWA albo settled group use NAZWA.")
        case .noGroup(let name):
            FailureText("Żadna grupa nie nazywa się \(name).", "settled group list --archived pokazuje wszystkie.")
        case .ambiguousGroup(let name, let names), .ambiguousMember(let name, let names),
            .ambiguousEntry(let name, let names):
            FailureText("\(name) to może być \(names.joined(separator: " albo ")).", "Wpisz więcej liter.")
        case .groupExists(let name):
            FailureText("Jakaś grupa już nazywa się \(name).", "Każda grupa nazywa się inaczej.")
        case .noCurrency(let name):
            FailureText("Nie podano, w jakiej walucie liczy \(name).", "settled group new \(name) --currency EUR")
        case .noMember(let name, let group, let members):
            FailureText(
                "W grupie \(group) nikt nie nazywa się \(name).",
                members.isEmpty
                    ? "settled member add \(name)"
                    : "Są tu: \(members.joined(separator: ", ")); settled member add dodaje innych.")
        case .memberExists(let name): FailureText("Ktoś już nazywa się \(name).", "Każdy nazywa się inaczej.")
        case .sameName(let one, let other):
            FailureText(
                "\(one) i \(other) to może być ta sama osoba.",
                "--same bierze ich za jedną osobę, --distinct za dwie.")
        case .openBalance(let name, let balances):
            FailureText(
                "\(name): rachunki nie są wyrównane: \(balances).",
                "settled settle \(name) --pay zapisuje to, co otwarte, jako zapłacone.")
        case .aliasOfThemselves(let name): FailureText("\(name) to już jedna osoba.", "Podaj dwie osoby.")
        case .noAlias(let name): FailureText("\(name) nie jest tą samą osobą co ktokolwiek inny.")
        case .unknownInFile(let path, let edits):
            FailureText(
                "W pliku \(path) \(plural(edits, one: "jest", few: "są", many: "jest")) \(edits) "
                    + "\(plural(edits, one: "zmiana", few: "zmiany", many: "zmian")), których tu nie ma.",
                "settled merge \(path) je przejmuje; potem zapisz jeszcze raz.")
        case .noQRCode(let name, let characters, let largest):
            FailureText(
                "\(name) zajmuje \(characters) \(plural(characters, one: "znak", few: "znaki", many: "znaków")), a największy kod "
                    + "QR mieści \(largest).",
                "settled export \(name).settled zapisuje plik, settled group link stale go prowadzi.")
        case .narrowForQRCode(let columns, let lines, let width):
            FailureText(
                "Kod QR zajmuje \(columns) \(plural(columns, one: "kolumnę", few: "kolumny", many: "kolumn")) i \(lines) "
                    + "\(plural(lines, one: "wiersz", few: "wiersze", many: "wierszy")), a jest ich "
                    + "\(width) \(plural(width, one: "kolumna", few: "kolumny", many: "kolumn")).",
                "Poszerz okno albo zmniejsz litery.")
        case .noEntry(let name, let group):
            FailureText("W grupie \(group) nie ma wpisu \(name).", "settled list pokazuje, jakie są.")
        case .isDeleted(let name):
            FailureText("\(name): wpis jest usunięty.", "settled restore \(name) go przywraca.")
        case .isNotDeleted(let name): FailureText("\(name): wpis nie jest usunięty.")
        case .otherKind(let option, let kind): FailureText("\(option) nic nie znaczy dla \(kind.polish).")
        case .noAmount:
            FailureText("Nie podano, ile wydano.", "settled add 12.50 obiad albo settled add --bill 12")
        case .noReceipt(let id):
            FailureText("Brakuje RECEIPT.", "settled again \(id) PARAGON bierze tych, którzy byli przy stole.")
        case .assignWithoutReceipt:
            FailureText("--assign dotyczy pozycji z --receipt.", "settled edit ID zmienia zachowany rachunek.")
        case .noPayer:
            FailureText("Nie podano, kto zapłacił.", "Powiedz: --paid IMIĘ albo kim jesteś: settled member me IMIĘ")
        case .openPayers(let names):
            FailureText(
                "Nie podano, ile kto zapłacił: \(names.joined(separator: ", ")).",
                "--paid " + names.map { "\($0)=KWOTA" }.joined(separator: ",") + "; jedna osoba może stać bez kwoty.")
        case .split(let option, let text, let fault):
            FailureText("\(option) \(text.shown): \(fault.polish)", fault.polishHint)
        case .splitAlone(let way):
            FailureText(
                "Podział jest podany przez \(way), więc samo --for nie mówi, kto ile jest winien.",
                "Podaj także --split.")
        case .expense(let reason): FailureText("Wydatek się nie zgadza: \(reason.polish).", "Nic nie zapisano.")
        case .fixedShares(let name, let shares):
            FailureText(
                "\(name): części są dokładnymi kwotami i nie idą za kwotą całości.",
                "Podaj je na nowo: --split exact:\(shares)")
        case .followsReceipt(let name):
            FailureText(
                "\(name): kwota jest wzięta z paragonu.", "settled edit NUMER zmienia rachunek, a wydatek razem z nim.")
        case .paysThemselves(let name): FailureText("\(name) nie może płacić samemu sobie.")
        case .paymentNotPositive(let amount):
            FailureText("Wpłata jest większa od zera, a nie \(amount).", "Odwróć, kto komu płaci.")
        case .notRecurring(let option):
            FailureText("\(option) dotyczy czegoś, co się powtarza.", "--every month mówi, jak często.")
        case .comesTooOften(let times):
            FailureText(
                "Do dziś wypadłoby \(times) razy, a naraz można dodać najwyżej \(Recurrence.mostAtOnce).",
                "--date podaje pierwszy dzień.")
        case .nothingToChange:
            FailureText("Nie podano niczego, co by coś zmieniło.", "--help pokazuje, co można podać.")
        case .nothingToUndo(let group):
            FailureText("W grupie \(group) nie ma już nic do cofnięcia.", "settled log pokazuje, co się działo.")
        case .noTarget: FailureText("Nie podano, do której grupy to należy.", "--group NAZWA")
        case .sameGroup(let name):
            FailureText("To już jest w grupie \(name).", "--from mówi, w której grupie to jest.")
        case .recurs(let name):
            FailureText(
                "\(name) się powtarza i zostaje tam, gdzie się powtarza.",
                "settled edit \(name) --every never to kończy; potem można to przenieść.")
        case .otherBase(let old, let new):
            FailureText("To się liczy w \(old.code), a druga grupa w \(new.code).", "Dodaj to tam na nowo, z kursem.")
        case .rate(let reason):
            FailureText("Tego kursu nie da się użyć: \(reason.polish).", "Kurs to na przykład \"1 EUR=4.4111 PLN\".")
        case .needlessRate(let option, let currency):
            FailureText("\(option) jest dla kwoty w innej walucie niż \(currency.code).", "--currency mówi, w jakiej.")
        case .currencyAlone(let currency):
            FailureText("Nie podano, ile to jest w \(currency.code).", "Podaj także --amount.")
        case .rateMissing(let amount, let currency):
            FailureText("Nie podano, na ile liczy się \(amount) w \(currency.code).", "Podaj --rate albo --counts-as.")
        case .rateWithoutCurrency: FailureText("--rate jest do wyrównania w jednej walucie.", "--in mówi, w jakiej.")
        case .billCurrency(let number, let currency):
            FailureText(
                "Kwoty rachunku \(number) nie pasują do \(currency.code).", "settled edit \(number) daje mu walutę.")
        case .unknownPlan(let text):
            FailureText("\(text) nie jest sposobem wyrównania.", "Są incurred, fewest i via:IMIĘ.")
        case .incurredInOneCurrency:
            FailureText(
                "Kto za kogo zapłacił, wiadomo w każdej walucie osobno, a nie w jednej dla wszystkich.",
                "--plan fewest i --plan via:IMIĘ można przeliczyć na jedną.")
        case .tooManyNames(let count):
            FailureText(
                "Wpłata jest między dwiema osobami, a podano \(count) "
                    + plural(count, one: "imię", few: "imiona", many: "imion") + ".")
        case .notInPlan(let from, let to):
            FailureText("W tym planie \(from) nic nie płaci osobie \(to).", "settled settle pokazuje, kto komu płaci.")
        case .entry(let name, let reason):
            FailureText(
                "\(name): wpis się nie zgadza: \(reason.polish).",
                "settled edit \(name) go naprawia, settled delete \(name) pomija.")
        case .unfit(let error): FailureText("Tego nie da się zachować: \(error.polishReason).", "Nic nie zapisano.")
        case .books(let reason): FailureText("Nie da się policzyć grupy: \(reason.polish).", "Nic nie zapisano.")
        }
    }
}

extension GroupFailure.EntryKind {
    fileprivate var polish: String {
        switch self {
        case .expense: "wydatku"
        case .payment: "wpłaty"
        case .bill: "rachunku"
        }
    }
}

extension SplitFault {
    fileprivate var polish: String {
        switch self {
        case .unknownWay(let word): "nie ma sposobu podziału \(word)."
        case .needsPeople: "nie podano, kto ma jaką liczbę."
        case .takesNoFigures(let way): "do \(way) nie należą żadne liczby."
        case .twice(let name): "\(name) występuje dwa razy."
        case .noFigure(let name): "\(name) stoi bez liczby."
        case .notANumber(let text): text.isEmpty ? "brakuje liczby." : "\(text) nie jest liczbą."
        case .notAmong(let name, let option): "w \(option) brakuje: \(name)."
        case .noName: "brakuje imienia."
        }
    }

    fileprivate var polishHint: String? {
        switch self {
        case .unknownWay: "Są \(TypedSplit.Way.allCases.map(\.rawValue).joined(separator: ", "))."
        case .needsPeople(let way): "Na przykład \(way):ann=2,ben=1"
        case .takesNoFigures: "Wagi podaje --split shares:ann=2,ben=1"
        case .noFigure(let name): "\(name)=LICZBA"
        case .twice, .notANumber, .notAmong, .noName: nil
        }
    }
}
