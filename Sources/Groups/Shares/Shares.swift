import Ledger
import Money

extension Expense {
    /// What each member owes of it, in the currency in which it counts.
    public func shares() throws(ExpenseError) -> [Contribution] { try money.shares(of: id) }

    /// What each payer has paid of it, in the currency in which it counts.
    public func paid() throws(ExpenseError) -> [Contribution] { try money.paid() }
}

extension ExpenseMoney {
    /// What each member owes, in the currency in which it counts, in the order of the split.
    ///
    /// Weights and percentages divide what it counts as. Amounts that were given in the currency of the expense are
    /// divided there and then scaled, so that 90.00 EUR as exactly 50.00 and 40.00 are 55.56 and 44.44 of 100.00 USD.
    /// Who has weight 0 does not take part and is left out.
    ///
    /// - Parameter expense: The record of the expense, on which ``OddUnits/rotate`` depends.
    /// - Returns: Shares that add up to ``counted``, exactly.
    /// - Throws: ``ExpenseError`` for what does not add up, with the figure that is off.
    public func shares(of expense: RecordID) throws(ExpenseError) -> [Contribution] {
        try checkConversion()
        switch split {
        case .equal(let members):
            return try divided(counted, among: members.map { WeightedMember($0) }, expense)
        case .shares(let weighted):
            return try divided(counted, among: weighted, expense)
        case .percent(let weighted):
            try checkPercentages(weighted)
            return try divided(counted, among: weighted, expense)
        case .exact(let parts):
            let left = try left(of: amount, by: parts)
            guard left == .zero else { throw .amounts(left: inItsDirection(left), currency) }
            return try scaled(parts, expense)
        case .adjusted(let members, let adjustments):
            return try scaled(try adjusted(members, adjustments, expense), expense)
        case .fixed(let parts, let rest):
            return try scaled(try fixed(parts, rest, expense), expense)
        case .items(let bill):
            return try scaled(try items(bill), expense)
        }
    }

    /// What each payer has paid, in the currency in which it counts, in the order of the payers.
    ///
    /// - Returns: Amounts that add up to ``counted``, exactly.
    /// - Throws: ``ExpenseError`` where the payers have not paid just the amount.
    public func paid() throws(ExpenseError) -> [Contribution] {
        try checkConversion()
        guard !payers.isEmpty else { throw .nobodyPaid }
        let left = try left(of: amount, by: payers)
        guard left == .zero else { throw .payers(left: inItsDirection(left), currency) }
        guard conversion != nil else { return payers }
        do { return try payers.scaled(to: counted) } catch { throw .money(error) }
    }

    /// Whether it counts as nothing although it cost something, which deserves a warning.
    public var convertsToNothing: Bool { counted == .zero && amount != .zero }

    /// The adjustments first, the rest equally; the rest must not change its sign.
    private func adjusted(
        _ members: [RecordID], _ adjustments: [Contribution], _ expense: RecordID
    ) throws(ExpenseError) -> [Contribution] {
        let rest = try left(of: amount, by: adjustments)
        let sharing = Set(members)
        for adjustment in adjustments where !sharing.contains(adjustment.member) {
            throw .notSharing(adjustment.member)
        }
        guard hasItsSign(rest) else { throw .adjustments(over: rest.magnitude, currency) }
        let extra = Dictionary(uniqueKeysWithValues: adjustments.map { ($0.member, $0.amount) })
        let parts = try divided(rest, among: members.map { WeightedMember($0) }, expense)
        return parts.map { Contribution($0.member, $0.amount + extra[$0.member, default: .zero]) }
    }

    /// The fixed amounts as they are, the others by weights; the rest must not change its sign.
    private func fixed(
        _ parts: [Contribution], _ others: [WeightedMember], _ expense: RecordID
    ) throws(ExpenseError) -> [Contribution] {
        try checkDistinct(parts.map(\.member) + others.map(\.member))
        let rest = try left(of: amount, by: parts)
        guard hasItsSign(rest) else { throw .fixed(over: rest.magnitude, currency) }
        if !others.contains(where: { $0.weight > .zero }), rest != .zero {
            throw .amounts(left: inItsDirection(rest), currency)
        }
        return others.isEmpty ? parts : parts + (try divided(rest, among: others, expense))
    }

    /// The totals of the receipt, whose people are named by the ids of the members.
    private func items(_ bill: Bill) throws(ExpenseError) -> [Contribution] {
        guard bill.currency == currency else { throw .receiptCurrency(bill.currency) }
        let split: Split
        do { split = try bill.split() } catch { throw .bill(error) }
        guard split.unassigned.isEmpty else { throw .unassigned(split.unassigned.map(\.name)) }
        var parts: [Contribution] = []
        for statement in split.statements {
            guard let member = RecordID(statement.person.name) else { throw .notAMember(statement.person.name) }
            parts.append(Contribution(member, statement.total))
        }
        let left = try left(of: amount, by: parts)
        guard left == .zero else { throw .receipt(left: inItsDirection(left), currency) }
        return parts
    }

    private func divided(
        _ whole: Amount, among weighted: [WeightedMember], _ expense: RecordID
    ) throws(ExpenseError) -> [Contribution] {
        try checkDistinct(weighted.map(\.member))
        if let negative = weighted.first(where: { $0.weight < .zero }) { throw .negativeWeight(negative.member) }
        let sharing = weighted.filter { $0.weight != .zero }
        guard !sharing.isEmpty else { throw .nobodyShares }
        let first = precedence(among: sharing.map(\.member), expense).start(among: sharing.count)
        do {
            let parts = try whole.apportioned(by: sharing.map(\.weight), startingAt: first)
            return zip(sharing, parts).map { Contribution($0.member, $1) }
        } catch { throw .money(error) }
    }

    private func scaled(_ parts: [Contribution], _ expense: RecordID) throws(ExpenseError) -> [Contribution] {
        guard conversion != nil else { return parts }
        let first = precedence(among: parts.map(\.member), expense).start(among: parts.count)
        do { return try parts.scaled(to: counted, startingAt: first) } catch { throw .money(error) }
    }

    /// Who counts as first; a payer who does not take part changes nothing.
    private func precedence(among members: [RecordID], _ expense: RecordID) -> Precedence {
        switch oddUnits {
        case .listed: return .listed
        case .rotate: return .rotated(by: expense.description)
        case .payer:
            guard let most = payers.map(\.amount.magnitude).max(),
                let payer = payers.first(where: { $0.amount.magnitude == most })?.member,
                let position = members.firstIndex(of: payer)
            else { return .listed }
            return .from(position)
        }
    }

    private func hasItsSign(_ rest: Amount) -> Bool {
        rest == .zero || rest.minorUnits.signum() == amount.minorUnits.signum()
    }

    private func inItsDirection(_ left: Amount) -> Amount { amount < .zero ? -left : left }
}
