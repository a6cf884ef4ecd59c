public import Money

/// What was spent in one currency in a stretch of time, by the days of the expenses. Payments are not spending, and
/// negative expenses reduce it.
public struct Statistics: Hashable, Sendable {
    /// What one member spent.
    public struct MemberRow: Hashable, Sendable {
        /// The member.
        public let member: RecordID
        /// What they paid.
        public let paid: Amount
        /// What they owe.
        public let spent: Amount

        /// Paid less spent in this time; the balance is another figure, of all times and with payments.
        public var difference: Amount { paid - spent }
    }

    /// What was spent in one month.
    public struct MonthRow: Hashable, Sendable {
        /// The month.
        public let month: CalendarMonth
        /// The sum of its expenses, zero where there are none.
        public let amount: Amount
    }

    /// What was spent on one kind of thing.
    public struct CategoryRow: Hashable, Sendable {
        /// The category; nil for expenses without one.
        public let category: String?
        /// The sum of its expenses.
        public let amount: Amount
        /// Its part of the whole, in tenths of a percent; those of all rows add up to 1000.
        public let tenths: Int
    }

    /// The currency.
    public let currency: Currency
    /// The sum of all expenses.
    public let spend: Amount
    /// How many expenses there were.
    public let count: Int
    /// The sum divided by their number, rounded half away from zero; nil where there were none. To be shown only.
    public let average: Amount?
    /// The sum divided by the number of members who paid or owe something of it, rounded likewise; nil for none.
    public let perMember: Amount?
    /// One row for each member of the group, in the order in which they joined.
    public let members: [MemberRow]
    /// One row for each month from the first to the last, those without an expense included.
    public let months: [MonthRow]
    /// The categories, the largest first, then by name, expenses without one last; empty where no expense has one.
    public let categories: [CategoryRow]
}

extension Journal {
    /// What was spent in a currency.
    ///
    /// - Parameters:
    ///   - currency: The currency; amounts in others are not counted.
    ///   - days: The first day and the last; nil for all, from the first expense to the last.
    /// - Returns: All figures, calculated anew.
    /// - Throws: ``JournalError/tooLarge(_:)``.
    public func statistics(
        in currency: Currency, during days: ClosedRange<CalendarDate>? = nil
    ) throws(JournalError) -> Statistics {
        var expenses = entries.filter { $0.kind == .expense && $0.currency == currency }
        if let days { expenses = expenses.filter { days.contains($0.date) } }
        do { return try Statistics(expenses, members, currency, days) } catch { throw .tooLarge(currency) }
    }
}

extension Statistics {
    /// Counts expenses, which are in the order of their days.
    fileprivate init(
        _ expenses: [JournalEntry], _ members: [RecordID], _ currency: Currency, _ days: ClosedRange<CalendarDate>?
    ) throws(MoneyError) {
        self.currency = currency
        var spend = Amount.zero
        for expense in expenses { spend = try spend.balance(adding: expense.amount) }
        self.spend = spend
        count = expenses.count
        let paid = try sums(expenses.flatMap(\.paid).map { ($0.member, $0.amount) })
        let owed = try sums(expenses.flatMap(\.owed).map { ($0.member, $0.amount) })
        let taking = Set(
            (expenses.flatMap(\.paid) + expenses.flatMap(\.owed)).filter { $0.amount != .zero }.map(\.member))
        average = spend.divided(by: expenses.count)
        perMember = spend.divided(by: taking.count)
        self.members = members.map { member in
            MemberRow(member: member, paid: paid[member, default: .zero], spent: owed[member, default: .zero])
        }

        let byMonth = try sums(expenses.map { (CalendarMonth(of: $0.date), $0.amount) })
        let recorded = expenses.first.flatMap { first in expenses.last.map { first.date...$0.date } }
        months =
            (days ?? recorded).map(CalendarMonth.all(in:))?
            .map { MonthRow(month: $0, amount: byMonth[$0, default: .zero]) } ?? []

        let byCategory = try sums(expenses.map { ($0.category, $0.amount) })
            .sorted { left, right in
                guard let name = left.key, let other = right.key else { return left.key != nil }
                return (right.value, name) < (left.value, other)
            }
        let tenths = try byCategory.map(\.value).tenthsOfPercent()
        let hasCategories = byCategory.contains { $0.key != nil }
        categories =
            hasCategories ? zip(byCategory, tenths).map { .init(category: $0.key, amount: $0.value, tenths: $1) } : []
    }
}

extension [Amount] {
    /// The part of each in their sum, in tenths of a percent that add up to 1000: 33.4 33.3 33.3 for three alike.
    ///
    /// What is below zero, such as a category with more given back than spent, has no part; where nothing is above
    /// zero, all are 0.0.
    func tenthsOfPercent() throws(MoneyError) -> [Int] {
        let weights = map { Fraction(Swift.max(0, $0.minorUnits)) }
        guard weights.contains(where: { $0 > .zero }) else { return map { _ in 0 } }
        return try Amount(1000).apportioned(by: weights).map(\.minorUnits)
    }
}

extension Amount {
    /// An equal part, rounded half away from zero; nil among nobody.
    fileprivate func divided(by count: Int) -> Amount? {
        Fraction(1, over: count).flatMap { multiplied(by: $0) }
    }
}

/// The sum of the amounts with each key.
private func sums<Key: Hashable>(_ amounts: [(Key, Amount)]) throws(MoneyError) -> [Key: Amount] {
    var sums: [Key: Amount] = [:]
    for (key, amount) in amounts { sums[key] = try sums[key, default: .zero].balance(adding: amount) }
    return sums
}
