public import Ledger
public import Money

extension Database {
    /// Everybody who is known, by name.
    public func people() throws(StoreError) -> [Contact] {
        let handles = try rows("SELECT person, service, address FROM handle ORDER BY service") { row in
            (person: row.integer(0) ?? 0, handle: Contact.Handle(row.text(1) ?? "", row.text(2) ?? ""))
        }
        let people = try rows("SELECT id, name, weight, colour, is_me, is_archived FROM person") { row in
            let id = row.integer(0) ?? 0
            return Contact(
                id: id, name: row.text(1) ?? "", weight: row.text(2).flatMap { Fraction($0) } ?? .one,
                colour: row.text(3), isMe: row.flag(4) ?? false, isArchived: row.flag(5) ?? false,
                handles: handles.filter { $0.person == id }.map(\.handle))
        }
        return people.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }

    /// The person called this, in any case, or the only one whose name begins so.
    public func person(_ typed: String) throws(StoreError) -> Contact {
        let people = try people()
        let small = typed.lowercased()
        if let same = people.first(where: { $0.name == typed }) { return same }
        if let same = people.first(where: { $0.name.lowercased() == small }) { return same }
        let matches = people.filter { $0.name.lowercased().hasPrefix(small) }
        guard let match = matches.first, !small.isEmpty else { throw .noPerson(typed) }
        guard matches.count == 1 else { throw .ambiguousPerson(typed, matches.map(\.name)) }
        return match
    }

    /// Makes somebody known.
    public func add(_ person: Person) throws(StoreError) {
        try write { () throws(StoreError) in
            if let other = try same(person.name) { throw .personExists(other.name) }
            _ = try insert(person)
        }
    }

    /// Gives somebody another name, on every bill of the past as well.
    public func rename(_ person: Contact, to name: String) throws(StoreError) {
        try write { () throws(StoreError) in
            if let other = try same(name), other.id != person.id { throw .personExists(other.name) }
            try run("UPDATE person SET name = ? WHERE id = ?", [.init(name), .init(person.id)])
            let texts = try rows(
                "SELECT id, assignment, extras FROM bill JOIN bill_person ON bill = id WHERE person = ?",
                [.init(person.id)]
            ) { (id: $0.integer(0), assignment: $0.text(1) ?? "", extras: $0.text(2) ?? "") }
            for text in texts {
                try run(
                    "UPDATE bill SET assignment = ?, extras = ?, revision = revision + 1 WHERE id = ?",
                    [
                        .init(QuotedNames(text.assignment).renaming(person.name, to: name)),
                        .init(QuotedNames(text.extras).renaming(person.name, to: name)), .init(text.id),
                    ])
            }
        }
    }

    /// Offers somebody no longer, or again. The bills of the past keep them.
    public func archive(_ person: Contact, _ isArchived: Bool) throws(StoreError) {
        try set(person, "is_archived", .init(isArchived))
    }

    /// Forgets somebody who is on no bill, with where money reaches them.
    ///
    /// - Throws: ``StoreError/onBills(_:_:)`` for somebody who is on one.
    public func delete(_ person: Contact) throws(StoreError) {
        try write { () throws(StoreError) in
            let bills = try rows("SELECT COUNT(*) FROM bill_person WHERE person = ?", [.init(person.id)]) {
                $0.integer(0) ?? 0
            }
            if let count = bills.first, count > 0 { throw .onBills(person.name, count) }
            try run("DELETE FROM handle WHERE person = ?", [.init(person.id)])
            try run("DELETE FROM person WHERE id = ?", [.init(person.id)])
        }
    }

    /// Says for how many somebody counts where no weight is given. Bills of the past keep the weight they were split by.
    public func weigh(_ person: Contact, _ weight: Fraction) throws(StoreError) {
        try set(person, "weight", .init(weight.description))
    }

    /// Gives somebody a colour, or none.
    public func paint(_ person: Contact, _ colour: String?) throws(StoreError) {
        try set(person, "colour", .init(colour))
    }

    /// Says who the user is; nil for nobody of them.
    public func setMe(_ person: Contact?) throws(StoreError) {
        try write { () throws(StoreError) in
            try run("UPDATE person SET is_me = 0 WHERE is_me = 1")
            guard let person else { return }
            try run("UPDATE person SET is_me = 1 WHERE id = ?", [.init(person.id)])
        }
    }

    /// Says where money reaches somebody; an address of nil takes the handle away.
    public func setHandle(_ person: Contact, _ service: String, _ address: String?) throws(StoreError) {
        try write { () throws(StoreError) in
            try run("DELETE FROM handle WHERE person = ? AND service = ?", [.init(person.id), .init(service)])
            guard let address else { return }
            try run("INSERT INTO handle VALUES (?, ?, ?)", [.init(person.id), .init(service), .init(address)])
        }
    }

    private func set(_ person: Contact, _ column: String, _ value: Statement.Value) throws(StoreError) {
        try write { () throws(StoreError) in
            try run("UPDATE person SET \(column) = ? WHERE id = ?", [value, .init(person.id)])
        }
    }

    /// The row and spelling of somebody on a bill, who becomes known by it.
    func known(_ person: Person) throws(StoreError) -> (id: Int, name: String) {
        guard let same = try same(person.name) else { return (try insert(person), person.name) }
        try run("UPDATE person SET is_archived = 0 WHERE id = ?", [.init(same.id)])
        return same
    }

    private func same(_ name: String) throws(StoreError) -> (id: Int, name: String)? {
        let people = try rows("SELECT id, name FROM person") { row in (id: row.integer(0) ?? 0, name: row.text(1) ?? "")
        }
        return people.first { $0.name == name } ?? people.first { $0.name.lowercased() == name.lowercased() }
    }

    private func insert(_ person: Person) throws(StoreError) -> Int {
        try run(
            "INSERT INTO person (name, weight) VALUES (?, ?)", [.init(person.name), .init(person.weight.description)])
        return lastRow
    }
}
