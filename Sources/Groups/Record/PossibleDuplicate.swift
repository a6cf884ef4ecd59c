import Money

/// Two records of one kind that may be the same purchase or payment, written down on two devices.
public struct PossibleDuplicate: Hashable, Sendable {
    /// The one that was made first.
    public let first: RecordID
    /// The one that was made later.
    public let second: RecordID
}

extension Group {
    /// The live expenses, and the live payments, of the same day, amount, currency and payers that were made on different
    /// devices, each with the earliest that it may repeat; one of each pair is among the records that `arrived`.
    public func possibleDuplicates(among arrived: Set<RecordID>) -> [PossibleDuplicate] {
        let spent = expenses.filter { !$0.isDeleted }.map { expense in
            Candidate(
                id: expense.id, created: expense.created,
                facts: [
                    expense.date.description, "\(expense.money.amount.minorUnits)", expense.money.currency.code,
                ] + expense.money.payers.map(\.member.description).sorted())
        }
        let paid = payments.filter { !$0.isDeleted }.map { payment in
            Candidate(
                id: payment.id, created: payment.created,
                facts: [
                    payment.date.description, "\(payment.amount.minorUnits)", payment.currency.code,
                    payment.from.description, payment.to.description,
                ])
        }
        return [spent, paid].flatMap { Self.pairs($0, arrived) }
    }

    /// The candidates are in the order in which they were made.
    private static func pairs(_ candidates: [Candidate], _ arrived: Set<RecordID>) -> [PossibleDuplicate] {
        var all: [[String]: Earliest] = [:]
        var new: [[String]: Earliest] = [:]
        return candidates.compactMap { candidate in
            let isNew = arrived.contains(candidate.id)
            let earlier = (isNew ? all : new)[candidate.facts]?.made(elsewhereThan: candidate)
            all[candidate.facts, default: Earliest()].add(candidate)
            if isNew { new[candidate.facts, default: Earliest()].add(candidate) }
            return earlier.map { PossibleDuplicate(first: $0.id, second: candidate.id) }
        }
    }
}

/// An expense or a payment by what would be the same in a duplicate.
private struct Candidate {
    let id: RecordID
    let created: Stamp
    let facts: [String]
}

/// The earliest of some candidates, and the earliest of another device than that one.
private struct Earliest {
    private var found: [Candidate] = []

    mutating func add(_ candidate: Candidate) {
        if found.isEmpty || (found.count == 1 && found[0].created.device != candidate.created.device) {
            found.append(candidate)
        }
    }

    func made(elsewhereThan candidate: Candidate) -> Candidate? {
        found.first { $0.created.device != candidate.created.device }
    }
}
