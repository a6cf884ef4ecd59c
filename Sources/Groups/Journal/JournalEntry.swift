public import Money

/// One expense or payment in the books: who paid, and who owes; both add up to its amount.
///
/// A payment is paid by who gave the money and owed by who was given it.
public struct JournalEntry: Hashable, Sendable {
    /// What kind of record it is.
    public enum Kind: Hashable, Sendable {
        case expense
        case payment
    }

    /// The record.
    public let record: RecordID
    /// What kind of record.
    public let kind: Kind
    /// What the expense was; empty for a payment.
    public let title: String
    /// What kind of thing was bought; nil for none and for a payment.
    public let category: String?
    /// The day.
    public let date: CalendarDate
    /// The stamp it was made with.
    public let created: Stamp
    /// The currency in which it counts.
    public let currency: Currency
    /// What it counts as in that currency.
    public let amount: Amount
    /// Who paid how much, each member once.
    public let paid: [Contribution]
    /// Who owes how much, each member once.
    public let owed: [Contribution]

    init(_ expense: Expense, _ survivors: Survivors) throws(JournalError) {
        record = expense.id
        kind = .expense
        title = expense.title
        category = expense.category
        date = expense.date
        created = expense.created
        currency = expense.money.countedCurrency
        amount = expense.money.counted
        let parts: (paid: [Contribution], owed: [Contribution])
        do { parts = (try expense.paid(), try expense.shares()) } catch { throw .expense(expense.id, error) }
        paid = try survivors.standing(for: parts.paid, in: expense.id, currency)
        owed = try survivors.standing(for: parts.owed, in: expense.id, currency)
    }

    init(_ payment: Payment, _ survivors: Survivors) throws(JournalError) {
        do { try payment.check() } catch { throw .payment(payment.id, error) }
        record = payment.id
        kind = .payment
        title = ""
        category = nil
        date = payment.date
        created = payment.created
        currency = payment.currency
        amount = payment.amount
        paid = try survivors.standing(for: [Contribution(payment.from, payment.amount)], in: payment.id, currency)
        owed = try survivors.standing(for: [Contribution(payment.to, payment.amount)], in: payment.id, currency)
    }

    /// What a member paid of it.
    public func paid(by member: RecordID) -> Amount { paid.first { $0.member == member }?.amount ?? .zero }

    /// What a member owes of it.
    public func owed(by member: RecordID) -> Amount { owed.first { $0.member == member }?.amount ?? .zero }

    /// The order of the books: by day, then by the stamp of the record, then by its id.
    static func comesBefore(_ left: JournalEntry, _ right: JournalEntry) -> Bool {
        if left.date != right.date { return left.date < right.date }
        if left.created != right.created { return left.created < right.created }
        return left.record < right.record
    }
}

extension Survivors {
    /// The same amounts in the names of those who stand for the members, each once.
    fileprivate func standing(
        for parts: [Contribution], in record: RecordID, _ currency: Currency
    ) throws(JournalError) -> [Contribution] {
        var standing: [Contribution] = []
        standing.reserveCapacity(parts.count)
        for part in parts {
            guard let position = positions[part.member] else { throw .stranger(part.member, in: record) }
            standing.append(Contribution(members[position], part.amount))
        }
        guard members.count < positions.count else { return standing }
        var places: [RecordID: Int] = [:]
        var joined: [Contribution] = []
        for part in standing {
            if let place = places[part.member] {
                do { joined[place].amount = try joined[place].amount.balance(adding: part.amount) } catch {
                    throw .tooLarge(currency)
                }
            } else {
                places[part.member] = joined.count
                joined.append(part)
            }
        }
        return joined
    }
}
