public import Ledger
public import Money

/// What earlier bills suggest for a new one.
public struct Suggestions: Hashable, Sendable {
    /// Who sat together before, the most recent tables at this merchant first, then the most recent anywhere.
    public var tables: [Table] = []
    /// Everybody who is still offered, those of the most recent bills first.
    public var people: [Contact] = []
    /// The usual tip in percent, as it is typed: `18%`; nil where there is none.
    public var tip: String?
    /// What was corrected at this merchant, by the printed name as ``folded(_:)`` has it.
    public var corrections: [String: Correction] = [:]

    /// People who sat together.
    public struct Table: Hashable, Sendable {
        /// Everybody, in the order of that bill.
        public let people: [Person]
        /// Whether it was at the merchant of the new bill.
        public let isHere: Bool
    }

    /// No suggestions.
    public init() {}
}

extension Database {
    /// What earlier bills suggest for a receipt of this merchant and currency.
    public func suggestions(merchant: String?, currency: Currency) throws(StoreError) -> Suggestions {
        let contacts = try people()
        let offered = Set(contacts.filter { !$0.isArchived }.map(\.name))
        let place = merchant.map(folded)
        // The order in which bills were kept, not that of their days: what was done last counts.
        let bills = try bills().sorted { ($0.id ?? 0) > ($1.id ?? 0) }
        var suggestions = Suggestions()
        var here: [Suggestions.Table] = []
        var elsewhere: [Suggestions.Table] = []
        var seen: Set<Set<String>> = []
        func isHere(_ bill: BillRecord) -> Bool {
            place.map { place in [bill.merchant, bill.title].compactMap(\.self).contains { folded($0) == place } }
                ?? false
        }
        for isWanted in [true, false] {
            for bill in bills where isHere(bill) == isWanted && !bill.people.isEmpty {
                let names = Set(bill.people.map(\.name))
                guard names.isSubset(of: offered), seen.insert(names).inserted else { continue }
                let table = Suggestions.Table(people: bill.people, isHere: isWanted)
                if isWanted { here.append(table) } else { elsewhere.append(table) }
            }
        }
        suggestions.tables = here + elsewhere
        var recency: [String: Int] = [:]
        for (age, bill) in bills.enumerated() {
            for person in bill.people where recency[person.name] == nil { recency[person.name] = age }
        }
        suggestions.people = contacts.filter { !$0.isArchived }.enumerated().sorted { left, right in
            let ages = (recency[left.element.name] ?? .max, recency[right.element.name] ?? .max)
            return ages.0 == ages.1 ? left.offset < right.offset : ages.0 < ages.1
        }.map(\.element)
        suggestions.tip = Self.usualTip(bills.filter { $0.currency == currency })
        if let place { suggestions.corrections = try corrections(at: place) }
        return suggestions
    }

    /// The tip in percent that most of the last ten bills with one have, the more recent on a tie.
    private static func usualTip(_ bills: [BillRecord]) -> String? {
        let tips = bills.compactMap { bill in
            bill.extras.split(separator: "\n").first { $0.hasPrefix("tip ") }.map { String($0.dropFirst(4)) }
        }
        let recent = tips.filter { $0.contains("%") }.prefix(10)
        let counts = Dictionary(recent.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return recent.first { counts[$0] == most }
    }
}
