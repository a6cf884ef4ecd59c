public import Money

/// Why the books of a group cannot be read.
public enum JournalError: Error, Equatable, Sendable {
    /// This expense does not add up.
    case expense(RecordID, ExpenseError)
    /// This payment is none.
    case payment(RecordID, PaymentError)
    /// The record speaks of somebody who is not in the group.
    case stranger(RecordID, in: RecordID)
    /// Somebody who is named is not in the group.
    case notAMember(RecordID)
    /// Amounts of this currency add up to more than can be calculated with.
    case tooLarge(Currency)
}

extension JournalError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .expense(let record, let error): "expense \(record): \(error)"
        case .payment(let record, let error): "payment \(record): \(error)"
        case .stranger(let member, let record): "\(record) speaks of \(member), who is not in the group"
        case .notAMember(let member): "\(member) is not in the group"
        case .tooLarge(let currency): "the amounts in \(currency.code) add up to too much"
        }
    }
}
