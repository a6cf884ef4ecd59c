public import Money

/// The balances of one currency at the end of a day.
public struct DayBalances: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The balance of each member, in the order of ``Journal/members``.
    public let amounts: [Amount]
}

extension Journal {
    /// How the balances of a currency came about: those of every day on which something was spent or paid, in order.
    ///
    /// - Throws: ``JournalError/tooLarge(_:)``.
    public func history(in currency: Currency) throws(JournalError) -> [DayBalances] {
        var history: [DayBalances] = []
        var column = emptyColumn
        for entry in entries where entry.currency == currency {
            try add(entry, to: &column)
            if history.last?.date == entry.date { history.removeLast() }
            history.append(DayBalances(date: entry.date, amounts: column))
        }
        return history
    }
}
