public import Groups

extension Comment: Registered {
    /// The kind of a comment's record.
    public static var recordKind: String { "comment" }

    /// What is kept of the comment. Who said it is whoever made the record.
    public var registers: [Register] {
        [
            Register("about", .string(about.description)),
            Register("text", .string(text)),
            Register("deleted", isDeleted, usually: false) { .bool($0) },
        ]
    }

    init(_ record: Record) throws(ExchangeError) {
        let reader = RegisterReader(record: record)
        self.init(
            id: record.id, about: try reader.value("about") { field throws(RegisterFault) in try field.id() },
            text: try reader.value("text") { field throws(RegisterFault) in try field.text() }, author: record.author,
            isDeleted: try reader.value("deleted", or: false) { field throws(RegisterFault) in try field.flag() },
            created: record.created)
    }
}
