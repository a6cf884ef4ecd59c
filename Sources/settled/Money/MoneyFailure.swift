import Exchange
import Groups
import Money

/// Why something about one's own money could not be noted down or shown. Names and amounts are ready to be shown.
enum MoneyFailure: Error, Equatable {
    /// It is not said in which currency, and none was said before.
    case noCurrency
    /// Nothing in the timeline is called this.
    case noRecord(String)
    /// The record is deleted.
    case isDeleted(String)
    /// The record is not deleted.
    case isNotDeleted(String)
    /// What is noted down makes no sense.
    case senseless(MoneyRecordError)
    /// Something is given back of what cost nothing.
    case nothingBought(String)
    /// An account is named for what I neither paid nor was given; whether it is a bill.
    case nothingMoved(String, isBill: Bool)
    /// An option means nothing for this kind of record.
    case otherKind(option: String, MoneyRecord.Kind)
    /// More than its account is to be changed of an expense or payment of a group, or of a bill.
    case notMine(String, group: String?)
    /// There is nothing left to undo.
    case nothingToUndo
    /// A person cannot be deleted while money is open: what is.
    case openPerson(String, [PersonBalance])
    /// A record that is kept makes no sense.
    case record(String, MoneyRecordError)
    /// What is kept cannot be read.
    case unreadable(ExchangeError)
    /// Amounts of a currency add up to more than can be calculated with.
    case tooLarge(Currency)

    /// The failure of adding up.
    init(_ error: MyMoneyError) {
        switch error {
        case .tooLarge(let currency): self = .tooLarge(currency)
        case .record(let id, let error): self = .record(id.description, error)
        case .group(.tooLarge(let currency)): self = .tooLarge(currency)
        case .group(let error): self = .unreadable(.journal(error))
        }
    }
}

extension [PersonBalance] {
    /// What is open, in words of a language: `owes you 50.00 EUR, is owed 5.00 USD by you`.
    func text(_ language: Language) -> String {
        map { row in
            let text = AmountStyle(label: .code).text(row.amount.magnitude, row.currency)
            return (row.amount > .zero ? MoneyMessage.owesYou(text) : .isOwedByYou(text)).text(language)
        }.joined(separator: ", ")
    }
}
