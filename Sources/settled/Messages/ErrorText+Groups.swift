import Groups
import Ledger
import Money

extension ErrorText {
    /// Why an expense does not add up; `name` gives the names of its members.
    func text(_ error: ExpenseError, name: (RecordID) -> String = { "\($0)" }) -> String {
        switch language {
        case .english: english(error, name)
        case .polish: polish(error, name)
        }
    }

    /// Why a payment is none.
    func text(_ error: PaymentError) -> String {
        switch (language, error) {
        case (.english, _): error.description
        case (.polish, .notPositive(let amount, let currency)):
            "wpłata jest większa od zera, a nie \(number(amount, currency))"
        case (.polish, .toThemselves): "nikt nie płaci samemu sobie"
        case (.polish, .money(let error)): text(error)
        }
    }

    /// Why the books of a group cannot be read.
    func text(_ error: JournalError) -> String {
        switch (language, error) {
        case (.english, _): error.description
        case (.polish, .expense(let record, let error)): "wydatek \(record): \(text(error))"
        case (.polish, .payment(let record, let error)): "wpłata \(record): \(text(error))"
        case (.polish, .stranger(let member, let record)): "\(record) mówi o \(member), a tej osoby nie ma w grupie"
        case (.polish, .notAMember(let member)): "nie ma w grupie osoby \(member)"
        case (.polish, .tooLarge(let currency)): "kwoty w \(currency.code) dają za dużą sumę"
        }
    }

    /// An entry speaks of somebody whose name nobody knows.
    var stranger: String {
        switch language {
        case .english: "it speaks of somebody who is not in the group"
        case .polish: "jest w nim mowa o osobie, której nie ma w grupie"
        }
    }

    /// Why a rate cannot be used.
    func text(_ error: RateError) -> String {
        switch (language, error) {
        case (.english, _): error.description
        case (.polish, .notARate(let text)): "\(text) nie jest kursem jak 1 EUR=4.4111 PLN"
        case (.polish, .notPositive): "kurs jest większy od zera"
        case (.polish, .sameCurrency(let currency)): "po obu stronach kursu jest \(currency.code)"
        case (.polish, .missesCurrency(let text, let currency)): "\(text) nie mówi, ile to jest w \(currency.code)"
        case (.polish, .otherCurrencies(let text, let foreign, let target)):
            "\(text) to nie kurs między \(foreign.code) a \(target.code)"
        case (.polish, .tooFine(let text)): "\(text) ma za dużo cyfr"
        case (.polish, .tooLarge): "przeliczona kwota jest za duża"
        }
    }

    /// Why balances cannot be put into one currency.
    func text(_ error: ConversionError) -> String {
        switch (language, error) {
        case (.english, _): error.description
        case (.polish, .noRate(let foreign, let target)): "nie ma kursu z \(foreign.code) na \(target.code)"
        case (.polish, .rate(let error)): text(error)
        case (.polish, .money(let error)): text(error)
        }
    }

    private func english(_ error: ExpenseError, _ name: (RecordID) -> String) -> String {
        switch error {
        case .twice(let member): "\(name(member)) stands there twice"
        case .notSharing(let member): "\(name(member)) is adjusted and does not take part"
        case .negativeWeight(let member): "the weight of \(name(member)) is negative"
        default: error.description
        }
    }

    private func polish(_ error: ExpenseError, _ name: (RecordID) -> String) -> String {
        switch error {
        case .nobodyPaid: "nie podano, kto zapłacił"
        case .nobodyShares: "nikt nie bierze w tym udziału"
        case .twice(let member): "\(name(member)) występuje dwa razy"
        case .notSharing(let member): "\(name(member)) ma zmienioną część, a nie bierze w tym udziału"
        case .negativeWeight(let member): "waga osoby \(name(member)) jest ujemna"
        case .percentages(let left):
            if left < .zero, let over = Fraction.zero.subtracting(left) {
                "procenty: o \(language.number(over.description))% za dużo"
            } else {
                "procenty: brakuje \(language.number(left.description))%"
            }
        case .payers(let left, let currency): "wpłaty: " + polish(left, currency)
        case .amounts(let left, let currency): "kwoty: " + polish(left, currency)
        case .receipt(let left, let currency): "paragon: " + polish(left, currency)
        case .adjustments(let over, let currency): "zmiany przekraczają kwotę o \(number(over, currency))"
        case .fixed(let over, let currency): "stałe kwoty przekraczają całość o \(number(over, currency))"
        case .receiptCurrency(let currency): "paragon jest w \(currency.code)"
        case .unassigned(let lines): "nikt nie ma: \(lines.joined(separator: ", "))"
        case .notAMember(let name): "nie ma w grupie osoby \(name)"
        case .bill(let error): text(error)
        case .convertedToItself(let currency): "kwota jest już w \(currency.code)"
        case .conversionChangesSign: "przeliczona kwota ma inny znak"
        case .money(let error): text(error)
        }
    }

    private func polish(_ left: Amount, _ currency: Currency) -> String {
        let amount = number(left.magnitude, currency)
        return left < .zero ? "o \(amount) za dużo" : "brakuje \(amount)"
    }

    private func number(_ amount: Amount, _ currency: Currency) -> String {
        AmountStyle(decimalMark: language.decimalMark).text(amount, currency)
    }
}
