public import Groups
internal import Money

extension Group: Registered {
    /// The kind of the group's own record, which holds its settings.
    public static var recordKind: String { "group" }

    /// The settings of the group.
    public var registers: [Register] {
        [
            Register("name", .string(name)),
            Register("currency", .string(currency.code)),
            Register("kind", kind, usually: .trip) { .string($0.rawValue) },
            Register("odd-units", oddUnits, usually: .listed) { .string($0.rawValue) },
            Register("plan", plan, usually: .incurred, \.json),
            Register("archived", isArchived, usually: false) { .bool($0) },
        ]
    }

    /// The group that a history leaves.
    ///
    /// Registers and kinds of record that this version does not know are passed over. A record that lacks a register
    /// without which it means nothing is an error: whoever makes a record writes all of them at once, and histories are
    /// always joined as wholes. The same goes for a record that speaks of another which is not there.
    ///
    /// - Throws: ``ExchangeError`` with the record and the register.
    public init(_ history: History) throws(ExchangeError) {
        guard let own = history.record(history.group), own.kind == Group.recordKind else {
            throw .noGroup(history.group)
        }
        let reader = RegisterReader(record: own)
        self.init(
            id: own.id, name: try reader.value("name") { field throws(RegisterFault) in try field.name() },
            kind: try reader.value("kind", or: .trip) { field throws(RegisterFault) in try field.choice() },
            currency: try reader.value("currency") { field throws(RegisterFault) in try field.currency() })
        oddUnits = try reader.value("odd-units", or: .listed) { field throws(RegisterFault) in try field.choice() }
        plan = try reader.value("plan", or: .incurred) { field throws(RegisterFault) in try PlanKind(field) }
        isArchived = try reader.value("archived", or: false) { field throws(RegisterFault) in try field.flag() }
        for record in history.recordsByCreation {
            switch record.kind {
            case Member.recordKind: members.append(try Member(record))
            case Expense.recordKind: expenses.append(try Expense(record))
            case Payment.recordKind: payments.append(try Payment(record))
            case Comment.recordKind: comments.append(try Comment(record))
            default: break
            }
        }
        try checkReferences(history)
    }
}

extension PlanKind {
    fileprivate init(_ field: Field) throws(RegisterFault) {
        switch field.json {
        case "incurred": self = .incurred
        case "fewest": self = .fewest
        case .object: self = .via(try field.members(["via"]).field("via").id())
        default: throw field.not(.choice)
        }
    }

    fileprivate var json: JSON {
        switch self {
        case .incurred: "incurred"
        case .fewest: "fewest"
        case .via(let member): ["via": .string(member.description)]
        }
    }
}
