public import Groups
internal import Money

extension PersonalLedger: Registered {
    /// The kind of the ledger's own record, by which no group file can be joined with it.
    public static var recordKind: String { "ledger" }

    /// The settings of the ledger.
    public var registers: [Register] { [Register("currency", .string(currency.code))] }

    /// The ledger that a history leaves.
    ///
    /// - Throws: ``ExchangeError`` with the record and the register.
    public init(_ history: History) throws(ExchangeError) {
        guard let own = history.record(history.group), own.kind == PersonalLedger.recordKind else {
            throw .noGroup(history.group)
        }
        try history.checkKinds()
        let currency = try RegisterReader(record: own).value("currency") { field throws(RegisterFault) in
            try field.currency()
        }
        self.init(id: own.id, currency: currency)
        for record in history.recordsByCreation {
            switch record.kind {
            case MoneyRecord.recordKind: records.append(try MoneyRecord(record))
            case EntryAccount.recordKind: accounts[record.id] = try EntryAccount(record).account
            default: break
            }
        }
    }
}
