public import Groups
internal import Money

extension Expense: Registered {
    /// The kind of an expense's record.
    public static var recordKind: String { "expense" }

    /// What is kept of the expense; everything that has to add up is the one register `money`.
    public var registers: [Register] {
        [
            Register("title", title, usually: "") { .string($0) },
            Register("money", money.json),
            Register("date", .string(date.description)),
            Register("category", category),
            Register("tags", tags, usually: []) { .array($0.map { .string($0) }) },
            Register("note", note, usually: "") { .string($0) },
            Register("picture", picture),
            Register("bill", bill, usually: nil) { $0?.json ?? .null },
            Register("recurrence", recurrence, usually: nil) { $0?.json ?? .null },
            Register("deleted", isDeleted, usually: false) { .bool($0) },
        ]
    }

    init(_ record: Record) throws(ExchangeError) {
        let reader = RegisterReader(record: record)
        self.init(
            id: record.id, title: try reader.value("title", or: "") { field throws(RegisterFault) in try field.line() },
            money: try reader.value("money") { field throws(RegisterFault) in try ExpenseMoney(field) },
            date: try reader.value("date") { field throws(RegisterFault) in try field.date() },
            created: record.created)
        category = try reader.optional("category") { field throws(RegisterFault) in try field.line() }
        tags = try reader.value("tags", or: []) { field throws(RegisterFault) in
            try field.elements { tag throws(RegisterFault) in try tag.line() }
        }
        note = try reader.value("note", or: "") { field throws(RegisterFault) in try field.text() }
        picture = try reader.optional("picture") { field throws(RegisterFault) in try field.pictureName() }
        bill = try reader.optional("bill") { field throws(RegisterFault) in try BillSource(field) }
        recurrence = try reader.optional("recurrence") { field throws(RegisterFault) in try Recurrence(field) }
        isDeleted = try reader.value("deleted", or: false) { field throws(RegisterFault) in try field.flag() }
    }
}

extension BillSource {
    /// `{"device":"k3v9x2q8w7m1","number":12}`.
    fileprivate var json: JSON { ["device": .string(device), "number": .number(number)] }

    fileprivate init(_ field: Field) throws(RegisterFault) {
        let members = try field.members(["device", "number"])
        self.init(device: try members.field("device").name(), number: try members.field("number").count())
    }
}

extension Recurrence {
    /// `{"every":1,"from":"2026-01-31","unit":"month"}`, with the last day as `until` or all `times`.
    fileprivate var json: JSON {
        let (until, times): (JSON?, JSON?) =
            switch end {
            case .never: (nil, nil)
            case .until(let day): (.string(day.description), nil)
            case .count(let count): (nil, .number(count))
            }
        return [
            "unit": .string(unit.rawValue), "every": .number(interval), "from": .string(anchor.description),
            "until": until, "times": times,
        ]
    }

    fileprivate init(_ field: Field) throws(RegisterFault) {
        let members = try field.members(["unit", "every", "from", "until", "times"])
        let end: End =
            if let until = members["until"] {
                .until(try until.date())
            } else if let times = members["times"] {
                .count(try times.count())
            } else {
                .never
            }
        if case .until = end, let times = members["times"] { throw times.fault(.unknown) }
        self.init(
            every: try members.field("every").count(), try members.field("unit").choice(),
            from: try members.field("from").date(), end: end)
    }
}
