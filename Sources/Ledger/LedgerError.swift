public import Money

/// Why a bill cannot be split.
public enum LedgerError: Error, Equatable, Sendable {
    /// There is nobody on the bill.
    case nobody
    /// Two people are called the same.
    case sameName(String)
    /// Somebody is named who is not on the bill.
    case unknownPerson(String)
    /// Nobody is left to pay for this person.
    case nobodyTreats(String)
    /// Steps of cash are asked for and it is not said who paid.
    case cashWithoutPayer
    /// The step of cash is not above zero.
    case cashStepNotPositive
    /// The amounts cannot be calculated with.
    case money(MoneyError)
}

extension LedgerError: CustomStringConvertible {
    /// The reason in English, as a sentence without its full stop.
    public var description: String {
        switch self {
        case .nobody: "there is nobody on the bill"
        case .sameName(let name): "two people are called \(name)"
        case .unknownPerson(let name): "there is no \(name) on the bill"
        case .nobodyTreats(let name): "nobody is left to pay for \(name)"
        case .cashWithoutPayer: "steps of cash need somebody who paid"
        case .cashStepNotPositive: "the step of cash must be above zero"
        case .money(let error): error.description
        }
    }
}
