public import Groups

/// What is kept as a record: its value is written as registers, and what changed in it as edits.
public protocol Registered: Sendable {
    /// What its record is.
    static var recordKind: String { get }
    /// Its record.
    var id: RecordID { get }
    /// All its registers as they are now.
    var registers: [Register] { get }
}

/// A register and the value that it is to hold.
public struct Register: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The value.
    public let value: JSON
    /// Whether it is the value that a register has which was never written, as null is too.
    public let isUsual: Bool

    init(_ name: String, _ value: JSON, isUsual: Bool = false) {
        self.name = name
        self.value = value
        self.isUsual = isUsual
    }

    /// A register that holds `usual` where it was never written.
    init<Value: Equatable>(_ name: String, _ value: Value, usually usual: Value, _ json: (Value) -> JSON) {
        self.init(name, json(value), isUsual: value == usual)
    }

    /// A register of text or of nothing.
    init(_ name: String, _ text: String?) { self.init(name, text.map { .string($0) } ?? .null, isUsual: text == nil) }
}

extension Registered {
    /// The edits that lead from `old` to this value, all with one stamp: of a new record every register that does not
    /// hold its usual value, else the registers that changed.
    ///
    /// - Throws: ``ExchangeError/register(_:_:)`` where a text holds a character that a terminal would obey.
    public func edits(from old: Self?, at stamp: Stamp, by author: String) throws(ExchangeError) -> [Edit] {
        let before = old?.registers ?? []
        var edits: [Edit] = []
        for register in registers {
            let known = before.first { $0.name == register.name }?.value.canonical
            let value = register.value.canonical
            guard old == nil ? !register.isUsual : known != value else { continue }
            do { _ = try JSON(parsing: value.utf8) } catch {
                throw .register(.init(id, Self.recordKind, register.name), RegisterFault("", .json(error)))
            }
            edits.append(
                Edit(
                    record: id, kind: Self.recordKind, register: register.name, stamp: stamp, value: value,
                    author: author))
        }
        return edits
    }
}
