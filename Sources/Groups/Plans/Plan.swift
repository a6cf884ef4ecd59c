public import Money

/// One payment that is proposed.
public struct Transfer: Hashable, Sendable {
    /// Who pays.
    public let from: RecordID
    /// Who is paid.
    public let to: RecordID
    /// How much, above zero.
    public let amount: Amount
    /// In which currency.
    public let currency: Currency

    /// Makes a transfer.
    public init(from: RecordID, to: RecordID, amount: Amount, currency: Currency) {
        self.from = from
        self.to = to
        self.amount = amount
        self.currency = currency
    }
}

/// Payments after which nobody owes anybody anything.
public struct Plan: Hashable, Sendable {
    /// The payments, by currency: the group's first, then by code.
    public let transfers: [Transfer]
    /// Whether the plan is what it is called; false only for one of the fewest payments among so many members that a
    /// smaller number of payments may exist.
    public let isProven: Bool

    /// The payments of the plan that are wanted.
    public func only(_ isWanted: (Transfer) -> Bool) -> Plan {
        Plan(transfers: transfers.filter(isWanted), isProven: isProven)
    }
}

extension Journal {
    /// The plan of this kind.
    ///
    /// - Throws: ``JournalError`` where somebody unknown is to be paid, or amounts are too large.
    public func plan(_ kind: PlanKind) throws(JournalError) -> Plan {
        switch kind {
        case .incurred: try debts().plan
        case .fewest: try balances().fewestPlan
        case .via(let member): try balances().plan(via: survivor(of: member) ?? member)
        }
    }
}

extension Balances {
    /// As few payments as there can be; from more than ``FewestPayments/provable`` members on, as few as the largest
    /// debtor paying the largest creditor takes.
    public var fewestPlan: Plan {
        let fewest = currencies.map { FewestPayments(amounts(in: $0)) }
        return Plan(
            transfers: zip(fewest, currencies).flatMap { transfers($0.payments, $1) },
            isProven: fewest.allSatisfy(\.isProven))
    }

    /// Everybody settles with this member, in the order of the members (Cospend's centred plan).
    ///
    /// - Throws: ``JournalError/notAMember(_:)``.
    public func plan(via member: RecordID) throws(JournalError) -> Plan {
        guard let centre = members.firstIndex(of: member) else { throw .notAMember(member) }
        let transfers = currencies.flatMap { currency in
            let payments = amounts(in: currency).enumerated().compactMap { place, amount -> ProposedPayment? in
                guard place != centre, amount != .zero else { return nil }
                return amount < .zero
                    ? ProposedPayment(from: place, to: centre, amount: amount.magnitude)
                    : ProposedPayment(from: centre, to: place, amount: amount)
            }
            return self.transfers(payments.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, currency)
        }
        return Plan(transfers: transfers, isProven: true)
    }

    private func transfers(_ payments: [ProposedPayment], _ currency: Currency) -> [Transfer] {
        payments.map { Transfer(from: members[$0.from], to: members[$0.to], amount: $0.amount, currency: currency) }
    }
}
