internal import Groups
internal import Ledger

extension Group {
    /// Checks that every record is of one kind, that every record which is spoken of is there, and that members stand
    /// for earlier ones only.
    func checkReferences(_ history: History) throws(ExchangeError) {
        try history.checkKinds()
        let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.id, $0) })
        func check(_ ids: some Sequence<RecordID>, in place: ExchangeError.Place) throws(ExchangeError) {
            if let stranger = ids.first(where: { places[$0] == nil }) {
                throw .register(place, RegisterFault("", .noMember(stranger)))
            }
        }
        if case .via(let member) = plan { try check([member], in: .init(id, Group.recordKind, "plan")) }
        for (place, member) in members.enumerated() {
            guard let alias = member.alias else { continue }
            let register = ExchangeError.Place(member.id, Member.recordKind, "alias")
            try check([alias], in: register)
            guard places[alias, default: place] < place else { throw .register(register, RegisterFault("", .circle)) }
        }
        for expense in expenses {
            try check(expense.money.members, in: .init(expense.id, Expense.recordKind, "money"))
        }
        for payment in payments {
            try check([payment.from, payment.to], in: .init(payment.id, Payment.recordKind, "money"))
        }
        for comment in comments where history.record(comment.about) == nil {
            throw .register(.init(comment.id, Comment.recordKind, "about"), RegisterFault("", .noRecord(comment.about)))
        }
    }
}

extension History {
    /// Checks that every record is of one kind.
    func checkKinds() throws(ExchangeError) {
        for (edit, next) in zip(edits, edits.dropFirst())
        where edit.record == next.record && edit.kind != next.kind {
            throw .twoKinds(edit.record, edit.kind, next.kind)
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
