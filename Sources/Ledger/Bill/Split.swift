public import Money

/// A bill divided to the last unit: one statement a person, and what nobody has been given.
public struct Split: Hashable, Sendable {
    /// One statement for each person, in the order of the bill.
    public let statements: [Statement]
    /// The lines in nobody's share, in printed order; while there are any, the bill is not done.
    public let unassigned: [Line]
    /// What everybody together should pay, the unassigned lines included.
    public let total: Amount

    /// The sum of what everybody pays: the total, once no line is left.
    public func assigned() throws(LedgerError) -> Amount { try sum(statements.map(\.total)) }
}

extension Bill {
    /// Divides the bill.
    ///
    /// Lines go by their own weights, charges over everybody by their rule, then treats are moved and steps of cash
    /// taken. Every division is ``Money/Amount/apportioned(by:startingAt:)``.
    ///
    /// - Returns: A split whose statements add up to the total less the unassigned lines, exactly.
    /// - Throws: ``LedgerError`` for a bill without people, with two of one name, or with a treat, a payer or a step
    ///   that makes no sense.
    public func split() throws(LedgerError) -> Split {
        try checkPeople()
        try checkSize()
        var entries = [[Statement.Entry]](repeating: [], count: people.count)
        let unassigned = try divideLines(&entries)
        try divideCharges(&entries)
        for treat in treats { try move(treat, &entries) }
        try takeSteps(&entries)
        let statements = try withIncludedTax(entries)
        return Split(statements: statements, unassigned: unassigned, total: try total())
    }

    private func checkPeople() throws(LedgerError) {
        if people.isEmpty { throw .nobody }
        var names: Set<String> = []
        for person in people where !names.insert(person.name).inserted { throw .sameName(person.name) }
        if let payer, !names.contains(payer) { throw .unknownPerson(payer) }
    }

    /// Bounds the amounts, so that no sum or difference of some of them can overflow later.
    private func checkSize() throws(LedgerError) {
        let limit = UInt(Amount.limit) * 1000
        var left = limit
        for amount in try lines.map(\.amount) + charges.map({ charge throws(LedgerError) in try amount(of: charge) }) {
            guard amount.minorUnits.magnitude <= left else { throw .money(.tooLarge) }
            left -= amount.minorUnits.magnitude
        }
    }

    /// The weight of every person, in the order of the bill; people without a share have zero.
    private func weights(_ shares: [Share]) throws(LedgerError) -> [Fraction] {
        try people.map { person throws(LedgerError) in
            try total(shares.filter { $0.person == person.name && $0.weight > .zero }.map(\.weight))
        }
    }

    private func total(_ weights: [Fraction]) throws(LedgerError) -> Fraction {
        var total = Fraction.zero
        for weight in weights {
            guard let sum = total.adding(weight) else { throw .money(.weightsTooFine) }
            total = sum
        }
        return total
    }

    private func divideLines(_ entries: inout [[Statement.Entry]]) throws(LedgerError) -> [Line] {
        var carry = Carry(count: people.count)
        var unassigned: [Line] = []
        for line in lines {
            let weights = try weights(shares(of: line))
            let all = try total(weights)
            if all == .zero {
                unassigned.append(line)
                continue
            }
            let parts: [Amount]
            do {
                if carriesRemainders {
                    parts = try carry.apportion(line.amount, by: weights)
                } else {
                    parts = try line.amount.apportioned(by: weights)
                }
            } catch { throw .money(error) }
            for (position, weight) in weights.enumerated() where weight != .zero {
                guard let part = weight.divided(by: all) else { throw .money(.weightsTooFine) }
                entries[position].append(.init(reason: .line(line, part: part), amount: parts[position]))
            }
        }
        return unassigned
    }

    /// Charges of one kind and rule are added before they are divided, so that two taxes cost no second odd unit.
    private func divideCharges(_ entries: inout [[Statement.Entry]]) throws(LedgerError) {
        let lineEntries = entries
        var done: [(kind: Charge.Kind, rule: Charge.Rule)] = []
        for charge in charges where !done.contains(where: { $0.kind == charge.kind && $0.rule == charge.rule }) {
            done.append((charge.kind, charge.rule))
            let alike = charges.filter { $0.kind == charge.kind && $0.rule == charge.rule }
            let whole = try sum(alike.map { charge throws(LedgerError) in try amount(of: charge) })
            var rule = charge.rule
            var weights = try weights(rule, lineEntries)
            if try total(weights) == .zero {
                rule = .even
                weights = try self.weights(rule, lineEntries)
            }
            let all = try total(weights)
            let parts = try apportion(whole, by: weights)
            for position in people.indices {
                let reason = Statement.Reason.charge(
                    charge.kind, whole: whole, rule: rule, weight: weights[position], weights: all)
                entries[position].append(.init(reason: reason, amount: parts[position]))
            }
        }
    }

    private func weights(
        _ rule: Charge.Rule, _ lineEntries: [[Statement.Entry]]
    ) throws(LedgerError) -> [Fraction] {
        switch rule {
        case .even:
            return people.map { $0.weight > .zero ? $0.weight : .zero }
        case .weights(let shares):
            return try weights(shares)
        case .proportional, .lines:
            return try lineEntries.map { entries throws(LedgerError) in
                let counted = entries.filter { entry in
                    guard case .lines(let numbers) = rule, case .line(let line, _) = entry.reason else { return true }
                    return numbers.contains(line.number)
                }
                return Fraction(max(0, try sum(counted.map(\.amount)).minorUnits))
            }
        }
    }

    private func apportion(_ amount: Amount, by weights: [Fraction]) throws(LedgerError) -> [Amount] {
        do { return try amount.apportioned(by: weights) } catch { throw .money(error) }
    }

    private func move(_ treat: Treat, _ entries: inout [[Statement.Entry]]) throws(LedgerError) {
        guard let treated = people.firstIndex(where: { $0.name == treat.person }) else {
            throw .unknownPerson(treat.person)
        }
        let guests = Set(treats.map(\.person))
        let others = people.filter { !guests.contains($0.name) }.map { Share($0.name, $0.weight) }
        for giver in treat.givers where !people.contains(where: { $0.name == giver.person }) {
            throw .unknownPerson(giver.person)
        }
        let givers = treat.givers.isEmpty ? others : treat.givers
        let weights = try weights(givers.filter { $0.person != treat.person })
        if try total(weights) == .zero { throw .nobodyTreats(treat.person) }
        let whole = try sum(entries[treated].map(\.amount))
        let parts = try apportion(whole, by: weights)
        let all = try total(weights)
        for position in people.indices where weights[position] != .zero {
            guard let part = weights[position].divided(by: all) else { throw .money(.weightsTooFine) }
            let reason = Statement.Reason.treating(treat.person, whole: whole, part: part)
            entries[position].append(.init(reason: reason, amount: parts[position]))
        }
        let names = people.indices.filter { weights[$0] != .zero }.map { people[$0].name }
        entries[treated].append(.init(reason: .treated(by: names), amount: -whole))
    }

    /// Everybody but the payer hands over a multiple of the step, halves away from zero; the payer bears the difference.
    private func takeSteps(_ entries: inout [[Statement.Entry]]) throws(LedgerError) {
        guard let cashStep else { return }
        guard let payer, let paid = people.firstIndex(where: { $0.name == payer }) else { throw .cashWithoutPayer }
        guard cashStep > .zero else { throw .cashStepNotPositive }
        var rest = Amount.zero
        for position in people.indices where position != paid {
            let total = try sum(entries[position].map(\.amount))
            guard let handed = total.rounded(toMultipleOf: cashStep) else { throw .money(.tooLarge) }
            let difference = handed - total
            guard difference != .zero else { continue }
            entries[position].append(.init(reason: .cashStep(cashStep), amount: difference))
            rest = try sum([rest, -difference])
        }
        if rest != .zero { entries[paid].append(.init(reason: .cashRest, amount: rest)) }
    }

    private func withIncludedTax(_ entries: [[Statement.Entry]]) throws(LedgerError) -> [Statement] {
        var statements: [Statement] = []
        for (person, entries) in zip(people, entries) { statements.append(try Statement(person, entries)) }
        guard includedTax != .zero else { return statements }
        var weights = statements.map { Fraction(max(0, $0.total.minorUnits)) }
        if try total(weights) == .zero { weights = try self.weights(.even, []) }
        let parts = try apportion(includedTax, by: weights)
        for position in statements.indices { statements[position].includedTax = parts[position] }
        return statements
    }
}
