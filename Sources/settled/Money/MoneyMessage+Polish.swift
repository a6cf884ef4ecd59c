import Groups

extension MoneyMessage {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .currencyIs(let code): "Co podasz bez waluty, jest od teraz w \(code)."
        case .deleted(let title, let id): "Usunięto: \(title); settled money restore \(id) to przywraca."
        case .restored(let title): "Przywrócono: \(title)"
        case .goesThrough(let title, let account?): "\(title): przez konto \(account)."
        case .goesThrough(let title, nil): "\(title): przez żadne konto."
        case .refundsStay(let count):
            "\(plural(count, one: "Zostaje", few: "Zostają", many: "Zostaje")) \(count) "
                + plural(count, one: "zwrot", few: "zwroty", many: "zwrotów") + " za to."
        case .refundedMore(let title): "\(title): zwrócono więcej, niż za to zapłacono."
        case .newAccount(let name, let others): "\(name) to nowe konto obok: \(others)."
        case .groupWithoutMe(let group):
            "\(group) się nie liczy: settled member me IMIĘ --group \(group) mówi, kim tam jesteś."
        case .billsWithoutMe: "Zachowane rachunki się nie liczą: settled people me IMIĘ mówi, kim jesteś."
        case .billLeftOut(let number):
            "Rachunku \(number) nie da się podzielić tak, jak jest zachowany; jest pominięty."
        case .kind(let kind): Self.polish(kind)
        case .with(let kind, let name):
            switch kind {
            case .loanGiven: "pożyczka dla: \(name)"
            case .loanReceived: "pożyczka od: \(name)"
            case .repaymentMade: "spłata dla: \(name)"
            case .repaymentReceived: "spłata od: \(name)"
            case .purchase, .income, .refund, .otherIn, .otherOut, .transfer: "\(Self.polish(kind)) (\(name))"
            }
        case .refundOf(let title?): "zwrot za: \(title)"
        case .refundOf(nil): "zwrot"
        case .bill: "rachunek"
        case .ledger: "twoje pieniądze"
        case .owesYou(let amount): "oddaje ci \(amount)"
        case .isOwedByYou(let amount): "dostaje od ciebie \(amount)"
        case .settledUp: "nic nie oddaje ani nie dostaje"
        case .spending: "wydatki"
        case .refunds: "zwroty"
        case .netSpending: "wydatki bez zwrotów"
        case .share: "moja część"
        case .moneyIn: "wpływy"
        case .moneyOut: "wypływy"
        case .cashOut: "w tym za wydatki"
        case .netCashFlow: "wpływy bez wypływów"
        case .day: "dzień"
        case .what: "co"
        case .account: "konto"
        case .accountIn: "weszło"
        case .accountOut: "wyszło"
        case .net: "różnica"
        case .refunded(let amount): "zwrócono: \(amount)"
        case .inGroup(let name): "(\(name))"
        case .isDeleted: "usunięte"
        case .note: "tekst"
        case .nothing: "Nic jeszcze nie zapisano, nie wydano ani nie zapłacono."
        case .nothingInTime: "W tym czasie nic się nie działo."
        case .noAccounts: "Nie podano jeszcze żadnego konta: --account NAZWA mówi, przez które poszły pieniądze."
        case .noPeople: "Między tobą a nikim nic nie ma."
        }
    }

    private static func polish(_ kind: MoneyRecord.Kind) -> String {
        switch kind {
        case .purchase: "zakup"
        case .income: "przychód"
        case .loanReceived, .loanGiven: "pożyczka"
        case .repaymentReceived, .repaymentMade: "spłata"
        case .refund: "zwrot"
        case .otherIn: "inny wpływ"
        case .otherOut: "inny wypływ"
        case .transfer: "przelew"
        }
    }
}
