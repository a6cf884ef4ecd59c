import Groups
import Money

extension MoneyFailure {
    /// What is said about it in Polish.
    var polish: FailureText {
        switch self {
        case .noCurrency:
            FailureText("Nie podano, w jakiej walucie.", "Podaj --currency KOD; pierwsza obowiązuje od tej chwili.")
        case .noRecord(let name):
            FailureText(
                "W twoich pieniądzach nie ma wpisu \(name).", "settled money timeline pokazuje, jakie są.")
        case .isDeleted(let name):
            FailureText("\(name): wpis jest usunięty.", "settled money restore \(name) go przywraca.")
        case .isNotDeleted(let name): FailureText("\(name): wpis nie jest usunięty.")
        case .senseless(let error): FailureText("\(error.polish).", error.polishHint)
        case .nothingBought(let name):
            FailureText(
                "\(name): nic za to nie zapłacono, więc nie ma czego zwracać.",
                "settled money in KWOTA zapisuje inny wpływ.")
        case .nothingMoved(let name, let isBill):
            FailureText(
                "\(name): nic tu od ciebie nie wyszło i nic do ciebie nie przyszło, więc żadne twoje konto nie brało udziału.",
                isBill ? "settled edit \(name) mówi, kto zapłacił." : nil)
        case .otherKind(let option, let kind):
            FailureText("\(option) nic nie znaczy dla \(kind.polish).", "settled money show pokazuje, co to jest.")
        case .notMine(let name, let group):
            FailureText(
                (group.map { "\(name) należy do grupy \($0)" } ?? "\(name) to zachowany rachunek")
                    + "; tutaj można podać tylko konto, przez które to poszło.",
                "settled show, edit, delete i restore są do tego; settled money edit \(name) --account NAZWA")
        case .nothingToUndo:
            FailureText("Nie ma już żadnego zapisu do cofnięcia.", "settled money log pokazuje, co się działo.")
        case .openPerson(let name, let open):
            FailureText(
                "\(name): nie można usunąć tej osoby, póki są otwarte pieniądze: \(open.text(.polish)).",
                "settled pay albo settled money collect i repay zapisują spłatę; settled people archive \(name) tylko ukrywa imię."
            )
        case .record(let name, let error):
            FailureText(
                "\(name): wpis nie ma sensu: \(error.polish).",
                "Nic nie zapisano; wstaw na jego miejsce kopię zapasową.")
        case .unreadable(let error):
            FailureText("Nie da się odczytać twoich pieniędzy: \(error.polishReason).", "Nic nie zapisano.")
        case .tooLarge(let currency):
            FailureText("Kwoty w \(currency.code) dają razem za dużo.", "Nic nie zapisano.")
        }
    }
}

extension MoneyRecordError {
    fileprivate var polish: String {
        switch self {
        case .notPositive(let amount, let currency):
            "Kwota jest większa od zera, a nie \(AmountStyle.plain.text(amount, currency))"
        case .tooLarge: "Kwota jest za duża"
        case .noPerson: "Nie podano, z kim"
        case .noAccounts: "Nie podano, między którymi kontami"
        case .sameAccount(let account): "Przelew z konta \(account) na \(account) niczego nie przenosi"
        }
    }

    fileprivate var polishHint: String? {
        switch self {
        case .notPositive: "Polecenie mówi, w którą stronę: spend i refund, income, in i out, lend i borrow."
        case .noPerson, .noAccounts, .sameAccount, .tooLarge: nil
        }
    }
}

extension MoneyRecord.Kind {
    fileprivate var polish: String {
        switch self {
        case .purchase: "zakupu"
        case .income: "przychodu"
        case .loanReceived, .loanGiven: "pożyczki"
        case .repaymentReceived, .repaymentMade: "spłaty"
        case .refund: "zwrotu"
        case .otherIn, .otherOut: "innych pieniędzy"
        case .transfer: "przelewu"
        }
    }
}
