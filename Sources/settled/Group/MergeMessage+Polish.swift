extension MergeMessage {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .exported(let group, let path): "Grupa \(group) zapisana w \(path)."
        case .newGroup(let group): "Nowa grupa, od teraz w użyciu: \(group)."
        case .came(let group, let counts): "\(group): " + counts.map(Self.polish).joined(separator: ", ") + "."
        case .nothingNew(let group): "\(group): nic nowego."
        case .possiblyTheSame(let one, let other): "Może to samo: \(one) i \(other)."
        case .ahead(let count, let device):
            "\(count) "
                + plural(
                    count, one: "zmiana ma datę późniejszą", few: "zmiany mają datę późniejszą",
                    many: "zmian ma datę późniejszą") + " niż jutro: zegar urządzenia \(device) jest zły."
        }
    }

    private static func polish(_ count: Count) -> String {
        switch count {
        case .expenses(let count):
            "\(count) " + plural(count, one: "nowy wydatek", few: "nowe wydatki", many: "nowych wydatków")
        case .payments(let count): "\(count) " + plural(count, one: "wpłata", few: "wpłaty", many: "wpłat")
        case .members(let count):
            "\(count) " + plural(count, one: "nowa osoba", few: "nowe osoby", many: "nowych osób")
        case .comments(let count): "\(count) " + plural(count, one: "komentarz", few: "komentarze", many: "komentarzy")
        case .edits(let count): "\(count) " + plural(count, one: "zmiana", few: "zmiany", many: "zmian")
        case .deletions(let count): "\(count) " + plural(count, one: "usunięcie", few: "usunięcia", many: "usunięć")
        case .restorations(let count):
            "\(count) " + plural(count, one: "przywrócenie", few: "przywrócenia", many: "przywróceń")
        case .others(let count):
            "\(count) " + plural(count, one: "inny zapis", few: "inne zapisy", many: "innych zapisów")
        }
    }
}
