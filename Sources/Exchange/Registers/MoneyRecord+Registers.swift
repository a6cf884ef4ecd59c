public import Groups
internal import Money

extension MoneyRecord: Registered {
    /// The kind of such a record.
    public static var recordKind: String { "money" }

    /// What is kept of the record: what happened, amount and currency are one register, since they must stay together.
    public var registers: [Register] {
        [
            Register(
                "money",
                [
                    "amount": .string(AmountStyle.plain.text(amount, currency)), "currency": .string(currency.code),
                    "kind": .string(kind.rawValue),
                ]),
            Register("date", .string(date.description)),
            Register("title", title, usually: "") { .string($0) },
            Register("account", account),
            Register("target", target),
            Register("person", person),
            Register("purchase", purchase?.description),
            Register("note", note, usually: "") { .string($0) },
            Register("deleted", isDeleted, usually: false) { .bool($0) },
        ]
    }

    init(_ record: Record) throws(ExchangeError) {
        let reader = RegisterReader(record: record)
        let date = try reader.value("date") { field throws(RegisterFault) in try field.date() }
        self = try reader.value("money") { field throws(RegisterFault) in
            let money = try field.members(["amount", "currency", "kind"])
            let currency = try money.field("currency").currency()
            return MoneyRecord(
                id: record.id, try money.field("kind").choice(), try money.field("amount").amount(currency), currency,
                date: date, created: record.created)
        }
        title = try reader.value("title", or: "") { field throws(RegisterFault) in try field.line() }
        account = try reader.optional("account") { field throws(RegisterFault) in try field.name() }
        target = try reader.optional("target") { field throws(RegisterFault) in try field.name() }
        person = try reader.optional("person") { field throws(RegisterFault) in try field.name() }
        purchase = try reader.optional("purchase") { field throws(RegisterFault) in try field.id() }
        note = try reader.value("note", or: "") { field throws(RegisterFault) in try field.text() }
        isDeleted = try reader.value("deleted", or: false) { field throws(RegisterFault) in try field.flag() }
    }
}

extension EntryAccount: Registered {
    /// The kind of such a record.
    public static var recordKind: String { "account" }

    /// The account.
    public var registers: [Register] { [Register("account", account)] }

    init(_ record: Record) throws(ExchangeError) {
        let reader = RegisterReader(record: record)
        self.init(
            id: record.id,
            account: try reader.optional("account") { field throws(RegisterFault) in try field.name() })
    }
}
