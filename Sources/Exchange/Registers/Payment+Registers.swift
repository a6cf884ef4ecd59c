public import Groups
internal import Money

extension Payment: Registered {
    /// The kind of a payment's record.
    public static var recordKind: String { "payment" }

    /// What is kept of the payment: amount, currency and both members are one register, since they must stay together.
    public var registers: [Register] {
        [
            Register(
                "money",
                [
                    "amount": .string(AmountStyle.plain.text(amount, currency)), "currency": .string(currency.code),
                    "from": .string(from.description), "to": .string(to.description),
                ]),
            Register("date", .string(date.description)),
            Register("method", method, usually: "") { .string($0) },
            Register("note", note, usually: "") { .string($0) },
            Register("deleted", isDeleted, usually: false) { .bool($0) },
        ]
    }

    init(_ record: Record) throws(ExchangeError) {
        let reader = RegisterReader(record: record)
        let date = try reader.value("date") { field throws(RegisterFault) in try field.date() }
        self = try reader.value("money") { field throws(RegisterFault) in
            let money = try field.members(["amount", "currency", "from", "to"])
            let currency = try money.field("currency").currency()
            return Payment(
                id: record.id, from: try money.field("from").id(), to: try money.field("to").id(),
                amount: try money.field("amount").amount(currency), currency: currency, date: date,
                created: record.created)
        }
        method = try reader.value("method", or: "") { field throws(RegisterFault) in try field.line() }
        note = try reader.value("note", or: "") { field throws(RegisterFault) in try field.text() }
        isDeleted = try reader.value("deleted", or: false) { field throws(RegisterFault) in try field.flag() }
    }
}
