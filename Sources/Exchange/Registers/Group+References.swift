internal import Groups
internal import Ledger

extension Group {
    /// Checks that every record is of one kind, that every record which is spoken of is there, and that members stand
    /// for earlier ones only.
    func checkReferences(_ history: History) throws(ExchangeError) {
        try history.checkKinds()
        let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.id, $0) })
        if case .via(let member) = plan { try check([member], places, in: .init(id, Group.recordKind, "plan")) }
        for (place, member) in members.enumerated() {
            guard let alias = member.alias else { continue }
            let register = ExchangeError.Place(member.id, Member.recordKind, "alias")
            try check([alias], places, in: register)
            guard places[alias, default: place] < place else { throw .register(register, RegisterFault("", .circle)) }
        }
        for expense in expenses { try check(expense, places) }
        for payment in payments { try check(payment, places) }
        for comment in comments where history.record(comment.about) == nil {
            throw .register(.init(comment.id, Comment.recordKind, "about"), RegisterFault("", .noRecord(comment.about)))
        }
    }

    /// Checks that an expense speaks of members only, whose places are given.
    func check(_ expense: Expense, _ places: [RecordID: Int]) throws(ExchangeError) {
        try check(expense.money.members, places, in: .init(expense.id, Expense.recordKind, "money"))
    }

    /// Checks that a payment is between members, whose places are given.
    func check(_ payment: Payment, _ places: [RecordID: Int]) throws(ExchangeError) {
        try check([payment.from, payment.to], places, in: .init(payment.id, Payment.recordKind, "money"))
    }

    private func check(
        _ ids: [RecordID], _ places: [RecordID: Int], in place: ExchangeError.Place
    ) throws(ExchangeError) {
        if let stranger = ids.first(where: { places[$0] == nil }) {
            throw .register(place, RegisterFault("", .noMember(stranger)))
        }
    }
}

extension History {
    /// Checks that every record is of one kind.
    func checkKinds() throws(ExchangeError) {
        let edits = edits
        for place in edits.indices.dropFirst()
        where edits[place].record == edits[place - 1].record && edits[place].kind != edits[place - 1].kind {
            throw .twoKinds(edits[place].record, edits[place - 1].kind, edits[place].kind)
        }
    }
}

extension ExpenseMoney {
    /// Everybody it speaks of.
    fileprivate var members: [RecordID] {
        payers.map(\.member)
            + {
                switch split {
                case .equal(let members): members
                case .shares(let members), .percent(let members): members.map(\.member)
                case .exact(let parts): parts.map(\.member)
                case .adjusted(let members, let parts): members + parts.map(\.member)
                case .fixed(let parts, let rest): parts.map(\.member) + rest.map(\.member)
                case .items(let bill): bill.people.compactMap { RecordID($0.name) }
                }
            }()
    }
}
