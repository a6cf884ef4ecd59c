import Receipt
import Store

extension ReviewMessage {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .addsUp: "Zgadza się."
        case .unchecked: "Na paragonie nie ma sumy, z którą można to porównać."
        case .subtotalOff(let amount, let isBelow):
            "pozycje o \(amount) \(isBelow ? "poniżej" : "powyżej") sumy częściowej"
        case .totalOff(let amount): "suma różni się o \(amount)"
        case .subtotal: "Suma częściowa"
        case .tax: "Podatek"
        case .taxIncluded: "Podatek (w cenach)"
        case .service: "Serwis"
        case .tip: "Napiwek"
        case .rounding: "Zaokrąglenie"
        case .total: "Razem"
        case .doubt(let flag): Self.polish(flag)
        case .isLineRight: "Dobrze? Enter przyjmuje, =12,50 poprawia cenę, ? pokazuje więcej."
        case .corrections: "Coś poprawić? Enter idzie dalej, ? pokazuje, co można wpisać."
        case .people: "Kto jest przy stole? Imiona, oddzielone przecinkami."
        case .peopleOrTable:
            "Kto jest przy stole? Enter bierze stół 1, numer inny; albo imiona, oddzielone przecinkami."
        case .peopleNow: "Czy to ten stół? Enter idzie dalej; albo wszystkie imiona od nowa, oddzielone przecinkami."
        case .here: "(tutaj)"
        case .recalledHere(let text): "Poprawione tu wcześniej: \(text). „tak samo” zrobi to znowu."
        case .recalled(let recalled):
            switch recalled.meaning {
            case .name(let name): "\(recalled.number) „\(recalled.name.shown)” to było „\(name.shown)”"
            case .kind(let kind):
                "\(recalled.number) „\(recalled.name.shown)” to był rodzaj \(ReviewVocabulary.word(kind, .polish))"
            case .noLine: "\(recalled.number) „\(recalled.name.shown)” nie było pozycją"
            }
        case .usualTip(let tip): "Zwykły napiwek to \(tip); „tak samo” go bierze."
        case .onTotal: "od razem"
        case .takers(let left, let example):
            left == 0
                ? "Każda pozycja jest przypisana. Enter idzie dalej."
                : "Kto co miał? \(plural(left, one: "Została", few: "Zostały", many: "Zostało")) \(left) "
                    + plural(left, one: "pozycja", few: "pozycje", many: "pozycji")
                    + ". Na przykład: \(example); reszta = wszyscy"
        case .nobodyYet(let lines): "Nikt nie ma jeszcze \(lines); „reszta = wszyscy” dzieli je na wszystkich."
        case .extras: "Coś ponad to? Napiwek jak 15% albo 4,50, ? pokazuje więcej, Enter idzie dalej."
        case .confirmation: "Zgadza się? Enter kończy, < wraca."
        case .goesOn: "Mimo to idziemy dalej; < wraca."
        case .nobody: "nikt"
        case .everybody: "wszyscy"
        case .byShares: "według zamówień"
        case .left: "zostało"
        case .undone: "Cofnięte."
        case .nothingToUndo: "Nie ma czego cofnąć."
        case .nothingBefore: "To pierwszy krok."
        case .finished: "Gotowe."
        case .help(let step): Self.polish(step)
        case .unknown(let text): "„\(text)” nie jest tu zrozumiałe."
        case .somebodyNeeded: "Ktoś musi być przy stole."
        case .noLine: "Podaj numer pozycji: 7 = 12,50"
        case .unknownLine(let number): "Nie ma pozycji \(number)."
        case .incomplete(let word): "Po „\(word)” czegoś brakuje."
        case .notACurrency(let text): "„\(text)” nie jest walutą, w której można zapisać te kwoty."
        case .notADate(let text): "„\(text)” nie jest dniem; na przykład 2026-11-28."
        case .notAKind(let text):
            "„\(text)” nie jest żadnym z: \(ReviewVocabulary(.polish).kinds.joined(separator: ", "))."
        case .notACount(let text): "„\(text)” nie jest liczbą od 2 do 99."
        case .notAnAttachment(let number): "Pozycja \(number) należy do innej albo inna do niej."
        case .notAPercentage(let text): "„\(text)” nie jest ani kwotą większą od zera, ani procentem do 100%."
        }
    }

    private static func polish(_ flag: LineItem.Flag) -> String {
        switch flag {
        case .priceRepaired: "cena zmieniona tak, żeby sumy się zgadzały"
        case .priceDoubtful: "cena odczytana niepewnie i żadna suma jej nie potwierdza"
        case .nameMissing: "brak nazwy"
        case .quantityMismatch: "ilość razy cena jednostkowa to nie ta cena"
        }
    }

    private static func polish(_ step: ReviewSession.Step) -> String {
        let always = "<  krok wstecz    u  cofnij    ?  ta pomoc    .  koniec kroku    ^D  wyjście"
        return switch step {
        case .lines:
            """
            =12,50          cena tej pozycji; 7 = 12,50 pozycji 7; 12.50*3+4 jest liczone
            7 nazwa Zupa    jej nazwa        7 ilość 3   ile            7 usuń  znika
            7 podziel 3     trzy z jednej    połącz 7 8  jedna z dwóch
            7 rodzaj rabat  czym jest        7 do 5      należy do 5    dodaj Zupa 4,50
            razem 23,68     suma z paragonu; też suma częściowa, podatek, serwis,
                            napiwek, zaokrąglenie; brak ją usuwa
            tytuł, data, waluta              nagłówek
            \(always)
            """
        case .people:
            """
            ala, bob, Anna Maria, para:2   para liczy się za dwoje; kolejność decyduje,
                                           kto dostaje niepodzielny grosz
            ja   an*                       ty i kto był ostatnio, a tak się zaczyna
            \(always)
            """
        case .assignment:
            """
            3 5 = ala bob:2 cy     pozycje 3 i 5, Bob podwójnie
            7 = 2/7 ala, 5/7 bob   części pozycji
            2-4 = wszyscy bez cy   zakres, wszyscy bez jednej osoby
            reszta = wszyscy       co zostało               3 = nikt              cofa
            \(always)
            """
        case .extras:
            """
            15%   4,50          napiwek      napiwek 15% od razem   od sumy z podatkiem
            serwis 10%   dostawa 3,99   rabat 5   podatek 8,25%
            podział napiwek=równo,podatek=2+5     jak się dzieli
            zaproszenie bob   zaproszenie bob=ala inni płacą za Boba
            płaci cy   zaokrąglij 0,05            kto zapłacił i najmniejsza moneta
            wyrównaj                              grosze po kolei, a nie zawsze tym samym
            napiwek brak                          cofa
            \(always)
            """
        case .confirmation, .done: always
        }
    }
}
