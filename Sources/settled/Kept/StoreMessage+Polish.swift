import Store

extension StoreMessage {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .kept(let id): "Zachowano jako rachunek \(id)."
        case .changed(let id): "Rachunek \(id) jest zmieniony."
        case .deleted(let id): "Rachunek \(id) jest usunięty; settled restore \(id) go przywraca."
        case .restored(let id): "Rachunek \(id) jest z powrotem."
        case .sameReceipt(let id, let title, let day):
            "To wygląda na paragon rachunku \(id)\(behind([title, day])), który jest już zachowany."
        case .resumed: "Ciąg dalszy od miejsca, gdzie przerwano; u cofa."
        case .noBills: "Nie ma jeszcze żadnego rachunku."
        case .noneFound: "Nie ma takiego rachunku."
        case .more(let count):
            "Jeszcze \(count) \(plural(count, one: "rachunek", few: "rachunki", many: "rachunków")) z --all."
        case .noPeople: "Nikt nie jest jeszcze znany."
        case .day: "dzień"
        case .bill: "rachunek"
        case .people: "osoby"
        case .total: "razem"
        case .name: "imię"
        case .countsFor: "liczy się za"
        case .handles: "dojście"
        case .me: "ja"
        case .archived: "w archiwum"
        case .added(let name): "Nowa osoba: \(name)."
        case .renamed(let name, let other): "\(name) to teraz \(other), także na dawnych rachunkach."
        case .archivedPerson(let name, let isArchived):
            isArchived
                ? "\(name): nie będzie już w podpowiedziach; dawne rachunki zachowują to imię."
                : "\(name): znowu w podpowiedziach."
        case .personDeleted(let name): "\(name): ta osoba nie jest już znana."
        case .isMe(let name): "To ty: \(name)."
        case .nobodyIsMe: "Nikt z nich to nie ty."
        case .handleSet(let name, let service, let address?): "\(name), \(service): \(address)"
        case .handleSet(let name, let service, nil): "\(name): nie ma już \(service)."
        case .weightSet(let name, let weight): "\(name) liczy się za \(weight)."
        case .colourSet(let name, let colour?): "\(name): kolor \(colour)."
        case .colourSet(let name, nil): "\(name): bez koloru."
        case .backedUp(let file, let count):
            "W \(file) jest wszystko"
                + (count == 0
                    ? "."
                    : "; w \(file).pictures \(plural(count, one: "jest", few: "są", many: "jest")) \(count) "
                        + plural(count, one: "obraz", few: "obrazy", many: "obrazów") + ".")
        case .sound(let count):
            "\(count) \(plural(count, one: "rachunek", few: "rachunki", many: "rachunków")), wszystko w porządku."
        case .nothingKept: "Nic nie jest jeszcze zachowane."
        case .finding(.damage(let text)): "Baza danych jest uszkodzona: \(text.shown)"
        case .finding(.orphan(table: let table)): "Wiersz tabeli \(table.shown) nie należy do niczego."
        case .finding(.pictureMissing(let name)): "Brakuje obrazu \(name.shown)."
        case .finding(.pictureChanged(let name)): "Obraz \(name.shown) nie jest tym, który zachowano."
        case .doesNotAddUp(let id): "Części rachunku \(id) nie dają jego sumy."
        case .unsplittable(let id): "Rachunku \(id) nie da się podzielić tak, jak jest zachowany."
        case .unsoundMoney(let failure): failure.polish.sentence
        case .unsoundGroup(let id, let error): "Grupa \(id): \(error.polish.sentence)"
        case .noPicture(let id): "Nie ma obrazu paragonu rachunku \(id)."
        }
    }

    private func behind(_ facts: [String?]) -> String {
        let known = facts.compactMap(\.self)
        return known.isEmpty ? "" : " (" + known.joined(separator: ", ") + ")"
    }
}
