import Groups

extension GroupMessage {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .made(let name, let members):
            members.isEmpty
                ? "Nowa grupa, od teraz w użyciu: \(name)." : "Nowa grupa, od teraz w użyciu: \(name) (\(members))."
        case .inUse(let name): "Polecenia bez nazwy grupy dotyczą teraz grupy: \(name)."
        case .renamed(let name, let other): "\(name) nazywa się teraz \(other)."
        case .changed(let name): "Zmieniono: \(name)."
        case .archived(let name, let isArchived): isArchived ? "Odłożono: \(name)." : "Przywrócono: \(name)."
        case .joined(let names, let group): "W grupie \(group) są teraz także: \(names)."
        case .nobodyNew: "Wszyscy już tu są."
        case .memberRenamed(let name, let other): "\(name) to teraz \(other), także w dawnych wpisach."
        case .removed(let name, let isRemoved):
            isRemoved
                ? "\(name): nie bierze udziału w niczym nowym; dawne wpisy zachowują to imię." : "Przywrócono: \(name)."
        case .youAre(let name): "To ty: \(name)."
        case .nobodyIsMe(let group): "W grupie \(group) nikt to nie ty."
        case .handleSet(let name, let service, let address?): "\(name), \(service): \(address)"
        case .handleSet(let name, let service, nil): "\(name): nie ma już \(service)."
        case .weightSet(let name, let weight): "\(name) liczy się odtąd za \(weight)."
        case .colourSet(let name, let colour?): "\(name): kolor \(colour)."
        case .colourSet(let name, nil): "\(name): bez koloru."
        case .onePerson(let one, let other): "\(one) i \(other) to jedna osoba: \(other)."
        case .twoPeople(let one, let other): "\(one) i \(other) to znowu dwie osoby."
        case .areTheyOne(let one, let other): "Czy \(one) i \(other) to ta sama osoba? [tak/nie]"
        case .yes: "tak"
        case .no: "nie"
        case .commented(let title): "\(title): dodano komentarz."
        case .entryDeleted(let title, let id): "Usunięto: \(title); settled restore \(id) przywraca."
        case .entryRestored(let title): "Przywrócono: \(title)."
        case .undone(let what): "Cofnięto: \(what)"
        case .leftAlone(let count):
            "\(count) "
                + plural(
                    count, one: "wartość została od tego czasu zmieniona i pozostaje",
                    few: "wartości zostały od tego czasu zmienione i pozostają",
                    many: "wartości zostało od tego czasu zmienionych i pozostaje") + "."
        case .convertsToNothing(let title): "\(title): po tym kursie liczy się jako zero."
        case .noPicture(let title): "Nie ma tu obrazu: \(title)."
        case .fixedStay(let names): "Stałe kwoty pozostają, jak były: \(names)."
        case .followed(let id, let group): "\(id) w grupie \(group) jest jak rachunek."
        case .notFollowed(let id, let group): "\(id) w grupie \(group) nie podąża za rachunkiem i pozostaje, jak było:"
        case .hookSet(let group, let isThere):
            isThere
                ? "Polecenie uruchomi się, gdy inni dodadzą coś do grupy \(group)."
                : "Nic się już nie uruchomi, gdy inni dodadzą coś do grupy \(group)."
        case .hookFailed(let group, let code):
            "Polecenie grupy \(group) zakończyło się kodem \(code); to, co przyszło, jest zachowane."
        case .linked(let group, let path): "Grupa \(group) jest odtąd także w pliku \(path)."
        case .unlinked(let group): "Grupy \(group) nie ma odtąd w żadnym pliku."
        case .keptIn(let path): "plik: \(path)"
        case .notJoined(let path): "\(path): pliku nie da się teraz dołączyć; tak jest na tym urządzeniu."
        case .cameFromFile(let path, let new, let changed): "Z pliku \(path): nowe: \(new), zmienione: \(changed)."
        case .words(let group, let state): "słowa grupy: \(group)\nsłowa zapisów: \(state)"
        case .sayWhoYouAre: "settled member me IMIĘ mówi, kim z nich jesteś."
        case .cameDue(let what, let day, let id): "\(what): termin \(day), dodano (\(id))."
        case .followsTemplate(let what, let day, let id): "\(what), \(day) (\(id)): teraz jak wzór, który się powtarza."
        case .every(let recurrence): Self.polish(recurrence)
        case .nothingRecurs: "Nic się nie powtarza."
        case .noGroups: "Nie ma jeszcze żadnej grupy."
        case .nothingSpent: "Nic jeszcze nie wydano ani nie zapłacono."
        case .noEntryIsLikeThat: "Nie ma takiego wpisu."
        case .more(let count):
            "Jeszcze \(count) \(plural(count, one: "wpis", few: "wpisy", many: "wpisów")) z --all."
        case .isOwed(let amount): "dostaje \(amount)"
        case .owes(let amount): "oddaje \(amount)"
        case .isSettledUp: "jest na zero"
        case .youAreOwed(let amount): "dostajesz \(amount)"
        case .youOwe(let amount): "do oddania \(amount)"
        case .settledUp: "rozliczone"
        case .moneyIsOpen: "nierozliczone"
        case .spent(let total, let count):
            "\(total) razem · \(count) \(plural(count, one: "wydatek", few: "wydatki", many: "wydatków"))"
        case .noExpensesYet: "Jeszcze żadnych wydatków"
        case .people(let count): "\(count) \(plural(count, one: "osoba", few: "osoby", many: "osób"))"
        case .settleUp: "Rozliczenie"
        case .expenses: "Wydatki"
        case .everyoneIsSettled: "Wszyscy są rozliczeni."
        case .nothingToSettleYet: "Nie ma jeszcze czego rozliczać."
        case .pays(let from, let to, let amount): "\(from) → \(to): \(amount)"
        case .paidBy(let amount, let names): "\(amount), płaci \(names)"
        case .paidTo(let from, let to): "Wpłata: \(from) → \(to)"
        case .notProven: "Rozlicza się tyle osób, że może wystarczyłoby mniej płatności."
        case .nothingToPay: "Nie ma nic do zapłacenia."
        case .expense: "Wydatek"
        case .day: "dzień"
        case .what: "co"
        case .whoPaid: "płaci"
        case .amount: "kwota"
        case .rate: "kurs"
        case .category: "kategoria"
        case .tags: "etykiety"
        case .note: "notatka"
        case .owe(let way): "podział \(way)"
        case .way(let split): Self.polish(split)
        case .isDeleted: "usunięte"
        case .me: "ja"
        case .archivedMark: "odłożona"
        case .removedMark: "poza grupą"
        case .countsFor(let weight): "liczy się za \(weight)"
        case .kind(let kind): Self.polish(kind)
        case .did(let action, let what): "\(Self.polish(action)): \(what)"
        case .theGroup: "grupa"
        case .theComment(let text): "komentarz „\(text)”"
        case .register(let name): Self.polish(register: name)
        }
    }

    private static func polish(_ recurrence: Recurrence) -> String {
        let interval = recurrence.interval
        let unit =
            switch recurrence.unit {
            case .day: plural(interval, one: "dzień", few: "dni", many: "dni")
            case .week: plural(interval, one: "tydzień", few: "tygodnie", many: "tygodni")
            case .month: plural(interval, one: "miesiąc", few: "miesiące", many: "miesięcy")
            case .year: plural(interval, one: "rok", few: "lata", many: "lat")
            }
        let every = interval == 1 ? "co \(unit)" : "co \(interval) \(unit)"
        return switch recurrence.end {
        case .never: every
        case .until(let day): "\(every) do \(day)"
        case .count(let times): "\(every), w sumie \(times) \(plural(times, one: "raz", few: "razy", many: "razy"))"
        }
    }

    private static func polish(_ split: ExpenseSplit) -> String {
        switch split {
        case .equal: "po równo"
        case .shares: "według wag"
        case .percent: "według procentów"
        case .exact: "według podanych kwot"
        case .adjusted: "po równo, z poprawkami"
        case .fixed: "według stałych kwot i reszty"
        case .items: "według paragonu"
        }
    }

    private static func polish(_ kind: Group.Kind) -> String {
        switch kind {
        case .trip: "wyjazd"
        case .home: "dom"
        case .couple: "para"
        case .event: "wydarzenie"
        }
    }

    private static func polish(_ action: Feed.Action) -> String {
        switch action {
        case .added: "dodano"
        case .changed: "zmieniono"
        case .deleted: "usunięto"
        case .restored: "przywrócono"
        }
    }

    /// The name of a register; one that this version does not know keeps its own.
    private static func polish(register name: String) -> String {
        switch name {
        case "title": "tytuł"
        case "money": "kwota i podział"
        case "date": "dzień"
        case "category": "kategoria"
        case "tags": "etykiety"
        case "note", "text": "tekst"
        case "picture": "obraz"
        case "name": "nazwa"
        case "currency": "waluta"
        case "recurrence": "powtarzanie"
        case "plan": "plan"
        case "weight": "waga"
        case "colour": "kolor"
        case "handles": "dojście"
        case "archived": "poza użyciem"
        case "account": "konto"
        case "target": "konto docelowe"
        case "person": "osoba"
        case "purchase": "zakup"
        default: name
        }
    }
}
