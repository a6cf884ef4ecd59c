internal import Groups

/// Reads the registers of one record as they are now; what is wrong is told with the record and the register.
struct RegisterReader {
    let record: Record

    /// What `read` makes of a register that has to be there.
    func value<Value>(
        _ register: String, _ read: (Field) throws(RegisterFault) -> Value
    ) throws(ExchangeError) -> Value {
        guard let value = try optional(register, read) else { throw error(register, RegisterFault("", .missing)) }
        return value
    }

    /// What `read` makes of a register, or the usual value where it was never written or holds null.
    func value<Value>(
        _ register: String, or usual: Value, _ read: (Field) throws(RegisterFault) -> Value
    ) throws(ExchangeError) -> Value {
        try optional(register, read) ?? usual
    }

    /// What `read` makes of a register; nil where it was never written or holds null.
    func optional<Value>(
        _ register: String, _ read: (Field) throws(RegisterFault) -> Value
    ) throws(ExchangeError) -> Value? {
        guard let edit = record.current(register) else { return nil }
        do throws(RegisterFault) {
            let json = try Self.json(edit.value)
            if case .null = json { return nil }
            return try Field.reading(json, read)
        } catch { throw self.error(register, error) }
    }

    private static func json(_ text: String) throws(RegisterFault) -> JSON {
        do throws(JSONFault) { return try JSON(parsing: text.utf8) } catch { throw RegisterFault("", .json(error)) }
    }

    /// The fault of this register as an error.
    func error(_ register: String, _ fault: RegisterFault) -> ExchangeError {
        .register(.init(record.id, record.kind, register), fault)
    }
}
