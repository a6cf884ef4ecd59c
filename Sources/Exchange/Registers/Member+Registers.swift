public import Groups
internal import Money

extension Member: Registered {
    /// The kind of a member's record.
    public static var recordKind: String { "member" }

    /// What is kept of the member.
    public var registers: [Register] {
        [
            Register("name", .string(name)),
            Register("weight", weight, usually: .one) { .string($0.description) },
            Register("colour", colour),
            Register("handles", handles, usually: [:]) { handles in
                .object(JSON.Members(handles.map { .init($0.key, .string($0.value)) }))
            },
            Register("archived", isArchived, usually: false) { .bool($0) },
            Register("alias", alias?.description),
        ]
    }

    init(_ record: Record) throws(ExchangeError) {
        let reader = RegisterReader(record: record)
        self.init(
            id: record.id, name: try reader.value("name") { field throws(RegisterFault) in try field.name() },
            weight: try reader.value("weight", or: .one) { field throws(RegisterFault) in try field.weight() })
        colour = try reader.optional("colour") { field throws(RegisterFault) in try field.line() }
        handles = try reader.value("handles", or: [:]) { field throws(RegisterFault) in
            var handles: [String: String] = [:]
            for (service, address) in try field.members(nil).all { handles[service] = try address.line() }
            return handles
        }
        isArchived = try reader.value("archived", or: false) { field throws(RegisterFault) in try field.flag() }
        alias = try reader.optional("alias") { field throws(RegisterFault) in try field.id() }
    }
}
