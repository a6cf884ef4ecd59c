public import Ledger
public import Money

/// Why an expense does not add up, with the figure that is off.
///
/// What is left is measured in the direction of the expense: of a refund of 10.00, 2.00 that nobody has been given are
/// left just as of an expense of 10.00.
public enum ExpenseError: Error, Equatable, Sendable {
    /// It is not said who paid.
    case nobodyPaid
    /// Nobody takes part.
    case nobodyShares
    /// Somebody stands twice in one list.
    case twice(RecordID)
    /// Somebody is to pay more or less than the others and is not among them.
    case notSharing(RecordID)
    /// Somebody has a weight or a percentage below zero.
    case negativeWeight(RecordID)
    /// What the percentages miss of 100; below zero for too much.
    case percentages(left: Fraction)
    /// What the payers have not paid of the expense; below zero for too much.
    case payers(left: Amount, Currency)
    /// What the exact amounts leave of the expense; below zero for too much.
    case amounts(left: Amount, Currency)
    /// By how much the adjustments together exceed the expense.
    case adjustments(over: Amount, Currency)
    /// By how much the fixed amounts together exceed the expense.
    case fixed(over: Amount, Currency)
    /// What the receipt leaves of the expense; below zero for too much.
    case receipt(left: Amount, Currency)
    /// The receipt is in a currency other than that of the expense.
    case receiptCurrency(Currency)
    /// Lines of the receipt that are in nobody's share.
    case unassigned([String])
    /// The receipt names somebody who is no member.
    case notAMember(String)
    /// The receipt cannot be divided.
    case bill(LedgerError)
    /// An expense is converted to the currency that it is in.
    case convertedToItself(Currency)
    /// An expense of nothing is converted, or what it counts as has the other sign.
    case conversionChangesSign
    /// The amounts cannot be calculated with.
    case money(MoneyError)
}

extension ExpenseError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .nobodyPaid: "it is not said who paid"
        case .nobodyShares: "nobody takes part"
        case .twice(let member): "\(member) stands there twice"
        case .notSharing(let member): "\(member) is adjusted and does not take part"
        case .negativeWeight(let member): "the weight of \(member) is negative"
        case .percentages(let left):
            if left < .zero, let over = Fraction.zero.subtracting(left) {
                "percentages: \(over)% too much"
            } else {
                "percentages: \(left)% missing"
            }
        case .payers(let left, let currency): "payers: " + ExpenseError.text(left, currency, "left to pay")
        case .amounts(let left, let currency): "amounts: " + ExpenseError.text(left, currency, "left to assign")
        case .adjustments(let over, let currency):
            "adjustments exceed the amount by \(AmountStyle.plain.text(over, currency))"
        case .fixed(let over, let currency):
            "fixed amounts exceed the amount by \(AmountStyle.plain.text(over, currency))"
        case .receipt(let left, let currency): "receipt: " + ExpenseError.text(left, currency, "missing")
        case .receiptCurrency(let currency): "the receipt is in \(currency.code)"
        case .unassigned(let lines): "in nobody's share: \(lines.joined(separator: ", "))"
        case .notAMember(let name): "\(name) is no member"
        case .bill(let error): error.description
        case .convertedToItself(let currency): "it is in \(currency.code) already"
        case .conversionChangesSign: "what it counts as has another sign"
        case .money(let error): error.description
        }
    }

    private static func text(_ left: Amount, _ currency: Currency, _ missing: String) -> String {
        "\(AmountStyle.plain.text(left.magnitude, currency)) \(left < .zero ? "too much" : missing)"
    }
}
