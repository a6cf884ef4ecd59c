internal import Ledger

/// Which bills of the history are wanted; what is nil is no matter.
public struct BillFilter: Hashable, Sendable {
    /// A part of the title, the merchant, a line or a person's name, in any case.
    public var text: String?
    /// The beginning of the name of somebody at the table, in any case.
    public var person: String?
    /// The first day, as ISO 8601 writes it.
    public var from: String?
    /// The last day.
    public var to: String?

    /// Makes a filter which every bill passes.
    public init() {}

    /// Whether the bill passes. A bill without a day passes no limit of days.
    public func passes(_ bill: BillRecord) -> Bool {
        if let from, bill.day.map({ $0 < from }) ?? true { return false }
        if let to, bill.day.map({ $0 > to }) ?? true { return false }
        if let person = person?.lowercased(), !bill.people.contains(where: { $0.name.lowercased().hasPrefix(person) }) {
            return false
        }
        guard let text = text?.lowercased() else { return true }
        func has(_ name: String?) -> Bool { name?.lowercased().firstRange(of: text) != nil }
        return has(bill.title) || has(bill.merchant) || bill.lines.contains { has($0.name) }
            || bill.people.contains { has($0.name) }
    }
}
