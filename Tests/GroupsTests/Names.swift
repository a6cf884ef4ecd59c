public import Groups
import Ledger
import Money
import TestSupport

/// Lets tests write "Ann" for the record of a member called so: its bytes are those of the name.
extension RecordID: ExpressibleByStringInterpolation {
    /// The record of the member called so.
    public init(stringLiteral name: String) {
        let bytes = Array(name.utf8)
        precondition(bytes.count <= 16, "\(name) is too long")
        self.init(bytes: bytes + [UInt8](repeating: 0, count: 16 - bytes.count))
    }

    /// The name of a record made from one.
    var name: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}

/// The members with these names, separated by blanks.
func people(_ names: String) -> [RecordID] {
    names.split(separator: " ").map { RecordID(stringLiteral: String($0)) }
}

/// `Ann 20.00, Ben 30.00`: members and amounts with two decimals.
func amounts(_ text: String) -> [Contribution] {
    pairs(text).map { Contribution($0, Amount(stringLiteral: $1)) }
}

/// `Ann 2, Ben 1.5`: members and weights.
func weights(_ text: String) -> [WeightedMember] {
    pairs(text).map { member, weight in
        guard let weight = Fraction(weight) else { preconditionFailure("\(weight) is no weight") }
        return WeightedMember(member, weight)
    }
}

private func pairs(_ text: String) -> [(RecordID, String)] {
    text.split(separator: ",").map { part in
        let words = part.split(separator: " ").map(String.init)
        return (RecordID(stringLiteral: words[0]), words[1])
    }
}

extension Currency {
    /// A currency of the table.
    static func named(_ code: String) -> Currency {
        guard let currency = Currency(code: code) else { preconditionFailure("there is no \(code)") }
        return currency
    }
}

/// An amount with the decimals of a currency, two unless another is named.
func text(_ amount: Amount, _ currency: Currency = .unspecified) -> String { AmountStyle.plain.text(amount, currency) }

/// The amounts alone, separated by blanks.
func text(_ contributions: [Contribution], _ currency: Currency = .unspecified) -> String {
    contributions.map { text($0.amount, currency) }.joined(separator: " ")
}
