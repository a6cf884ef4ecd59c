public import Money

/// My own money, from all groups that I am in, from bills and from records of my own: what I spent, what moved, who owes what.
///
/// These are separate axes and never added together, and neither are amounts of two currencies. Nothing of it is kept.
public struct MyMoney: Sendable {
    /// Everything that happened, by day, then in the order in which it was written.
    public let timeline: [MoneyEvent]

    /// Reads groups, records and bills; deleted ones do not count.
    ///
    /// - Parameters:
    ///   - memberships: The groups that I am in.
    ///   - records: What I noted down myself.
    ///   - bills: The bills at which I was and that are no expense of these groups.
    ///   - accounts: Through which accounts the bills went.
    /// - Throws: ``MyMoneyError`` for the first record that does not add up.
    public init(
        _ memberships: [Membership], _ records: [MoneyRecord], _ bills: [SharedBill] = [],
        accounts: [RecordID: String] = [:]
    ) throws(MyMoneyError) {
        var timeline: [MoneyEvent] = []
        for membership in memberships {
            do { timeline += try membership.events() } catch { throw .group(error) }
        }
        let live = records.filter { !$0.isDeleted }
        for record in live {
            do { timeline.append(try MoneyEvent(record)) } catch { throw .record(record.id, error) }
        }
        timeline += bills.map { MoneyEvent($0, account: accounts[$0.id]) }
        let refunds = Dictionary(grouping: live.filter { $0.kind == .refund && $0.purchase != nil }, by: \.purchase)
        for position in timeline.indices {
            let refunded = refunds[timeline[position].record, default: []]
                .filter { $0.currency == timeline[position].currency }
            do { timeline[position].refunded = try refunded.map(\.amount).checkedSum() } catch {
                throw .tooLarge(timeline[position].currency)
            }
        }
        self.timeline = timeline.sorted(by: MoneyEvent.comesBefore)
    }

    /// The currencies that occur, by code.
    public var currencies: [Currency] { Set(timeline.map(\.currency)).sorted { $0.code < $1.code } }

    /// What I spent and what moved in one currency.
    ///
    /// - Parameters:
    ///   - currency: The currency; amounts in others are not counted.
    ///   - days: The first day and the last; nil for all.
    /// - Returns: All figures, calculated anew.
    /// - Throws: ``MyMoneyError/tooLarge(_:)``.
    public func figures(
        in currency: Currency, during days: ClosedRange<CalendarDate>? = nil
    ) throws(MyMoneyError) -> MoneyFigures {
        do { return try MoneyFigures(events(during: days).filter { $0.currency == currency }) } catch {
            throw .tooLarge(currency)
        }
    }

    /// What was recorded through each account, by name, then by currency. It is no balance: nobody says what was in the
    /// account before.
    ///
    /// - Throws: ``MyMoneyError/tooLarge(_:)``.
    public func accounts(during days: ClosedRange<CalendarDate>? = nil) throws(MyMoneyError) -> [AccountFigures] {
        var figures: [Key: AccountFigures] = [:]
        for event in events(during: days) {
            for change in event.accounts {
                let key = Key(name: change.name, currency: event.currency)
                var account = figures[key] ?? AccountFigures(account: change.name, currency: event.currency)
                do { try account.add(change.amount) } catch { throw .tooLarge(event.currency) }
                figures[key] = account
            }
        }
        return figures.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What each person owes me, at all times, by name, then by currency; below zero for what I owe them.
    ///
    /// - Throws: ``MyMoneyError/tooLarge(_:)``.
    public func people() throws(MyMoneyError) -> [PersonBalance] {
        var balances: [Key: Amount] = [:]
        for event in timeline {
            for change in event.people {
                let key = Key(name: change.name, currency: event.currency)
                do { balances[key] = try balances[key, default: .zero].balance(adding: change.amount) } catch {
                    throw .tooLarge(event.currency)
                }
            }
        }
        return balances.sorted { $0.key < $1.key }
            .map { PersonBalance(person: $0.key.name, currency: $0.key.currency, amount: $0.value) }
    }

    private func events(during days: ClosedRange<CalendarDate>?) -> [MoneyEvent] {
        guard let days else { return timeline }
        return timeline.filter { days.contains($0.date) }
    }

    private struct Key: Hashable, Comparable {
        let name: String
        let currency: Currency

        static func < (left: Key, right: Key) -> Bool {
            (left.name, left.currency.code) < (right.name, right.currency.code)
        }
    }
}

/// Why one's own money cannot be calculated.
public enum MyMoneyError: Error, Equatable, Sendable {
    /// The books of a group cannot be read.
    case group(JournalError)
    /// A record of one's own does not make sense.
    case record(RecordID, MoneyRecordError)
    /// Amounts of this currency add up to more than can be calculated with.
    case tooLarge(Currency)
}

extension MyMoneyError: CustomStringConvertible {
    /// The reason in English, without its full stop.
    public var description: String {
        switch self {
        case .group(let error): error.description
        case .record(let record, let error): "\(record): \(error)"
        case .tooLarge(let currency): "the amounts in \(currency.code) add up to too much"
        }
    }
}
